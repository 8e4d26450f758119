import { useToast } from '@laurel/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { Waiting } from '#app/lib/Waiting.tsx';
import { paths } from '#app/paths.ts';
import { enterAtom, returnToAtom } from '#app/state/session.ts';
import { useFragment } from './useFragment.ts';

/**
 * Where third-party sign-in returns to, with a token in the address's fragment; and `password=removed`, where the
 * account had a password from before anybody had shown that its e-mail is theirs.
 */
export function OauthSuccessPage() {
  const fragment = useFragment();
  const token = fragment.get('token');
  const enter = useSetAtom(enterAtom);
  const setReturnTo = useSetAtom(returnToAtom);
  const [, navigate] = useLocation();
  const toast = useToast();
  const [me, setMe] = useState<User>();
  const [failed, setFailed] = useState(false);

  const arrive = useEffectEvent((student: User) => {
    setReturnTo(null);
    setMe(student);
    if (fragment.get('password') !== 'removed') return;
    toast({
      text: 'Signed in with Google. The password that was set for this account before is no longer valid, because its email was never confirmed.',
      action: { label: 'Choose a new password', onAction: () => navigate(paths.forgotPassword) },
      // Whoever missed it would not know why the password is refused.
      stays: true,
    });
  });
  useEffect(() => {
    if (token) enter(token).then(arrive, () => setFailed(true));
  }, [token, enter]);

  if (!token || failed) return <Redirect to={paths.signIn} replace />;
  if (me) return <Redirect to={me.onboarded ? paths.dashboard : paths.onboarding} replace />;
  return (
    <Page title="Signing in">
      <Waiting words="Signing you in…" />
    </Page>
  );
}
