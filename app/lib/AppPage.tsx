import { type AppSection, AppShell, type AppShellProps, OfflineNotice, UnkeptNotice } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { sectionHrefs } from '#app/paths.ts';
import { isUnreached, meAtom } from '#app/state/session.ts';
import { keptTexts } from './kept-texts.ts';
import { Page } from './Page.tsx';
import { useIsOnline } from './useIsOnline.ts';
import { useMovedMeta } from './useMovedMeta.ts';
import { useSignOut } from './useSignOut.ts';
import { useStudent } from './useStudent.ts';

interface AppPageProps extends Pick<AppShellProps, 'crumb' | 'focused' | 'phoneBar'> {
  title: string;
  section: AppSection;
  children: ReactNode;
}

/** A page inside the app's frame, for the student who is signed in. */
export function AppPage({ title, section, children, ...frame }: AppPageProps) {
  const { data: me, error } = useAtomValue(meAtom);
  const student = useStudent();
  const signOut = useSignOut();
  const online = useIsOnline();
  const missing = !online ? 'network' : isUnreached(error) ? 'server' : null;
  const unkept = useSyncExternalStore(keptTexts.subscribe, keptTexts.refused);
  return (
    <Page title={title}>
      {me && <MovesMeta studentId={me.id} />}
      <AppShell current={section} hrefs={sectionHrefs} student={student} {...signOut} {...frame}>
        {unkept ? <UnkeptNotice /> : missing && <OfflineNotice missing={missing} />}
        {children}
      </AppShell>
    </Page>
  );
}

function MovesMeta({ studentId }: { studentId: string }) {
  useMovedMeta(studentId);
  return null;
}
