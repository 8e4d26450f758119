import { LaurelMark } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { Page } from '#app/lib/Page.tsx';
import { paths } from '#app/paths.ts';
import { meAtom, tokenAtom } from '#app/state/session.ts';
import classes from './auth.module.css';

/** Where third-party sign-in returns to, with a token in the address's fragment. */
export function OauthSuccessPage() {
  const [given] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const setToken = useSetAtom(tokenAtom);
  const token = useAtomValue(tokenAtom);
  const { data: me, isError } = useAtomValue(meAtom);
  const [tried, setTried] = useState(false);

  useEffect(() => {
    if (!given) return;
    setToken(given);
    setTried(true);
    // Out of the address bar and the history: whoever has it is signed in.
    history.replaceState(history.state, '', paths.oauthSuccess);
  }, [given, setToken]);

  // Tried, a token is removed where it is worth nothing, and can't be used where the server fails.
  const failed = tried && (token !== given || isError);
  useEffect(() => {
    if (failed) setToken(null);
  }, [failed, setToken]);

  if (!given || failed) return <Redirect to={paths.signIn} replace />;
  if (tried && me) return <Redirect to={me.onboarded ? paths.dashboard : paths.onboarding} replace />;
  return (
    <Page title="Signing in">
      <main className={classes.waiting}>
        <LaurelMark className={classes.mark} />
        <h1 className={classes.signing}>Signing you in…</h1>
      </main>
    </Page>
  );
}
