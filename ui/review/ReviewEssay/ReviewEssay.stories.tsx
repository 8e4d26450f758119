import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Stretch } from '../review.ts';
import { essay, placed, sentences } from '../story-parts.ts';
import { ReviewEssay } from './ReviewEssay.tsx';

const meta = preview.meta({
  component: ReviewEssay,
  args: {
    text: essay,
    sentences,
    comments: placed,
    picked: null,
    onPick: fn(),
    form: <p>The form.</p>,
    student: 'Noor',
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('A worn bearing growls.'));
    const start = essay.indexOf('A worn');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ start, end: start + 22 }));
    // A number leads to its comment, and the comment's number back.
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 2' }));
    await expect(canvas.getByText('What did you go without?').closest('[data-note]')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 2: to its words' }));
    await expect(canvas.getByRole('button', { name: 'Comment 2' })).toHaveFocus();
  },
});

export const Picked = meta.story({ args: { picked: sentences[1]! } });

export const Dark = meta.story({ args: { picked: sentences[1]! }, globals: { theme: 'dark' } });

export const Phone = meta.story({ args: { picked: sentences[1]! }, globals: { viewport: { value: 'phone' } } });

/** Exact words can be marked too, without the spaces around them. */
export const MarkedWords = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const words = (await canvas.findByText('Number eleven started coughing in August.')).firstChild!;
    getSelection()!.setBaseAndExtent(words, 6, words, 14);
    document.dispatchEvent(new Event('selectionchange'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment on the marked words' }));
    await expect(args.onPick).toHaveBeenCalledWith({ start: 7, end: 13 });
  },
});

export const Keyboard = meta.story({
  render: function Render(args) {
    const [picked, setPicked] = useState<Stretch | null>(null);
    return <ReviewEssay {...args} picked={picked} onPick={setPicked} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: /^Essay\./ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A worn bearing growls.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A loose belt slaps. Has a comment.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The form.')).toBeVisible();
  },
});
