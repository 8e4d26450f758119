import { WandSparkles } from 'lucide-react';
import { type HTMLAttributes, useId } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { ActivityFields, type ActivityFieldsProps, type ActivityInput } from '../ActivityFields/ActivityFields.tsx';
import classes from './ActivityForm.module.css';

export interface ActivityFormProps extends ActivityFieldsProps, Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown'> {
  /** Why the form does nothing yet, in a sentence. */
  help?: string;
  error?: string;
  adding?: boolean;
  onAdd: () => void;
  onSmartFrame: () => void;
}

/** Adds an activity, with a preview of its line. */
export function ActivityForm({
  help,
  error,
  adding = false,
  onAdd,
  onSmartFrame,
  onKeyDown,
  ...fields
}: ActivityFormProps) {
  const id = useId();
  const line = lineOf(fields.value);
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHead title="Add an activity" id={`${id}-title`} />
      <Form busy={adding} onSubmit={onAdd}>
        <div className={classes.form} role="presentation" onKeyDown={onKeyDown}>
          <ActivityFields {...fields} />
          <div role="group" aria-labelledby={`${id}-preview`}>
            <div className={classes.label} id={`${id}-preview`}>
              Preview
            </div>
            <p className={classes.line} data-empty={line === '' || undefined} dir="auto">
              {line || 'Your activity reads here as you write it.'}
            </p>
          </div>
          {error && <Banner>{error}</Banner>}
          <div>
            <div className={classes.actions}>
              <Button type="submit" variant="primary" busy={adding}>
                {adding ? 'Adding...' : 'Add activity'}
              </Button>
              <Button icon={WandSparkles} onClick={onSmartFrame}>
                SmartFrame
              </Button>
            </div>
            <p className={classes.help} role="status">
              {help}
            </p>
          </div>
        </div>
      </Form>
    </section>
  );
}

/** “Arabic tutor, Islamic Center Sunday School. Teach reading to younger students.” */
function lineOf({ title, organization, impact }: ActivityInput) {
  const role = [title, organization].map((part) => part.trim()).filter(Boolean);
  const end = role.length > 0 && !/[.!?]$/.test(role.at(-1)!) ? '.' : '';
  return `${role.join(', ')}${end} ${impact.trim()}`.trim();
}
