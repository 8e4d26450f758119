import { type Ref, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './ActivityFields.module.css';

/** What the line of an activity may have on an application, in characters. */
export const IMPACT_LIMIT = 150;

const NAME_LIMIT = 200;

/** An activity as it is typed: the numbers are still text. */
export interface ActivityInput {
  title: string;
  organization: string;
  hoursPerWeek: string;
  weeksPerYear: string;
  impact: string;
}

export interface ActivityFieldsProps {
  value: ActivityInput;
  onChange: (value: ActivityInput) => void;
  /** Why a field can't be taken as it is. */
  errors?: Partial<Record<keyof ActivityInput, string>>;
  /** Brings back the impact in whose place a suggestion was put; given as long as that stands as it is. */
  onUndo?: () => void;
  /** The first field, for who brings the focus to it. */
  titleRef?: Ref<HTMLInputElement>;
}

/** What there is to say about an activity. */
export function ActivityFields({ value, onChange, errors = {}, onUndo, titleRef }: ActivityFieldsProps) {
  const [cut, setCut] = useState(false);
  const impact = useRef<HTMLTextAreaElement>(null);
  const attributes = (field: keyof ActivityInput) => ({
    value: value[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [field]: event.target.value }),
  });
  return (
    <div className={classes.root}>
      <TextField label="Title" dir="auto" maxLength={NAME_LIMIT} ref={titleRef} {...attributes('title')} />
      <TextField label="Organization" dir="auto" maxLength={NAME_LIMIT} {...attributes('organization')} />
      <div className={classes.numbers}>
        <TextField label="Hours/week" inputMode="decimal" maxLength={6} {...attributes('hoursPerWeek')} />
        <TextField label="Weeks/year" inputMode="decimal" maxLength={6} {...attributes('weeksPerYear')} />
      </div>
      <div>
        <TextArea
          label="Impact"
          ref={impact}
          rows={4}
          dir="auto"
          maxLength={IMPACT_LIMIT}
          aside={<CharacterCount length={value.impact.length} limit={IMPACT_LIMIT} />}
          help={cut && `The end did not fit: an application takes ${IMPACT_LIMIT} characters.`}
          {...attributes('impact')}
          onPaste={({ currentTarget: box, clipboardData }) => {
            const kept = box.value.length - (box.selectionEnd - box.selectionStart);
            setCut(kept + clipboardData.getData('text').length > IMPACT_LIMIT);
          }}
          // It is one line. Taken out afterwards, the line end would leave the caret at the end.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          // What is longer, or has several lines, came from a script or a paste.
          onChange={(event) => {
            const impact = oneLine(event.target.value);
            if (impact.length < IMPACT_LIMIT) setCut(false);
            onChange({ ...value, impact });
          }}
        />
        <div className={classes.replaced} role="status">
          {onUndo && (
            <>
              The suggestion took the place of your line.
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  onUndo();
                  // The button goes with what it has undone.
                  impact.current?.focus();
                }}
              >
                Undo
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** A text in one line, as long as there is room, without half of an emoji at its end. */
function oneLine(text: string) {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, IMPACT_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '');
}
