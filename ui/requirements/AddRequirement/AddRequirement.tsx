import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type RequirementItem, type RequirementKind, requirementNames } from '../requirements.ts';
import classes from './AddRequirement.module.css';

export type RequirementFields = Pick<RequirementItem, 'kind' | 'note'>;

export interface AddRequirementProps {
  /** Adds the requirement and answers undefined, or why it did not work. */
  onAdd: (fields: RequirementFields) => Promise<string | undefined>;
}

const kinds = (Object.keys(requirementNames) as RequirementKind[]).map((value) => ({
  value,
  label: requirementNames[value],
}));

const blank = { kind: 'other' as RequirementKind, note: '' };

/** A button, and the dialog in which a student adds what they found on the college's page. */
export function AddRequirement({ onAdd }: AddRequirementProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState(blank);
  const [wrong, setWrong] = useState<{ note?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add() {
    const note = fields.note.trim() || null;
    if (fields.kind === 'other' && note === null) return setWrong({ note: 'Say what it is.' });
    setBusy(true);
    setProblem(undefined);
    const refused = await onAdd({ kind: fields.kind, note });
    setBusy(false);
    setProblem(refused);
    if (refused !== undefined) return;
    setFields(blank);
    setOpen(false);
  }

  return (
    <>
      <Button icon={Plus} size="small" onClick={() => setOpen(true)}>
        Add a requirement
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title="Add a requirement"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {busy ? 'Adding…' : 'Add'}
            </Button>
          </>
        }
      >
        <Form id={formId} className={classes.form} refused={wrong} busy={busy} onSubmit={() => void add()}>
          <SelectField
            label="Kind"
            value={fields.kind}
            options={kinds}
            onChange={(kind) => setFields({ ...fields, kind })}
          />
          <TextField
            label={fields.kind === 'other' ? 'What it is' : 'Note'}
            placeholder={fields.kind === 'other' ? 'Sketchbook, ten pages' : undefined}
            value={fields.note}
            maxLength={1000}
            dir="auto"
            error={wrong.note}
            onChange={(event) => {
              setFields({ ...fields, note: event.target.value });
              setWrong({});
            }}
          />
          {problem && <Banner>{problem}</Banner>}
        </Form>
      </Dialog>
    </>
  );
}
