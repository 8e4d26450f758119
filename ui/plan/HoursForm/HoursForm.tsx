import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldError } from '../../primitives/Field/FieldError.tsx';
import control from '../../primitives/Field/control.module.css';
import { Form } from '../../primitives/Form/Form.tsx';
import classes from './HoursForm.module.css';

export interface HoursFormProps {
  /** Whether the number is being saved. */
  busy: boolean;
  /** Why it was not saved. */
  error?: string;
  onSave: (hours: number) => void;
}

/** Asks how many hours a week a student has, where the answer is used. */
export function HoursForm({ busy, error, onSave }: HoursFormProps) {
  const id = useId();
  const [hours, setHours] = useState('');
  const [wrong, setWrong] = useState<{ hours?: string }>({});
  const problem = wrong.hours ?? error;

  function save() {
    const number = Number(hours);
    if (hours.trim() === '' || !(number >= 0 && number <= 60)) setWrong({ hours: 'Use a number from 0 to 60.' });
    else onSave(number);
  }

  return (
    <Form className={classes.root} refused={wrong.hours ? wrong : undefined} busy={busy} onSubmit={save}>
      <div className={classes.row}>
        <label htmlFor={id}>Hours per week</label>
        <input
          id={id}
          className={control.root}
          type="number"
          inputMode="decimal"
          min={0}
          max={60}
          step={0.5}
          placeholder="8"
          value={hours}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setHours(target.value);
            setWrong({});
          }}
        />
        <Button type="submit" busy={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </Form>
  );
}
