import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type PersonItem, personRoles } from '../requirements.ts';
import classes from './PersonDialog.module.css';

export type PersonFields = Omit<PersonItem, 'id'>;

export interface PersonDialogProps {
  /** Adds the person and answers undefined, or why it did not work. */
  onAdd: (fields: PersonFields) => Promise<string | undefined>;
  onClose: () => void;
}

const roles = (Object.keys(personRoles) as PersonItem['role'][]).map((value) => ({
  value,
  label: personRoles[value],
}));

/** Names somebody who does a part of an application: a teacher, a counselor, a parent. */
export function PersonDialog({ onAdd, onClose }: PersonDialogProps) {
  const formId = useId();
  const [fields, setFields] = useState({ name: '', role: 'teacher' as PersonItem['role'], subject: '' });
  const [wrong, setWrong] = useState<{ name?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add() {
    const name = fields.name.trim();
    if (name === '') return setWrong({ name: 'Name is required.' });
    setBusy(true);
    setProblem(undefined);
    const subject = fields.role === 'teacher' ? fields.subject.trim() || null : null;
    const refused = await onAdd({ name, role: fields.role, subject });
    setBusy(false);
    if (refused === undefined) onClose();
    else setProblem(refused);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Add a person"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {busy ? 'Adding…' : 'Add'}
          </Button>
        </>
      }
    >
      <Form id={formId} className={classes.form} refused={wrong} busy={busy} onSubmit={() => void add()}>
        <TextField
          label="Name"
          value={fields.name}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          error={wrong.name}
          onChange={(event) => {
            setFields({ ...fields, name: event.target.value });
            setWrong({});
          }}
        />
        <SelectField
          label="Role"
          value={fields.role}
          options={roles}
          onChange={(role) => setFields({ ...fields, role })}
        />
        {fields.role === 'teacher' && (
          <TextField
            label="Subject"
            value={fields.subject}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setFields({ ...fields, subject: event.target.value })}
          />
        )}
        {problem && <Banner>{problem}</Banner>}
      </Form>
    </Dialog>
  );
}
