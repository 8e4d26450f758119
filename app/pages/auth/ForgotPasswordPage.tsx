import { Banner, TextField } from '@laurel/ui';
import { useAtom, useAtomValue } from 'jotai';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import { useForm } from '#app/lib/useForm.ts';
import { useServices } from '#app/state/services.ts';
import { visitorApiAtom, meAtom, rememberEmailAtom } from '#app/state/session.ts';
import { AuthForm, fieldOf } from './AuthForm.tsx';
import { AuthPage, backToSignIn } from './AuthPage.tsx';
import classes from './auth.module.css';
import { typedEmailAtom } from './between-pages.ts';

/** Sends a link to choose a new password. It says the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const api = useAtomValue(visitorApiAtom);
  const services = useServices();
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const remembered = useAtomValue(rememberEmailAtom);
  const { data: me } = useAtomValue(meAtom);
  const email = typed ?? me?.email ?? remembered ?? '';
  const form = useForm<'email'>('sendLink');
  const [sentTo, setSentTo] = useState<string>();
  const isSent = sentTo === email.trim();

  function submit() {
    const to = email.trim();
    setSentTo(undefined);
    void form.submit({ email: looksLikeEmail(to) ? undefined : sentences.email }, async () => {
      await api('requestPasswordReset', { body: { email: to } });
      setSentTo(to);
    });
  }

  return (
    <AuthPage
      name="Forgot password"
      title="Forgot your password?"
      lead="You get a link to choose a new one."
      motto="Nothing you wrote is lost."
      footer={backToSignIn}
    >
      <div role="status">{sentTo && <Sent to={sentTo} byEmail={services?.email !== false} />}</div>
      <AuthForm
        form={form}
        button={isSent ? 'Send again' : 'Send link'}
        busyButton="Sending..."
        isDone={isSent}
        onSubmit={submit}
      >
        {services?.email === false && !sentTo && (
          <Banner kind="info">
            This Laurel sends no email. The message is written to a file on the machine that runs it: ask whoever runs
            it for the link.
          </Banner>
        )}
        {form.error && <Banner>{form.error}</Banner>}
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form, 'email', email, setTyped)} />
      </AuthForm>
    </AuthPage>
  );
}

/** The same for every address, so that nobody learns here who has an account. */
function Sent({ to, byEmail }: { to: string; byEmail: boolean }) {
  return (
    <div className={classes.sent}>
      <MailCheck aria-hidden="true" />
      <div>
        <p>
          If there is an account for <b>{to}</b>, a link to choose a new password{' '}
          {byEmail ? 'is on its way' : 'was written to a file'}. It works once, within {limits.resetMinutes} minutes.
        </p>
        <p>
          {byEmail
            ? 'Nothing there after a few minutes? Check the spam folder, or send it again.'
            : 'Ask whoever runs this Laurel for it.'}
        </p>
      </div>
    </div>
  );
}
