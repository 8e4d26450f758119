import { type AppSection, AppShell, type AppShellProps, OfflineNotice } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sectionHrefs } from '#app/paths.ts';
import { meAtom } from '#app/state/session.ts';
import { Page } from './Page.tsx';
import { useIsOnline } from './useIsOnline.ts';
import { useSignOut } from './useSignOut.ts';

interface AppPageProps extends Pick<AppShellProps, 'crumb' | 'focused' | 'phoneBar'> {
  title: string;
  section: AppSection;
  children: ReactNode;
}

/** A page inside the app's frame, for the student who is signed in. */
export function AppPage({ title, section, children, ...frame }: AppPageProps) {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSignOut();
  const online = useIsOnline();
  return (
    <Page title={title}>
      <AppShell current={section} hrefs={sectionHrefs} student={me ?? { name: '', email: '' }} {...signOut} {...frame}>
        {!online && <OfflineNotice />}
        {children}
      </AppShell>
    </Page>
  );
}
