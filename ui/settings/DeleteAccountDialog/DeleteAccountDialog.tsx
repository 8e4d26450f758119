import { useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './DeleteAccountDialog.module.css';

export interface DeleteAccountDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** What the student must type: the password, or the email where the account has no password. */
  proof: 'password' | 'email';
  onDelete: (proof: string) => void;
  /** Called when the proof changes, to forget an earlier error. */
  onProofChange: () => void;
  busy?: boolean;
  proofError?: string;
  error?: string;
}

const fields = {
  password: { label: 'Your password', type: 'password', autoComplete: 'current-password' },
  email: { label: 'Your email', type: 'email', autoComplete: 'email', help: 'Type it to confirm.' },
};

/** Asks for proof before an account is deleted with everything in it. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
  proof,
  onDelete,
  onProofChange,
  busy = false,
  proofError,
  error,
}: DeleteAccountDialogProps) {
  const [given, setGiven] = useState('');
  const [proofBefore, setProofBefore] = useState(proof);
  const form = useId();

  // A password must never show in the field for the email.
  if (proof !== proofBefore) {
    setProofBefore(proof);
    setGiven('');
  }

  function type(next: string) {
    setGiven(next);
    onProofChange();
  }

  function close() {
    if (busy) return;
    setGiven('');
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Delete your account?"
      description="Your applications, essays, activities and honors are deleted at once and cannot be brought back. Download a ZIP first if you want to keep them."
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy} disabled={given === ''}>
            {busy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      {/* The browser says itself what is no email. */}
      <Form
        id={form}
        className={classes.form}
        noValidate={false}
        busy={busy || given === ''}
        onSubmit={() => onDelete(given)}
      >
        {error && <Banner>{error}</Banner>}
        <TextField {...fields[proof]} value={given} error={proofError} onChange={(event) => type(event.target.value)} />
      </Form>
    </Dialog>
  );
}
