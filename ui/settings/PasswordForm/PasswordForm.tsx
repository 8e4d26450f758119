import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SaveIndicator } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import classes from '../ProfileForm/ProfileForm.module.css';

export interface Passwords {
  current: string;
  password: string;
  confirm: string;
}

export interface PasswordFormProps {
  passwords: Passwords;
  onChange: (passwords: Passwords) => void;
  onSave: () => void;
  /** The student's email, for the password manager of the browser. */
  email: string;
  busy?: boolean;
  errors?: Partial<Record<keyof Passwords, string>>;
  /** A new object each time that the form is refused: see `Form`. */
  refused: object;
  error?: string;
  /** When it was saved, in words: 4:12 PM. */
  savedAt?: string;
}

/** Changes the password of a student who knows the present one. */
export function PasswordForm({
  passwords,
  onChange,
  onSave,
  email,
  busy = false,
  errors = {},
  refused,
  error,
  savedAt,
}: PasswordFormProps) {
  const field = (key: keyof Passwords) => ({
    type: 'password',
    autoComplete: key === 'current' ? 'current-password' : 'new-password',
    value: passwords[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => onChange({ ...passwords, [key]: event.target.value }),
  });

  return (
    <Form className={classes.root} refused={refused} busy={busy} onSubmit={onSave}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Present password" {...field('current')} />
      <TextField label="New password" help="At least 8 characters." {...field('password')} />
      <TextField label="Confirm new password" {...field('confirm')} />
      {error && <Banner>{error}</Banner>}
      <div className={classes.foot}>
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change password'}
        </Button>
        <SaveIndicator state={savedAt && !busy ? 'saved' : null} time={savedAt} />
      </div>
    </Form>
  );
}
