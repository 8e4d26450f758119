import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { Waiting } from '#app/lib/Waiting.tsx';
import { paths } from '#app/paths.ts';
import { enterAtom, returnToAtom } from '#app/state/session.ts';

/** Where third-party sign-in returns to, with a token in the address's fragment. */
export function OauthSuccessPage() {
  const [given] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const enter = useSetAtom(enterAtom);
  const setReturnTo = useSetAtom(returnToAtom);
  const [me, setMe] = useState<User>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!given) return;
    // Out of the address bar and the history: whoever has it is signed in.
    history.replaceState(history.state, '', paths.oauthSuccess);
    const arrive = (student: User) => {
      setReturnTo(null);
      setMe(student);
    };
    enter(given).then(arrive, () => setFailed(true));
  }, [given, enter, setReturnTo]);

  if (!given || failed) return <Redirect to={paths.signIn} replace />;
  if (me) return <Redirect to={me.onboarded ? paths.dashboard : paths.onboarding} replace />;
  return (
    <Page title="Signing in">
      <Waiting words="Signing you in…" />
    </Page>
  );
}
