import { Hero, Ticker, type TickerProps, useSectionLinks } from '@laurel/ui';
import { lazy, Suspense } from 'react';
import { SitePage } from '#app/features/site-page/SitePage.tsx';
import { paths } from '#app/paths.ts';
import { hero } from './content-top.ts';
import { logoOf as configuredLogoOf } from './logos.ts';
import { Preview } from './Preview.tsx';
import { universities } from './universities.ts';

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
  useSectionLinks();
  return (
    <SitePage title="College applications with a clear head" from="landing">
      <main id="main">
        <Hero {...hero} startHref={paths.signUp}>
          <Preview />
        </Hero>
        <Ticker universities={universities} logoOf={logoOf} />
        {story}
      </main>
    </SitePage>
  );
}
