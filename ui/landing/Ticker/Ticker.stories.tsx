import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Ticker } from './Ticker.tsx';

const names =
  'Harvard, Stanford, MIT, Yale, Princeton, Columbia, Penn, Brown, Dartmouth, Cornell, Duke, Northwestern, Michigan, UC Berkeley';

/** A crest with the first letter of the domain, as a logo service would answer it. */
const crest = (domain: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 25"><path d="M1 1h20v12.5c0 5.500-4.500 8.700-10 10.700C5.500 22.200 1 19 1 13.500Z" fill="#888"/><text x="11" y="16" text-anchor="middle" font-family="sans-serif" font-size="11" fill="#fff">${domain[0]!.toUpperCase()}</text></svg>`,
  )}`;

const meta = preview.meta({
  component: Ticker,
  args: {
    universities: names
      .split(', ')
      .map((name) => ({ name, domain: `${name.toLowerCase().replace(' ', '-')}.example` })),
  },
  parameters: { layout: 'fullscreen' },
});

const region = { name: 'Universities students track in Laurel' };
const track = (root: HTMLElement) => root.querySelector('ul')!.parentElement!;

/** Without a logo service the names stand alone. The half that closes the loop is not read out. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const ticker = canvas.getByRole('region', region);
    await expect(within(ticker).getAllByRole('listitem')).toHaveLength(14);
    await expect(ticker.querySelectorAll('[aria-hidden="true"] li')).toHaveLength(14);
    await expect(canvasElement.querySelector('img')).toBeNull();
    const { animationTimingFunction, animationIterationCount } = getComputedStyle(track(ticker));
    await expect(animationTimingFunction).toBe('linear');
    await expect(animationIterationCount).toBe('infinite');
  },
});

export const Logos = meta.story({
  args: { logoOf: crest },
  play: async ({ canvasElement }) => {
    const logos = [...canvasElement.querySelectorAll('img')];
    await expect(logos).toHaveLength(28);
    await waitFor(() => expect(logos.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
    await expect(logos[0]).toHaveAttribute('alt', '');
  },
});

/** A logo that fails to load is hidden, and the name stays. */
export const LogosFailing = meta.story({
  args: {
    logoOf: (domain) =>
      domain.startsWith('columbia') || domain.startsWith('duke') ? 'data:image/png,broken' : crest(domain),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(24));
    await expect(canvas.getAllByText('Columbia')[0]).toBeVisible();
    await expect(canvas.getAllByText('Duke')[0]).toBeVisible();
  },
});

export const EveryLogoFailing = meta.story({
  args: { logoOf: () => 'data:image/png,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const ticker = canvas.getByRole('region', region);
    // Storybook holds movements while it takes leave of the story before.
    await waitFor(() => expect(getComputedStyle(track(ticker)).animationPlayState).toBe('running'));
    await userEvent.tab();
    await expect(ticker).toHaveFocus();
    await expect(getComputedStyle(track(ticker)).animationPlayState).toBe('paused');
  },
});

/** It stands still; what does not fit can be scrolled to. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const ticker = canvas.getByRole('region', region);
    await expect(ticker.querySelectorAll('li')).toHaveLength(14);
    await expect(getComputedStyle(track(ticker)).animationName).toBe('none');
    await expect(ticker.scrollWidth).toBeGreaterThan(ticker.clientWidth);
  },
});

export const LongText = meta.story({
  args: { universities: [{ name: 'unbroken'.repeat(38), domain: 'unbroken.example' }] },
});
