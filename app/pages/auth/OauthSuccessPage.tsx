import { AuthLayout, Button, Link, TextLink } from '@laurel/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect } from 'wouter';
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
  const [me, setMe] = useState<User>();
  const [failed, setFailed] = useState(false);

  const arrive = useEffectEvent((student: User) => {
    setReturnTo(null);
    setMe(student);
  });
  useEffect(() => {
    if (token) enter(token).then(arrive, () => setFailed(true));
  }, [token, enter]);

  if (!token || failed) return <Redirect to={paths.signIn} replace />;
  if (me) {
    const next = me.onboarded ? paths.dashboard : paths.onboarding;
    return fragment.get('password') === 'removed' ? <PasswordRemoved next={next} /> : <Redirect to={next} replace />;
  }
  return (
    <Page title="Signing in">
      <Waiting words="Signing you in…" />
    </Page>
  );
}

/** Stays until the student goes on: whoever missed it would not know why the password is refused. */
function PasswordRemoved({ next }: { next: string }) {
  return (
    <Page title="Signed in">
      <AuthLayout
        title="Signed in with Google"
        lead="The password that was set for this account before is no longer valid, because its email was never confirmed."
        motto="Nothing you wrote is lost."
        footer={
          <>
            You can also <TextLink href={next}>continue without a password</TextLink>.
          </>
        }
      >
        <Button variant="primary" size="large" wide asChild>
          <Link href={paths.forgotPassword}>Choose a new password</Link>
        </Button>
      </AuthLayout>
    </Page>
  );
}
