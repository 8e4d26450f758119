import { AuthLayout, Banner, Button, TextField, TextLink, useFocusInvalid } from '@laurel/ui';
import { useAtom, useAtomValue } from 'jotai';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { useServices } from '#app/state/services.ts';
import { guestApiAtom, meAtom, rememberEmailAtom } from '#app/state/session.ts';
import { note } from './content.ts';
import classes from './auth.module.css';
import { typedEmailAtom } from './between-pages.ts';

/** Sends a link to choose a new password, and says the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const api = useAtomValue(guestApiAtom);
  const services = useServices();
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const remembered = useAtomValue(rememberEmailAtom);
  const { data: me } = useAtomValue(meAtom);
  const email = typed ?? me?.email ?? remembered ?? '';
  const [error, setError] = useState<string>();
  /** A new object each time that the e-mail is refused. */
  const [refused, setRefused] = useState({});
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refused);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const isSent = sentTo === email.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const to = email.trim();
    const wrong = looksLikeEmail(to) ? undefined : sentences.email;
    setFailure(undefined);
    setSentTo(undefined);
    setError(wrong);
    setRefused({});
    if (wrong) return;
    setBusy(true);
    try {
      await api('requestPasswordReset', { body: { email: to } });
      setSentTo(to);
    } catch (problem) {
      setFailure(messageFor(problem, 'sendLink'));
    }
    setBusy(false);
  }

  return (
    <Page title="Forgot password">
      <AuthLayout
        title="Forgot your password?"
        lead="You get a link to choose a new one."
        motto="Nothing you wrote is lost."
        note={note}
        footer={
          <>
            Back to <TextLink href={paths.signIn}>Sign In</TextLink>
          </>
        }
      >
        <div role="status">{sentTo && <Sent to={sentTo} byEmail={services?.email !== false} />}</div>
        <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {services?.email === false && !sentTo && (
            <Banner kind="info">
              This Laurel sends no email. The message is written to a file on the machine that runs it: ask whoever runs
              it for the link.
            </Banner>
          )}
          {failure && <Banner>{failure}</Banner>}
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            error={error}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
          <Button variant={isSent ? 'secondary' : 'primary'} size="large" type="submit" busy={busy}>
            {busy ? 'Sending...' : isSent ? 'Send again' : 'Send link'}
          </Button>
        </form>
      </AuthLayout>
    </Page>
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
