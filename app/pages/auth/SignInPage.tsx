import { Banner, Button, Checkbox, TextField, TextLink } from '@laurel/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { limits } from '#contract/limits.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import type { SignInError } from '#contract/sign-in-errors.ts';
import { useForm } from '#app/lib/useForm.ts';
import { LEAVING } from '#app/lib/useRequest.ts';
import { paths } from '#app/paths.ts';
import { enterAtom, visitorApiAtom, rememberEmailAtom, sessionEndedAtom } from '#app/state/session.ts';
import { AuthForm, fieldOf, TermsLinks } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import classes from './auth.module.css';
import { arrivalRefusedAtom, passwordChangedAtom, typedEmailAtom } from './between-pages.ts';

/** Why signing in with Google failed, by the `error` in the address that it comes back to. */
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

/** Why the student has to sign in, where there is a reason. */
function leadAfter({ passwordChanged, ended }: { passwordChanged: boolean; ended: boolean }) {
  if (passwordChanged) return 'Your password is changed. Sign in with it.';
  if (ended) return 'Your session has ended. What you wrote is kept on this device.';
  return 'Your drafts are where you left them.';
}

export function SignInPage() {
  const api = useAtomValue(visitorApiAtom);
  const enter = useSetAtom(enterAtom);
  const [remembered, setRemembered] = useAtom(rememberEmailAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const [passwordChanged, setPasswordChanged] = useAtom(passwordChangedAtom);
  const [search] = useSearchParams();
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const email = typed ?? remembered ?? '';
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [arrivalRefused, setArrivalRefused] = useAtom(arrivalRefusedAtom);
  const [refusedOnArrival] = useState(arrivalRefused);
  const [isTried, setTried] = useState(false);
  const form = useForm<'email' | 'password'>('signIn');
  // Until the first try here, the address may tell of one that failed elsewhere.
  const failure = isTried ? form.error : redirectError(refusedOnArrival ? 'google-expired' : search.get('error'));
  useEffect(() => setArrivalRefused(false), [setArrivalRefused]);

  async function send() {
    const { token } = await api('login', { body: { email, password } });
    setRemembered(remember ? email.trim() : null);
    await enter(token, remember);
    setTyped(null);
    setPasswordChanged(false);
    return LEAVING;
  }

  function submit() {
    const wrong = {
      email: looksLikeEmail(email.trim()) ? undefined : sentences.email,
      password: password.length >= limits.passwordMin ? undefined : sentences.password,
    };
    setTried(true);
    void form.submit(wrong, send);
  }

  return (
    <AuthPage
      name="Sign in"
      title="Welcome back"
      lead={leadAfter({ passwordChanged, ended })}
      motto="What would you like them to know?"
      footer={
        <>
          New here? <TextLink href={paths.signUp}>Create an account</TextLink>
        </>
      }
    >
      <Button icon={LogIn} size="large" wide asChild>
        <a href={paths.google}>Continue with Google</a>
      </Button>
      <p className={classes.terms}>
        By creating an account with Google you agree to the <TermsLinks /> and confirm that you are 13 or older.
      </p>
      <div className={classes.or}>or use your email</div>
      <AuthForm form={form} button="Sign In" busyButton="Signing in..." onSubmit={submit}>
        {failure && <Banner>{failure}</Banner>}
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form, 'email', email, setTyped)} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...fieldOf(form, 'password', password, setPassword)}
        />
        <div className={classes.row}>
          <Checkbox label="Remember me" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          <TextLink href={paths.forgotPassword} look="alone">
            Forgot password?
          </TextLink>
        </div>
      </AuthForm>
    </AuthPage>
  );
}
