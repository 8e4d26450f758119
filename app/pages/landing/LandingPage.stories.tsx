import { expect, userEvent, within } from 'storybook/test';
import { previewEssay } from '#contract/essays.ts';
import { enter } from '#mocks/scenarios.ts';
import { failing, never } from '#mocks/mock.ts';
import preview from '../../../.storybook/preview.tsx';
import { AppAt } from '../../../.storybook/AppAt.tsx';

const sample =
  'Ever since I was young, I have loved helping people. Every Saturday I rode the 14 bus with my grandmother to the market, where she argued about the price of okra in three languages.';

const meta = preview.meta({
  title: 'pages/Landing',
  component: AppAt,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => enter('signed out'),
});

async function score(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  const box = await canvas.findByRole('textbox', { name: 'Essay sample' });
  if (text) {
    await userEvent.click(box);
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Score this sample' }));
  return canvas;
}

export const Default = meta.story({});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Scored = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('meter', { name: 'Score' })).toHaveAttribute(
      'aria-valuetext',
      '6.8 out of 10',
    );
    await expect(canvas.getByText('Rewritten intro')).toBeVisible();
  },
});

export const TooShort = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, 'Too short.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Paste a longer sample (~60+ chars).');
  },
});

export const Scoring = meta.story({
  beforeEach: ({ msw }) => msw.use(never(previewEssay)),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(previewEssay)),
  play: async ({ canvasElement }) => {
    const canvas = await score(canvasElement, sample);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Preview failed');
  },
});

export const SignedIn = meta.story({
  beforeEach: () => enter('writing'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Open Dashboard' })).toBeVisible();
  },
});
