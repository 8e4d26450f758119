import { AuthLayout, Banner, Button, TextField, TextLink, useFocusInvalid } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { endSessionAtom, guestApiAtom } from '#app/state/session.ts';
import { note } from './content.ts';
import classes from './auth.module.css';
import { passwordChangedAtom } from './between-pages.ts';
import { checkPasswords } from '#app/lib/check-passwords.ts';
import { useFragment } from './useFragment.ts';

/** Where the link in the e-mail leads: a new password, with the token in the address's fragment. */
export function ResetPasswordPage() {
  const token = useFragment().get('token');
  const api = useAtomValue(guestApiAtom);
  const endSession = useSetAtom(endSessionAtom);
  const setPasswordChanged = useSetAtom(passwordChangedAtom);
  const [, navigate] = useLocation();
  const [fields, setFields] = useState({ password: '', confirm: '' });
  const [errors, setErrors] = useState<ReturnType<typeof checkPasswords>>({});
  /** What was wrong when it was sent last; `errors` is without what was changed since. */
  const [refused, setRefused] = useState({});
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refused);
  const [linkRefused, setLinkRefused] = useState(token === null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const field = (key: keyof typeof fields) => ({
    type: 'password',
    autoComplete: 'new-password',
    value: fields[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [key]: event.target.value });
      setErrors({ ...errors, [key]: undefined });
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = checkPasswords(fields);
    setFailure(undefined);
    setErrors(wrong);
    setRefused(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await api('resetPassword', { body: { token: token!, password: fields.password } });
      // The account's sessions are over; one of another account would keep its student from signing in here.
      endSession();
      setPasswordChanged(true);
      navigate(paths.signIn, { replace: true });
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 403) setLinkRefused(true);
      else setFailure(messageFor(problem, 'save'));
      setBusy(false);
    }
  }

  return (
    <Page title="New password">
      <AuthLayout
        title="Choose a new password"
        lead="It signs you out on every device."
        motto="Back to your own words."
        note={note}
        footer={
          <>
            Back to <TextLink href={paths.signIn}>Sign In</TextLink>
          </>
        }
      >
        {linkRefused ? (
          <RefusedLink />
        ) : (
          <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
            {failure && <Banner>{failure}</Banner>}
            <TextField label="New password" help="At least 8 characters." {...field('password')} />
            <TextField label="Confirm password" {...field('confirm')} />
            <Button variant="primary" size="large" type="submit" busy={busy}>
              {busy ? 'Saving...' : 'Save password'}
            </Button>
          </form>
        )}
      </AuthLayout>
    </Page>
  );
}

/** Instead of a form that can't work any more: what is wrong, and the way on. */
function RefusedLink() {
  const [, navigate] = useLocation();
  return (
    <div className={classes.form}>
      <Banner>{sentences.resetRefused}</Banner>
      <Button variant="primary" size="large" ref={takeFocus} onClick={() => navigate(paths.forgotPassword)}>
        Ask for a new link
      </Button>
    </div>
  );
}

/** From the button that was pressed, which is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
