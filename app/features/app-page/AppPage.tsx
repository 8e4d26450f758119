import { type AppSection, AppShell, type AppShellProps, CycleContext, OfflineNotice, UnkeptNotice } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { admissionCycleOf, cycleFrom } from '#contract/admission-cycle.ts';
import { Page } from '#app/lib/Page.tsx';
import { useIsOnline } from '#app/lib/useIsOnline.ts';
import { sectionHrefs } from '#app/paths.ts';
import { useAccount } from '#app/features/sign-out/useAccount.ts';
import { clockAtom } from '#app/state/clock.ts';
import { isUnreached, meAtom, useMe } from '#app/state/session.ts';
import { useMovedMeta } from '#app/state/useMovedMeta.ts';
import { storageRefusal } from '#app/storage/unsaved-writing.ts';

interface AppPageProps extends Partial<Pick<AppShellProps, 'crumb' | 'focused' | 'phoneBar'>> {
  title: string;
  section: AppSection;
  children: ReactNode;
}

/** A page inside the app's frame, for the student who is signed in. */
export function AppPage({ title, section, crumb = <b>{title}</b>, children, ...frame }: AppPageProps) {
  const { error } = useAtomValue(meAtom);
  const { now, timeZone } = useAtomValue(clockAtom);
  useMovedMeta(useMe().id);
  const account = useAccount();
  const online = useIsOnline();
  const missing = !online ? 'network' : isUnreached(error) ? 'server' : null;
  const isRefused = useSyncExternalStore(storageRefusal.subscribe, storageRefusal.get);
  return (
    <Page title={title}>
      <CycleContext value={cycleFrom(admissionCycleOf(now(), timeZone))}>
        <AppShell current={section} hrefs={sectionHrefs} {...account} crumb={crumb} {...frame}>
          {isRefused ? <UnkeptNotice /> : missing && <OfflineNotice missing={missing} />}
          {children}
        </AppShell>
      </CycleContext>
    </Page>
  );
}
