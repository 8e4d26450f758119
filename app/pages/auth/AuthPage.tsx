import { AuthLayout, TextLink } from '@laurel/ui';
import type { ComponentProps } from 'react';
import { Page } from '#app/lib/Page.tsx';
import { paths } from '#app/paths.ts';

interface AuthPageProps extends Omit<ComponentProps<typeof AuthLayout>, 'note'> {
  /** As the browser's tab has it. */
  name: string;
}

/** A page of signing in and up. */
export function AuthPage({ name, ...layout }: AuthPageProps) {
  return (
    <Page title={name}>
      <AuthLayout {...layout} note="Free during beta. No card required." />
    </Page>
  );
}

/** The footer of a page that one comes to from signing in. */
export const backToSignIn = (
  <>
    Back to <TextLink href={paths.signIn}>Sign In</TextLink>
  </>
);
