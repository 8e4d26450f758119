import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { essay } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { EssayPreview, type EssayPreviewProps } from './EssayPreview.tsx';

function Stateful(args: EssayPreviewProps) {
  const [sample, setSample] = useState(args.sample);
  return (
    <EssayPreview
      {...args}
      sample={sample}
      onSampleChange={(next) => {
        setSample(next);
        args.onSampleChange(next);
      }}
    />
  );
}

const sample = essay.slice(0, essay.indexOf('\n\nI have always'));
const result = {
  score: 7.1,
  feedback: [
    '“The way a kid owns the weather” says how much you own it in seven words. Keep it.',
    'The laundromat is vivid by the second sentence.',
    'Say sooner what you did about number eleven.',
  ],
  rewrittenIntro: 'Number eleven started coughing in August, and I was the only one who heard it.',
};

const meta = preview.meta({
  component: EssayPreview,
  args: {
    title: 'Score an opening, no account',
    placeholder: 'Paste about 150 to 650 words of an essay you are working on.',
    lengthHint: 'About 150 to 650 works best.',
    invitation: 'A score out of ten, what works, what to fix first, and another way to open. It takes a few seconds.',
    sample,
    words: 151,
    onSampleChange: fn(),
    onScore: fn(),
    onExplain: fn(),
    beforehand: 'Laurel’s built-in coach reads it once, on this site’s own server. It is not stored.',
    result: null as EssayPreviewProps['result'],
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveValue(sample);
    await expect(canvas.getByText('151 words. About 150 to 650 works best.')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Score this sample' }));
    await expect(args.onScore).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { sample: '', words: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Essay sample' }), 'Number eleven');
    await expect(args.onSampleChange).toHaveBeenLastCalledWith('Number eleven');
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyzing...' }));
    await expect(args.onScore).not.toHaveBeenCalled();
  },
});

export const TooShort = meta.story({
  args: { sample: 'Number eleven.', words: 2, error: 'Paste a longer sample (~60+ chars).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Paste a longer sample (~60+ chars).');
    const box = canvas.getByRole('textbox', { name: 'Essay sample' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Paste a longer sample (~60+ chars).');
  },
});

/** Where a language model failed, the built-in coach can be asked; the focus is where its answer is waited for. */
export const ModelFailed = meta.story({
  args: { error: 'Preview failed. The language model took too long.', onBuiltIn: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Preview failed\. The language model took too long\./);
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onScore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the built-in coach' }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Score this sample' })).toHaveFocus();
  },
});

/** The visitors of a network share what there is of a language model; another try does not help. */
export const UsedUp = meta.story({
  args: {
    error:
      'Preview failed. The share of the language model for this network is used up for today. It is renewed within a day.',
    onBuiltIn: fn(),
    usedUp: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use the built-in coach' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Who will read it is known before it is sent. */
export const ReadByLanguageModel = meta.story({
  args: {
    beforehand:
      'Read by meta-llama/Llama-4-Maverick-17B-128E-Instruct, a language model: your sample is sent to the service that runs it. Laurel does not store it.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveAccessibleDescription(
      /^Read by meta-llama/,
    );
  },
});

/** The last score stays beside the failure. */
export const Failed = meta.story({ args: { error: 'We could not score this sample.', result } });

export const Scored = meta.story({
  args: { result, note: 'Scored by Laurel’s built-in coach.' },
  play: async ({ canvas, args }) => {
    const meter = canvas.getByRole('meter', { name: 'Score' });
    await expect(meter).toHaveAttribute('aria-valuenow', '71');
    await expect(meter).toHaveAttribute('aria-valuetext', '7.1 out of 10');
    await expect(canvas.getByRole('heading', { name: 'Strong, with something left to sharpen' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'Rewritten intro' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How this score is made' }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
});

export const LowScore = meta.story({
  args: { result: { score: 3.2, feedback: ['Name one thing that only you would notice.'], rewrittenIntro: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'An early draft' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Rewritten intro' })).toBeNull();
  },
});

const longWord = 'unbroken'.repeat(38);

export const LongText = meta.story({
  args: {
    sample: longWord,
    words: 1,
    error: longWord,
    note: longWord,
    result: { score: 10, feedback: [longWord], rewrittenIntro: longWord },
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { sample: 'بدأت الآلة رقم أحد عشر تسعل في أغسطس.', words: 7 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Essay sample' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onScore).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({
  args: { result, note: 'Scored by Laurel’s built-in coach.' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  args: { result },
  globals: { viewport: { value: 'phone' } },
});
