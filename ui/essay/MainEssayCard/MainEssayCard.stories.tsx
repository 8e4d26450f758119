import { expect, userEvent } from 'storybook/test';
import { essay } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { MainEssayCard } from './MainEssayCard.tsx';

const meta = preview.meta({
  component: MainEssayCard,
  args: {
    title: 'Main essay',
    status: 'editing' as const,
    text: essay,
    words: 592,
    wordLimit: 650,
    score: 84 as number | null,
    scoreOutdated: false,
    href: '#editor',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Essays</h1>
        <Story />
      </>
    ),
  ],
});

/** Four lines of it, whatever its paragraphs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Main essay' })).toHaveTextContent('592 of 650 words');
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '84');
    const text = canvas.getByText(/^Number eleven/);
    await expect(text.offsetHeight).toBe(4 * parseFloat(getComputedStyle(text).lineHeight));
  },
});

export const NotScored = meta.story({
  args: { score: null, text: 'Number eleven started coughing in August.', words: 6, status: 'drafting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByText('Not scored yet')).toBeVisible();
  },
});

/** The text was changed since it was scored. */
export const EarlierDraft = meta.story({
  args: { scoreOutdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scored on an earlier draft')).toBeVisible();
  },
});

export const OverLimit = meta.story({
  args: { words: 1_184 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over limit by 534')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: `My ${'engineering'.repeat(24)}`, text: 'unbroken'.repeat(12_500), words: 12_345, wordLimit: 20_000 },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open Editor' })).toHaveFocus();
  },
});
