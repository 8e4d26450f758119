import { AuthLayout, Banner, Button, Checkbox, TextField, TextLink, useFocusInvalid } from '@laurel/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { LogIn } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { limits } from '#contract/limits.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import type { SignInError } from '#contract/sign-in-errors.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { enterAtom, guestApiAtom, rememberEmailAtom, sessionEndedAtom } from '#app/state/session.ts';
import { note } from './content.ts';
import classes from './auth.module.css';
import { arrivalRefusedAtom, passwordChangedAtom, typedEmailAtom } from './between-pages.ts';

/** What a failed third-party sign-in comes back with, in words. */
const redirectErrors: Record<`google-${SignInError}`, string> = {
  'google-unavailable': 'Signing in with Google is not set up here. Use your email and password instead.',
  'google-denied': 'You did not allow Google to sign you in. Try again and allow it, or use your email and password.',
  'google-unverified':
    'Google has not verified your email. Verify it in your Google account and try again, or use your email and password.',
  'google-failed': 'Google could not be reached. Try again in a moment, or use your email and password.',
  'google-expired': 'Signing in with Google took too long or was started in another browser. Start it again here.',
  'google-busy':
    'Too many tries to sign in with Google came from this network. Try again later, or use your email and password.',
};

function redirectError(error: string | null) {
  const isKnown = (key: string): key is keyof typeof redirectErrors => Object.hasOwn(redirectErrors, key);
  return error !== null && isKnown(error) ? redirectErrors[error] : undefined;
}

/** What the student should know of what was before. */
function leadAfter({ passwordChanged, ended }: { passwordChanged: boolean; ended: boolean }) {
  if (passwordChanged) return 'Your password is changed. Sign in with it.';
  if (ended) return 'Your session has ended. What you wrote is kept on this device.';
  return 'Your drafts are where you left them.';
}

export function SignInPage() {
  const api = useAtomValue(guestApiAtom);
  const enter = useSetAtom(enterAtom);
  const [remembered, setRemembered] = useAtom(rememberEmailAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const [passwordChanged, setPasswordChanged] = useAtom(passwordChangedAtom);
  const [search] = useSearchParams();
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const email = typed ?? remembered ?? '';
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  /** What was wrong when it was sent last; `errors` is without what was changed since. */
  const [refused, setRefused] = useState({});
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refused);
  const [arrivalRefused, setArrivalRefused] = useAtom(arrivalRefusedAtom);
  const [failure, setFailure] = useState(() => redirectError(arrivalRefused ? 'google-expired' : search.get('error')));
  useEffect(() => setArrivalRefused(false), [setArrivalRefused]);
  const [busy, setBusy] = useState(false);

  function refuse(wrong: typeof errors) {
    setErrors(wrong);
    setRefused(wrong);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      email: looksLikeEmail(email.trim()) ? undefined : sentences.email,
      password: password.length >= limits.passwordMin ? undefined : sentences.password,
    };
    setFailure(undefined);
    refuse(wrong);
    if (wrong.email || wrong.password) return;
    setBusy(true);
    try {
      const { token } = await api('login', { body: { email, password } });
      setRemembered(remember ? email.trim() : null);
      await enter(token, remember);
      setTyped(null);
      setPasswordChanged(false);
    } catch (problem) {
      setFailure(messageFor(problem, 'signIn'));
      setBusy(false);
    }
  }

  return (
    <Page title="Sign in">
      <AuthLayout
        title="Welcome back"
        lead={leadAfter({ passwordChanged, ended })}
        motto="What would you like them to know?"
        note={note}
        footer={
          <>
            New here? <TextLink href={paths.signUp}>Create an account</TextLink>
          </>
        }
      >
        <Button size="large" wide asChild>
          <a href={paths.google}>
            <LogIn aria-hidden="true" />
            Continue with Google
          </a>
        </Button>
        <p className={classes.terms}>
          By creating an account with Google you agree to the{' '}
          <TextLink href={paths.terms} target="_blank" rel="noreferrer">
            Terms
          </TextLink>{' '}
          and{' '}
          <TextLink href={paths.privacy} target="_blank" rel="noreferrer">
            Privacy Policy
          </TextLink>{' '}
          and confirm that you are 13 or older.
        </p>
        <div className={classes.or}>or use your email</div>
        <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {failure && <Banner>{failure}</Banner>}
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            error={errors.email}
            onChange={(event) => {
              setTyped(event.target.value);
              setErrors({ ...errors, email: undefined });
            }}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={(event) => {
              setPassword(event.target.value);
              setErrors({ ...errors, password: undefined });
            }}
          />
          <div className={classes.row}>
            <Checkbox label="Remember me" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
            <TextLink href={paths.forgotPassword} look="alone">
              Forgot password?
            </TextLink>
          </div>
          <Button variant="primary" size="large" type="submit" busy={busy}>
            {busy ? 'Signing in...' : 'Sign In'}
          </Button>
        </form>
      </AuthLayout>
    </Page>
  );
}
