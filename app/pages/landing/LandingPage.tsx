import {
  Claims,
  ClosingBand,
  Features,
  Hero,
  HowItWorks,
  Pricing,
  SiteFooter,
  SiteHeader,
  Testimonials,
  Ticker,
  type TickerProps,
  useSectionLinks,
} from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { Page } from '#app/lib/Page.tsx';
import { useSignOut } from '#app/lib/useSignOut.ts';
import { landingSections, paths } from '#app/paths.ts';
import { tokenAtom } from '#app/state/session.ts';
import { testimonials, universities } from './content.ts';
import { logoOf as configuredLogoOf } from './logos.ts';
import { Preview } from './Preview.tsx';
import { StudentDesk } from './StudentDesk.tsx';

const hrefs = { ...paths, home: '#home' };
const sections = landingSections('itself');

export function LandingPage({ logoOf = configuredLogoOf }: Pick<TickerProps, 'logoOf'>) {
  const signedIn = useAtomValue(tokenAtom) !== null;
  const signOut = useSignOut();
  useSectionLinks();
  return (
    <Page title="College applications with a clear head">
      <SiteHeader hrefs={hrefs} sections={sections} signedIn={signedIn} {...signOut} />
      <main id="main">
        <Hero startHref={paths.signUp}>
          <Preview />
        </Hero>
        <Ticker universities={universities} logoOf={logoOf} />
        <Claims />
        <HowItWorks />
        <Features />
        <StudentDesk />
        <Testimonials testimonials={testimonials} />
        <Pricing startHref={paths.signUp} />
        <ClosingBand startHref={paths.signUp} />
      </main>
      <SiteFooter hrefs={hrefs} sections={sections} />
    </Page>
  );
}
