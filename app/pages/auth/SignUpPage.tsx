import { AuthLayout, Banner, Button, Checkbox, TextField, TextLink, useFocusInvalid } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { enterAtom, guestApiAtom } from '#app/state/session.ts';
import { note } from './content.ts';
import classes from './auth.module.css';
import { checkPasswords } from '#app/lib/check-passwords.ts';

interface Fields {
  name: string;
  email: string;
  password: string;
  confirm: string;
  agreed: boolean;
}
type Errors = Partial<Record<keyof Fields, string>>;

function check({ name, email, password, confirm, agreed }: Fields): Errors {
  const errors: Errors = checkPasswords({ password, confirm });
  if (name.trim().length < limits.nameMin) errors.name = sentences.fullName;
  if (!looksLikeEmail(email.trim())) errors.email = sentences.email;
  if (!agreed) errors.agreed = sentences.terms;
  return errors;
}

export function SignUpPage() {
  const api = useAtomValue(guestApiAtom);
  const enter = useSetAtom(enterAtom);
  /** Of an account that was made, where the student could not be loaded with it: it is not made twice. */
  const token = useRef<string>(undefined);
  const [fields, setFields] = useState<Fields>({ name: '', email: '', password: '', confirm: '', agreed: false });
  const [errors, setErrors] = useState<Errors>({});
  /** What was wrong when it was sent last; `errors` is without what was changed since. */
  const [refused, setRefused] = useState({});
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refused);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function change(key: keyof Fields, value: string | boolean) {
    token.current = undefined;
    setFields({ ...fields, [key]: value });
    setErrors({ ...errors, [key]: undefined });
  }

  const field = (key: 'name' | 'email' | 'password' | 'confirm') => ({
    value: fields[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => change(key, event.target.value),
  });

  function refuse(wrong: Errors) {
    setErrors(wrong);
    setRefused(wrong);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = check(fields);
    setFailure(undefined);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { name, email, password } = fields;
      token.current ??= (await api('register', { body: { name, email, password } })).token;
      await enter(token.current);
    } catch (problem) {
      const wrong = problem instanceof Problem ? (problem.fields as Errors | undefined) : undefined;
      setBusy(false);
      if (!wrong || Object.keys(wrong).length === 0) setFailure(messageFor(problem, 'signUp'));
      refuse(wrong ?? {});
    }
  }

  return (
    <Page title="Sign up">
      <AuthLayout
        title="Create your account"
        lead="For students 13 and older."
        motto="Twenty-four leaves. One at a time."
        note={note}
        footer={
          <>
            Already have an account? <TextLink href={paths.signIn}>Sign In</TextLink>
          </>
        }
      >
        <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {failure && <Banner>{failure}</Banner>}
          <TextField label="Full name" dir="auto" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextField
            label="Password"
            type="password"
            autoComplete="new-password"
            help="At least 8 characters."
            {...field('password')}
          />
          <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirm')} />
          <Checkbox
            checked={fields.agreed}
            error={errors.agreed}
            onChange={(event) => change('agreed', event.target.checked)}
            label={
              <>
                I agree to the{' '}
                <TextLink href={paths.terms} target="_blank" rel="noreferrer">
                  Terms
                </TextLink>{' '}
                and{' '}
                <TextLink href={paths.privacy} target="_blank" rel="noreferrer">
                  Privacy Policy
                </TextLink>
              </>
            }
          />
          <Button variant="primary" size="large" type="submit" busy={busy}>
            {busy ? 'Creating...' : 'Create account'}
          </Button>
        </form>
      </AuthLayout>
    </Page>
  );
}
