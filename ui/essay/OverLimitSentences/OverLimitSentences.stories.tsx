import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OverLimitSentences } from './OverLimitSentences.tsx';

const sentences = [
  {
    id: 'cut-1',
    text: 'The second is to walk a stranger through number eleven, the dryer that started this, because explaining it is how I find out what I do not know.',
    words: 28,
    why: 'Your main essay tells this to the same reader.',
  },
  {
    id: 'cut-2',
    text: 'Some people choose a college for its name.',
    words: 8,
    why: 'It could stand in anyone’s essay.',
  },
  {
    id: 'cut-3',
    text: 'I was never ready either.',
    words: 5,
    why: 'It says again what the sentence before it says.',
  },
];

const meta = preview.meta({
  component: OverLimitSentences,
  args: { over: 32, sentences, onShow: fn(), onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'What could go first' })).toBeVisible();
    await expect(canvas.getByText('The first two save 36 words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^I was never ready/ }));
    await expect(args.onShow).toHaveBeenCalledWith('cut-3');
  },
});

export const OneIsEnough = meta.story({
  args: { over: 3, sentences: sentences.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first saves 5 words.')).toBeVisible();
  },
});

export const NotEnough = meta.story({
  args: { over: 400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Together they save 41 words.')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { sentences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sentence stands out as one that could go.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { sentences: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { sentences: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { sentences: [{ ...sentences[0]!, text: 'unbroken'.repeat(60) }] },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
