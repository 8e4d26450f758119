import { SiteFooter, SiteHeader, useIsHydrated } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useAccount } from '#app/features/sign-out/useAccount.ts';
import { Page } from '#app/lib/Page.tsx';
import { landingSections, paths } from '#app/paths.ts';
import { tokenAtom } from '#app/state/session.ts';

/** Where the header and the footer lead from the landing page, and from elsewhere. */
const links = {
  landing: { hrefs: { ...paths, home: '#home' }, sections: landingSections('itself') },
  elsewhere: { hrefs: paths, sections: landingSections('elsewhere') },
};

interface SitePageProps {
  title: string;
  from: keyof typeof links;
  children: ReactNode;
}

/** A page that anyone may read, between the header and the footer of the site. */
export function SitePage({ title, from, children }: SitePageProps) {
  const hasToken = useAtomValue(tokenAtom) !== null;
  const signedIn = useIsHydrated() && hasToken;
  return (
    <Page title={title}>
      <SiteHeader {...links[from]} signedIn={signedIn} {...useAccount()} />
      {children}
      <SiteFooter {...links[from]} />
    </Page>
  );
}
