import { expect, fn, userEvent } from 'storybook/test';
import { essayLikes, essayNeedsWork } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { FeedbackList } from './FeedbackList.tsx';

const likes = essayLikes.map(({ why }, i) => ({ id: `good-${i}`, why, placed: true }));
const needsWork = essayNeedsWork.map(({ why }, i) => ({ id: `work-${i}`, why, placed: true }));

const meta = preview.meta({ component: FeedbackList, args: { kind: 'good' as const, items: likes, onShow: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: "What's working" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: likes[1]!.why }));
    await expect(args.onShow).toHaveBeenCalledWith('good-1');
  },
});

export const NeedsWork = meta.story({
  args: { kind: 'work', items: needsWork },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What needs work' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing stood out yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const EmptyNeedsWork = meta.story({
  args: { kind: 'work', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to fix stood out.')).toBeVisible();
  },
});

/** What no longer stands in the text can be read, not pressed. */
/** All remarks went with their words: that is no judgement on what is there now. */
export const EmptyOnAnEarlierDraft = meta.story({
  args: { kind: 'work', items: [], outdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The text has changed since, and no remark stands on it\./)).toBeVisible();
  },
});

export const NotPlaced = meta.story({
  args: { items: likes.map((item, i) => ({ ...item, placed: i === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(likes[2]!.why)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    items: [
      { id: 'button', why: `Keep ${'unbroken'.repeat(38)}.`, placed: true },
      { id: 'text', why: `Cut ${'unbroken'.repeat(38)}.`, placed: false },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith('good-1');
  },
});

export const Dark = meta.story({ args: { kind: 'work', items: needsWork }, globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
