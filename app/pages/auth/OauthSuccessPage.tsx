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

  useEffect(() => {
    if (!given) return;
    setToken(given);
    // Out of the address bar and the history: whoever has it is signed in.
    history.replaceState(history.state, '', paths.oauthSuccess);
  }, [given, setToken]);

  // The token of an earlier session may still be in use until the effect has run.
  const ours = token === given;
  useEffect(() => {
    if (ours && isError) setToken(null);
  }, [ours, isError, setToken]);

  if (!given || (ours && isError)) return <Redirect to={paths.signIn} replace />;
  if (ours && me) return <Redirect to={me.onboarded ? paths.dashboard : paths.onboarding} replace />;
  return (
    <Page title="Signing in">
      <main className={classes.waiting}>
        <LaurelMark className={classes.mark} />
        <h1 className={classes.signing}>Signing you in…</h1>
      </main>
    </Page>
  );
}
