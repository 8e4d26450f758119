import { LegalPage, type LegalPageProps, SiteFooter, SiteHeader, useIsHydrated } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { Page } from '#app/lib/Page.tsx';
import { useSignOut } from '#app/features/sign-out/useSignOut.ts';
import { useStudent } from '#app/state/useStudent.ts';
import { landingSections, paths } from '#app/paths.ts';
import { tokenAtom } from '#app/state/session.ts';

const sections = landingSections('elsewhere');

/** A legal text between the header and the footer of the public pages. */
export function LegalFrame(text: LegalPageProps) {
  const hasToken = useAtomValue(tokenAtom) !== null;
  const signedIn = useIsHydrated() && hasToken;
  const student = useStudent();
  const signOut = useSignOut();
  return (
    <Page title={text.title}>
      <SiteHeader hrefs={paths} sections={sections} signedIn={signedIn} student={student} {...signOut} />
      <LegalPage {...text} />
      <SiteFooter hrefs={paths} sections={sections} />
    </Page>
  );
}
