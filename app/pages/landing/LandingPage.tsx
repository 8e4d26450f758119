import { Hero, SiteFooter, SiteHeader, Ticker, type TickerProps, useSectionLinks } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { chunk } from '#app/lib/chunk.tsx';
import { Later } from '#app/lib/Later.tsx';
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
const story = chunk(() => import('./LandingStory.tsx'), 'LandingStory');
const sections = landingSections('itself');

export function LandingPage({ logoOf = configuredLogoOf }: Pick<TickerProps, 'logoOf'>) {
  const signedIn = useAtomValue(tokenAtom) !== null;
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
        <Later part={story} />
      </main>
      <SiteFooter hrefs={hrefs} sections={sections} />
    </Page>
  );
}
