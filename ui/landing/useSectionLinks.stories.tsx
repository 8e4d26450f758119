import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SiteHeader } from '../layout/SiteHeader/SiteHeader.tsx';
import { LandingSection } from './LandingSection/LandingSection.tsx';
import { SECTION_FLASH, useSectionLinks } from './useSectionLinks.ts';

const sections = [
  { name: 'How it Works', href: '#how' },
  { name: 'Features', href: '#features' },
  { name: 'Pricing', href: '#pricing' },
];

/** Sections, and a header with links to them. */
function SectionLinks() {
  useSectionLinks();
  return (
    <>
      <SiteHeader
        hrefs={{
          home: '#home',
          signIn: '#sign-in',
          signUp: '#sign-up',
          dashboard: '#dashboard',
          settings: '/settings',
        }}
        sections={sections}
      />
      <main id="main">
        {sections.map(({ name, href }, i) => (
          <LandingSection key={href} id={href.slice(1)} title={name} ground={i === 1 ? 'deep' : 'paper'}>
            <p style={{ minHeight: '100vh' }}>What the section is about stands here.</p>
          </LandingSection>
        ))}
      </main>
    </>
  );
}

const forget = () => history.replaceState(null, '', location.pathname + location.search);

const meta = preview.meta({
  component: SectionLinks,
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
  beforeEach: () => forget,
});

const section = (id: string) => document.querySelector<HTMLElement>(`section#${id}`)!;
const distance = (id: string) =>
  section(id).getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom;
const flashes = (id: string) => section(id).getAnimations().length > 0 || /flash/.test(section(id).className);

async function stopsAt(id: string) {
  await waitFor(() => expect(Math.abs(distance(id) - 12)).toBeLessThan(1));
  await waitFor(() => expect(flashes(id)).toBe(true));
  await waitFor(() => expect(flashes(id)).toBe(false));
}

/** The section stops 12 px below the header, flashes for 700 ms, and its heading has the focus. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Features' }));
    await stopsAt('features');
    await expect(location.hash).toBe('#features');
    await expect(canvas.getByRole('heading', { name: 'Features' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await stopsAt('pricing');
  },
});

/** With the motion that other stories under test are without: it moves smoothly, and the flash takes 700 ms. */
export const InMotion = meta.story({
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const before = dataset.motion;
    dataset.motion = 'full';
    try {
      await expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('smooth');
      canvas.getByRole('link', { name: 'Pricing' }).click();
      await expect(distance('pricing')).toBeGreaterThan(innerHeight / 2);
      await waitFor(() => expect(section('pricing').getAnimations()).toHaveLength(1));
      const [wash] = section('pricing').getAnimations();
      await expect(wash!.effect!.getTiming().duration).toBe(700);
      await expect(SECTION_FLASH).toBe(700);
      await stopsAt('pricing');
    } finally {
      dataset.motion = before;
    }
  },
});

/** Another link, followed before the first has arrived. */
export const TwoAtOnce = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Pricing' }).click();
    canvas.getByRole('link', { name: 'Features' }).click();
    await stopsAt('features');
    await expect(flashes('pricing')).toBe(false);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Features' }).focus();
    await userEvent.keyboard('{Enter}');
    await stopsAt('features');
    await expect(canvas.getByRole('heading', { name: 'Features' })).toHaveFocus();
  },
});

/** An address that names a section opens there. */
export const FromTheAddress = meta.story({
  beforeEach: () => history.replaceState(null, '', '#features'),
  play: async () => stopsAt('features'),
});

/** Fonts that come late take nobody back who has gone on. */
export const LateFonts = meta.story({
  beforeEach() {
    history.replaceState(null, '', '#features');
    const late = new Promise<void>((resolve) => (fontsCome = resolve));
    Object.defineProperty(document.fonts, 'ready', { value: late, configurable: true });
    return () => Reflect.deleteProperty(document.fonts, 'ready');
  },
  play: async ({ canvas }) => {
    await stopsAt('features');
    await userEvent.keyboard('{Tab}');
    const link = canvas.getByRole('link', { name: 'Pricing' });
    link.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
    fontsCome();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(link).toHaveFocus();
    await expect(scrollY).toBe(0);
  },
});
let fontsCome: () => void;

/** An address that names nothing is no section. */
export const StrangeAddress = meta.story({
  beforeEach: () => history.replaceState(null, '', '#%'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Features' })).toBeVisible();
    await expect(scrollY).toBe(0);
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Features' }).click();
    await expect(Math.abs(distance('features') - 12)).toBeLessThan(1);
    await stopsAt('features');
  },
});
