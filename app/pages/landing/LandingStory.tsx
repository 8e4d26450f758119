import { Claims, ClosingBand, Features, HowItWorks, Pricing, Testimonials } from '@laurel/ui';
import { paths } from '#app/paths.ts';
import { claims, closing, features, howItWorks, pricing, testimonials, testimonialsTitle } from './content.ts';
import { StudentDesk } from './StudentDesk.tsx';

/** The landing page below its first screen. */
export function LandingStory() {
  return (
    <>
      <Claims claims={claims} />
      <HowItWorks {...howItWorks} />
      <Features {...features} />
      <StudentDesk />
      <Testimonials title={testimonialsTitle} testimonials={testimonials} />
      <Pricing {...pricing} startHref={paths.signUp} />
      <ClosingBand {...closing} startHref={paths.signUp} />
    </>
  );
}
