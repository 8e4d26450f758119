import { LegalPage, type LegalPageProps, SiteFooter, SiteHeader } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Page } from '#app/lib/Page.tsx';
import { landingSections, paths } from '#app/paths.ts';
import { meAtom, signOutAtom } from '#app/state/session.ts';

const sections = landingSections('elsewhere');

/** A legal text between the header and the footer of the public pages. */
export function LegalFrame(text: LegalPageProps) {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSetAtom(signOutAtom);
  return (
    <Page title={text.title}>
      <SiteHeader hrefs={paths} sections={sections} signedIn={me !== undefined} onSignOut={() => void signOut()} />
      <LegalPage {...text} />
      <SiteFooter hrefs={paths} sections={sections} />
    </Page>
  );
}
