import { Banner, Button, TextField } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sentences } from '#contract/sentences.ts';
import { checkPasswords } from '#app/lib/check-passwords.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { useForm } from '#app/lib/useForm.ts';
import { LEAVING } from '#app/lib/useRequest.ts';
import { paths } from '#app/paths.ts';
import { endSessionAtom, visitorApiAtom } from '#app/state/session.ts';
import { AuthForm, fieldOf } from './AuthForm.tsx';
import { AuthPage, backToSignIn } from './AuthPage.tsx';
import classes from './auth.module.css';
import { passwordChangedAtom } from './between-pages.ts';
import { useFragment } from './useFragment.ts';

/** Where the link in the e-mail leads: a new password, with the token in the address's fragment. */
export function ResetPasswordPage() {
  const token = useFragment().get('token');
  const api = useAtomValue(visitorApiAtom);
  const endSession = useSetAtom(endSessionAtom);
  const setPasswordChanged = useSetAtom(passwordChangedAtom);
  const [, navigate] = useLocation();
  const [fields, setFields] = useState({ password: '', confirm: '' });
  const form = useForm<keyof typeof fields>('save');
  const [linkRefused, setLinkRefused] = useState(token === null);

  const field = (key: keyof typeof fields) => ({
    type: 'password',
    autoComplete: 'new-password',
    ...fieldOf(form, key, fields[key], (value) => setFields({ ...fields, [key]: value })),
  });

  async function send() {
    try {
      await api('resetPassword', { body: { token: token!, password: fields.password } });
    } catch (problem) {
      if (!hasStatus(problem, 403)) throw problem;
      return setLinkRefused(true);
    }
    // All sessions of the account have ended. One of another account would prevent the student from signing in here.
    endSession();
    setPasswordChanged(true);
    navigate(paths.signIn, { replace: true });
    return LEAVING;
  }

  return (
    <AuthPage
      name="New password"
      title="Choose a new password"
      lead="It signs you out on every device."
      motto="Back to your own words."
      footer={backToSignIn}
    >
      {linkRefused ? (
        <RefusedLink />
      ) : (
        <AuthForm
          form={form}
          button="Save password"
          busyButton="Saving..."
          onSubmit={() => void form.submit(checkPasswords(fields), send)}
        >
          {form.error && <Banner>{form.error}</Banner>}
          <TextField label="New password" help="At least 8 characters." {...field('password')} />
          <TextField label="Confirm password" {...field('confirm')} />
        </AuthForm>
      )}
    </AuthPage>
  );
}

/** Instead of the form, where the link is not valid: why, and how to get a new one. */
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

/** The button that was pressed is gone, and the focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
