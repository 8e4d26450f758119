import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { comments, lost, whole } from '../../review/story-parts.ts';
import { EssayComments } from './EssayComments.tsx';

const own = [...comments, whole, { ...lost, lost: true }].map((comment) => ({
  lost: false,
  settled: false,
  ...comment,
}));

const meta = preview.meta({
  component: EssayComments,
  args: {
    comments: own,
    waiting: 'One link is open until December 6. Nothing to do but wait.',
    onShare: fn(),
    onPutIn: fn(),
    onSettle: fn(),
    onAnswer: fn(async () => true),
    onShow: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const region = within(canvas.getByRole('region', { name: 'Comments' }));
    const [praise, , wording] = region.getAllByRole('listitem');
    await userEvent.click(within(wording!).getByRole('button', { name: 'Put it in' }));
    await expect(args.onPutIn).toHaveBeenCalledWith('3');
    await userEvent.click(within(praise!).getByRole('button', { name: 'Settled' }));
    await expect(args.onSettle).toHaveBeenCalledWith('1', true);
    await userEvent.click(within(praise!).getByRole('button', { name: /show its words/ }));
    await expect(args.onShow).toHaveBeenCalledWith('1');
  },
});

export const Empty = meta.story({ args: { comments: [] } });

export const Answering = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Answer' })[0]!);
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'So do I.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the answer' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('1', 'So do I.');
  },
});

export const Settled = meta.story({
  args: { comments: own.map((comment, i) => ({ ...comment, settled: i < 2 })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 settled'));
    await expect(canvas.getAllByRole('button', { name: 'Open again' })).toHaveLength(2);
  },
});

export const NotSaved = meta.story({
  args: { unsaved: { id: '2', says: 'That did not save. Try again.', onRetry: fn() } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
