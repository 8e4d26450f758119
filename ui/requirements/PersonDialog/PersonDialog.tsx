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
  /** Whom it changes; left out where somebody is added. */
  person?: PersonItem;
  /** Saves the person and answers undefined, or why it did not work. */
  onSave: (fields: PersonFields) => Promise<string | undefined>;
  onClose: () => void;
}

const roles = (Object.keys(personRoles) as PersonItem['role'][]).map((value) => ({
  value,
  label: personRoles[value],
}));

/** Names somebody who does a part of an application: a teacher, a counselor, a parent. */
export function PersonDialog({ person, onSave, onClose }: PersonDialogProps) {
  const formId = useId();
  const [fields, setFields] = useState({
    name: person?.name ?? '',
    role: person?.role ?? 'teacher',
    subject: person?.subject ?? '',
  });
  const [wrong, setWrong] = useState<{ name?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save() {
    const name = fields.name.trim();
    if (name === '') return setWrong({ name: 'Name is required.' });
    setBusy(true);
    setProblem(undefined);
    const subject = fields.role === 'teacher' ? fields.subject.trim() || null : null;
    const refused = await onSave({ name, role: fields.role, subject });
    setBusy(false);
    if (refused === undefined) onClose();
    else setProblem(refused);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={person ? 'Edit person' : 'Add a person'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {person ? (busy ? 'Saving…' : 'Save') : busy ? 'Adding…' : 'Add'}
          </Button>
        </>
      }
    >
      <Form id={formId} className={classes.form} refused={wrong} busy={busy} onSubmit={() => void save()}>
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
