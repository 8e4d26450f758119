import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { whole } from '../story-parts.ts';
import { WholeComment } from './WholeComment.tsx';

const meta = preview.meta({
  component: WholeComment,
  args: {
    title: 'About the whole essay',
    lead: 'What stays with you when you close it? One sentence is enough.',
    comments: [],
    text: '',
    name: 'Ms. Whitfield',
    student: 'Noor',
    onChange: fn(),
    onNameChange: fn(),
    onSend: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(args.onSend).toHaveBeenCalled();
  },
});

export const Said = meta.story({ args: { comments: [whole], sentId: 'whole' } });

export const Failed = meta.story({ args: { text: 'It stays.', failed: 'Not sent. Your comment is still here.' } });

export const Dark = meta.story({ args: { comments: [whole] }, globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
