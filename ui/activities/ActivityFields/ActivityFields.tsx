import { type Ref, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { type ActivityDetails, type ActivityWords, FormDetails } from '../FormDetails/FormDetails.tsx';
import classes from './ActivityFields.module.css';

/** The most characters that the line of an activity may have on an application. */
export const IMPACT_LIMIT = 150;

export const NAME_LIMIT = 200;

/** An activity as it is typed: the numbers are still text. */
export interface ActivityInput extends ActivityDetails {
  title: string;
  organization: string;
  hoursPerWeek: string;
  weeksPerYear: string;
  impact: string;
}

export interface ActivityFieldsProps {
  value: ActivityInput;
  onChange: (value: ActivityInput) => void;
  errors?: Partial<Record<keyof ActivityInput, string>>;
  /** Brings back the line that a suggestion replaced; given until the suggestion is changed. */
  onUndo?: () => void;
  titleRef?: Ref<HTMLInputElement>;
  /** The words that application forms offer. */
  words: ActivityWords;
  /** Whether what forms ask for besides is open at first. */
  detailsOpen?: boolean;
}

export function ActivityFields({
  value,
  onChange,
  errors = {},
  onUndo,
  titleRef,
  words,
  detailsOpen,
}: ActivityFieldsProps) {
  const [cut, setCut] = useState(false);
  const impact = useRef<HTMLTextAreaElement>(null);
  const attributes = (field: 'title' | 'organization' | 'hoursPerWeek' | 'weeksPerYear' | 'impact') => ({
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
            const remaining = box.value.length - (box.selectionEnd - box.selectionStart);
            setCut(remaining + clipboardData.getData('text').length > IMPACT_LIMIT);
          }}
          // The line takes no line ends. Removing one afterwards would move the caret to the end.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          // A script or a paste can still bring a text that is too long or has several lines.
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
                  // The button disappears once it has been pressed.
                  impact.current?.focus();
                }}
              >
                Undo
              </Button>
            </>
          )}
        </div>
      </div>
      <FormDetails
        value={value}
        words={words}
        open={detailsOpen}
        onChange={(part) => onChange({ ...value, ...part })}
      />
    </div>
  );
}

/** A text in one line, cut at the limit without splitting an emoji. */
function oneLine(text: string) {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, IMPACT_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '');
}
