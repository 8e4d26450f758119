import { Claims, ClosingBand, Features, HowItWorks, Pricing, Testimonials } from '@laurel/ui';
import { paths } from '#app/paths.ts';
import { testimonials } from './content.ts';
import { StudentDesk } from './StudentDesk.tsx';

/** What a visitor reads on, below the box in which Laurel can be tried. */
export function LandingStory() {
  return (
    <>
      <Claims />
      <HowItWorks />
      <Features />
      <StudentDesk />
      <Testimonials testimonials={testimonials} />
      <Pricing startHref={paths.signUp} />
      <ClosingBand startHref={paths.signUp} />
    </>
  );
}
