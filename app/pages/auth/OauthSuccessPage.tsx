import { Button, useToast } from '@laurel/ui';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { createClient } from '#contract/client.ts';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { Waiting } from '#app/lib/Waiting.tsx';
import { messages } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { enterAtom, returnToAtom, sessionAtom, tokenAtom } from '#app/state/session.ts';
import { forgetArrival, hasArrivedWith } from './arrival.ts';
import { arrivalRefusedAtom } from './between-pages.ts';
import { useFragment } from './useFragment.ts';
import { AuthPage } from './AuthPage.tsx';
import classes from './auth.module.css';

const clientOf = (token: string) => createClient({ token: () => token });

/** Ends a session that nobody uses any more. Where the server can't be reached, the session expires. */
const endSession = (token: string) => void clientOf(token)('logout').catch(() => {});

/** The student who is signed in here already, and the one who has just signed in with Google. */
interface Choice {
  present: User;
  presentToken: string;
  coming: User;
}

/**
 * The page that signing in with Google returns to. The fragment of the address has a `token`, and `password=removed` where the account had a
 * password although its e-mail was never confirmed. Only a token that the server has just given to this browser is taken, because a link
 * with another token would sign the student into an account that is not theirs.
 */
export function OauthSuccessPage() {
  const fragment = useFragment();
  const store = useStore();
  const [token] = useState(() => {
    const given = fragment.get('token');
    return given !== null && hasArrivedWith(given) ? given : null;
  });
  const enter = useSetAtom(enterAtom);
  const setReturnTo = useSetAtom(returnToAtom);
  const setRefused = useSetAtom(arrivalRefusedAtom);
  const [, navigate] = useLocation();
  const toast = useToast();
  const [me, setMe] = useState<User>();
  const [failed, setFailed] = useState(false);
  const [choice, setChoice] = useState<Choice>();

  async function enterWith(token: string) {
    const student = await enter(token);
    setReturnTo(null);
    setMe(student);
    if (fragment.get('password') !== 'removed') return;
    toast({
      text: 'Signed in with Google. The password that was set for this account before is no longer valid, because its email was never confirmed.',
      action: { label: 'Choose a new password', onAction: () => navigate(paths.forgotPassword) },
      // A student who missed it would not know why the password is refused.
      stays: true,
    });
  }

  const arrive = useEffectEvent(async (token: string) => {
    const presentToken = store.get(tokenAtom);
    if (presentToken === null) return enterWith(token);
    const [present, coming] = await Promise.all([
      clientOf(presentToken)('readMe').catch(() => null),
      clientOf(token)('readMe'),
    ]);
    if (present && present.id !== coming.id) return setChoice({ present, presentToken, coming });
    await enterWith(token);
    if (presentToken !== token) endSession(presentToken);
  });
  const refuse = useEffectEvent(() => {
    if (fragment.has('token') && store.get(tokenAtom) === null) setRefused(true);
  });
  useEffect(() => {
    forgetArrival();
    if (token === null) refuse();
    else arrive(token).catch(() => setFailed(true));
  }, [token]);

  if (!token || failed) return <Redirect to={paths.signIn} replace />;
  if (me) return <Redirect to={me.onboarded ? paths.dashboard : paths.onboarding} replace />;
  if (choice) {
    const { present, presentToken, coming } = choice;
    const change = async () => {
      const presentSession = store.get(sessionAtom);
      setChoice(undefined);
      try {
        await enterWith(token);
        endSession(presentToken);
      } catch {
        // The other student could not be signed in, so the present one stays.
        store.set(sessionAtom, presentSession);
        endSession(token);
        toast({ text: messages.signIn });
        setFailed(true);
      }
    };
    const stay = () => {
      endSession(token);
      navigate(paths.dashboard, { replace: true });
    };
    return (
      <AuthPage
        name="Signing in"
        title={`You are signed in as ${present.name}`}
        lead={`Sign in as ${coming.name} instead? Signing in ends the other session in this browser.`}
        motto="One desk, one student at a time."
        footer={`${present.name} signs in with ${present.email}. ${coming.name} signs in with ${coming.email}.`}
      >
        <div className={classes.choice}>
          <Button variant="primary" size="large" wide onClick={stay}>
            Stay {present.name}
          </Button>
          <Button size="large" wide onClick={() => void change()}>
            Sign in as {coming.name}
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <Page title="Signing in">
      <Waiting words="Signing you in…" />
    </Page>
  );
}
