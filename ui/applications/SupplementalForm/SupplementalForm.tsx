import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { writingStatuses } from '../../primitives/StatusLabel/statuses.ts';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './SupplementalForm.module.css';

/** A supplemental as it is added. Without a title the server gives it one. */
export interface SupplementalFields {
  title: string;
  prompt: string;
  wordLimit: number | null;
  status: 'drafting' | 'editing' | 'final';
}

export interface SupplementalFormProps {
  /** Adds the supplemental and answers whether that worked; if so, the form is emptied. */
  onAdd: (fields: SupplementalFields) => Promise<boolean>;
  error?: string;
}

const blank = { title: '', prompt: '', wordLimit: '', status: 'drafting' as SupplementalFields['status'] };

/** Adds a supplemental to an application. It needs a title or a prompt. */
export function SupplementalForm({ onAdd, error }: SupplementalFormProps) {
  const headingId = useId();
  const [fields, setFields] = useState(blank);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const [wrong, setWrong] = useState<{ title?: string; wordLimit?: string }>({});

  function set(part: Partial<typeof blank>) {
    setFields({ ...fields, ...part });
    setWrong({});
  }

  async function add() {
    const limit = fields.wordLimit.replaceAll(/[\s,]/g, '');
    if (fields.title.trim() === '' && fields.prompt.trim() === '')
      return setWrong({ title: 'Give the supplemental a title or a prompt.' });
    if (!/^(?:[1-9]\d*)?$/.test(limit)) return setWrong({ wordLimit: 'Use a whole number of words.' });
    setBusy(true);
    setAdded(undefined);
    if (await onAdd({ ...fields, wordLimit: limit === '' ? null : Number(limit) })) {
      setAdded(fields.title.trim() || 'Prompt');
      setFields(blank);
    }
    setBusy(false);
  }

  return (
    <Form className={classes.root} aria-labelledby={headingId} refused={wrong} busy={busy} onSubmit={() => void add()}>
      <h2 className={classes.heading} id={headingId}>
        Add a supplemental
      </h2>
      <TextField
        label="Title"
        placeholder="Prompt"
        dir="auto"
        value={fields.title}
        error={wrong.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label="Prompt"
        placeholder="Paste the question as the college wrote it"
        rows={3}
        dir="auto"
        value={fields.prompt}
        onChange={(event) => set({ prompt: event.target.value })}
      />
      <div className={classes.two}>
        <TextField
          label="Word limit"
          placeholder="None"
          inputMode="numeric"
          value={fields.wordLimit}
          error={wrong.wordLimit}
          onChange={(event) => set({ wordLimit: event.target.value })}
        />
        <SelectField
          label="Status"
          value={fields.status}
          options={writingStatuses}
          onChange={(status) => set({ status })}
        />
      </div>
      {error && <Banner>{error}</Banner>}
      <Button icon={Plus} type="submit" wide busy={busy}>
        {busy ? 'Adding…' : 'Add supplemental'}
      </Button>
      <p className={classes.added} role="status" dir="auto">
        {added && `Added “${added}”.`}
      </p>
    </Form>
  );
}
