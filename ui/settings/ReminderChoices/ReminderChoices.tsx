import { useId } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './ReminderChoices.module.css';

export interface ReminderKinds {
  digest: boolean;
  /** Of the digest: sunday to saturday. */
  evening: string;
  dates: boolean;
  waiting: boolean;
}

export interface ReminderChoicesProps extends ReminderKinds {
  evenings: readonly string[];
  /** Where the messages go. */
  email: string;
  /** What a student agrees to by ticking a kind. */
  wording: string;
  /** When they agreed, in words; null while every kind is off. */
  agreed: string | null;
  /** A change that was not saved. */
  unsaved?: Unsaved;
  onChange: (part: Partial<ReminderKinds>) => void;
}

const kinds = [
  ['digest', 'Weekly digest', 'What the week holds, and whether it fits. On an evening you choose, at 6 PM.'],
  ['dates', 'Before a date', '7, 3 and 1 days before something of yours is due.'],
  ['waiting', 'What waits for others', 'On the days on which somebody you asked is to be reminded.'],
] as const;

/** Which reminders come by e-mail. Nothing comes that is not ticked. */
export function ReminderChoices({
  evenings,
  email,
  wording,
  agreed,
  unsaved,
  onChange,
  ...chosen
}: ReminderChoicesProps) {
  const id = useId();
  return (
    <div>
      {kinds.map(([kind, label, about]) => (
        <div key={kind} className={classes.kind}>
          <Checkbox
            label={label}
            checked={chosen[kind]}
            aria-describedby={`${id}-${kind}`}
            onChange={({ target }) => onChange({ [kind]: target.checked })}
          />
          <p id={`${id}-${kind}`}>{about}</p>
          {kind === 'digest' && chosen.digest && (
            <Select
              label="Evening of the digest"
              className={classes.evening}
              value={chosen.evening}
              options={evenings.map((value) => ({ value, label: capital(value) }))}
              onChange={(evening) => onChange({ evening })}
            />
          )}
        </div>
      ))}
      {unsaved && <NotSaved {...unsaved} />}
      <p className={classes.note}>{wording}</p>
      {agreed && (
        <p className={classes.note}>
          They go to <span dir="auto">{email}</span>. {agreed}
        </p>
      )}
    </div>
  );
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
