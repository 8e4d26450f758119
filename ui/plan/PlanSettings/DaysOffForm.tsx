import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './PlanSettings.module.css';

/** Days without school. */
export interface DaysOffFields {
  /** Calendar days, both counted. */
  from: string;
  to: string;
  name: string;
  /** Whether the student writes on them. */
  writing: boolean;
}

interface DaysOffFormProps {
  onAdd: (days: DaysOffFields) => void;
  onCancel: () => void;
}

interface Wrong {
  name?: string;
  from?: string;
  to?: string;
}

export function DaysOffForm({ onAdd, onCancel }: DaysOffFormProps) {
  const [name, setName] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  function save() {
    const last = to ?? from;
    const problems: Wrong = {
      ...(name.trim() === '' && { name: 'Give the days off a name.' }),
      ...(from === null && { from: 'Choose the first day.' }),
      ...(from !== null && last !== null && last < from && { to: 'The last day comes before the first.' }),
    };
    setWrong(problems);
    if (Object.keys(problems).length === 0) onAdd({ name: name.trim(), from: from!, to: last!, writing });
  }

  return (
    <Form className={classes.form} refused={wrong} busy={false} onSubmit={save}>
      <TextField
        label="Name"
        value={name}
        maxLength={100}
        autoComplete="off"
        dir="auto"
        error={wrong.name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={classes.two}>
        <DateField label="From" value={from} error={wrong.from} onChange={setFrom} />
        <DateField label="To" value={to ?? from} error={wrong.to} onChange={setTo} />
      </div>
      <Checkbox label="I write on these days" checked={writing} onChange={({ target }) => setWriting(target.checked)} />
      <div className={classes.row}>
        <Button type="submit" size="small">
          Save days off
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
