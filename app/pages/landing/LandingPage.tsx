import { Hero, SiteFooter, SiteHeader, Ticker, type TickerProps, useIsHydrated, useSectionLinks } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Page } from '#app/lib/Page.tsx';
import { useSignOut } from '#app/features/sign-out/useSignOut.ts';
import { useStudent } from '#app/state/useStudent.ts';
import { landingSections, paths } from '#app/paths.ts';
import { tokenAtom } from '#app/state/session.ts';
import { hero } from './content-top.ts';
import { logoOf as configuredLogoOf } from './logos.ts';
import { Preview } from './Preview.tsx';
import { universities } from './universities.ts';

const hrefs = { ...paths, home: '#home' };
const sections = landingSections('itself');

/** The rest of the page. In the built page it stands before its scripts have come; where they can't be loaded, it stays as it is. */
const Story = lazy(() =>
  import('./LandingStory.tsx').then(
    ({ LandingStory }) => ({ default: LandingStory }),
    () => new Promise<never>(() => {}),
  ),
);
/** One element, because React draws markup that it waits to hydrate anew where its properties change. */
const story = (
  <Suspense>
    <Story />
  </Suspense>
);

export function LandingPage({ logoOf = configuredLogoOf }: Pick<TickerProps, 'logoOf'>) {
  const hasToken = useAtomValue(tokenAtom) !== null;
  const signedIn = useIsHydrated() && hasToken;
  const student = useStudent();
  const signOut = useSignOut();
  useSectionLinks();
  return (
    <Page title="College applications with a clear head">
      <SiteHeader hrefs={hrefs} sections={sections} signedIn={signedIn} student={student} {...signOut} />
      <main id="main">
        <Hero {...hero} startHref={paths.signUp}>
          <Preview />
        </Hero>
        <Ticker universities={universities} logoOf={logoOf} />
        {story}
      </main>
      <SiteFooter hrefs={hrefs} sections={sections} />
    </Page>
  );
}
