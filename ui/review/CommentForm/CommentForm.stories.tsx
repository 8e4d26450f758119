import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { CommentDraft } from '../review.ts';
import { CommentForm } from './CommentForm.tsx';

const question: CommentDraft = {
  kind: 'question',
  text: 'Would you dare to stop one sentence earlier?',
  replacement: '',
};

const meta = preview.meta({
  component: CommentForm,
  args: {
    quote: 'It is how I know, from the parking lot, that everything is all right.',
    draft: question,
    name: 'Ms. Whitfield',
    student: 'Noor',
    onChange: fn(),
    onNameChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(args.onSend).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

const wording: CommentDraft = {
  kind: 'wording',
  text: 'Shorter, and it lets the catch be the last sound.',
  replacement: 'It is how I know that we are all right.',
};

export const Wording = meta.story({ args: { draft: wording } });

export const Failed = meta.story({
  args: { failed: 'Not sent: the connection dropped. Your comment is still here.' },
});

export const Wrong = meta.story({
  args: {
    draft: { ...question, text: '' },
    name: '',
    errors: { text: 'Write a comment first.', name: 'Say who you are.' },
  },
});

export const Sending = meta.story({ args: { busy: true } });

export const Dark = meta.story({ args: { draft: wording }, globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The kind is chosen by arrow keys; a wording has a field of its own. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return <CommentForm {...args} draft={draft} onChange={setDraft} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Question' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Wording' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Suggested wording' })).toBeVisible();
  },
});
