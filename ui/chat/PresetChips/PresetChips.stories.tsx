import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PresetChips } from './PresetChips.tsx';

const questions = [
  'What should I work on this week?',
  'Where is my application thin?',
  'Do my essays sound like one person?',
];

const meta = preview.meta({ component: PresetChips, args: { questions, onAsk: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: questions[1] }));
    await expect(args.onAsk).toHaveBeenCalledWith(questions[1]);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: questions[2] })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith(questions[2]);
  },
});

/** Nothing happens, and the focus stays where it is. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: questions[0] });
    await userEvent.click(chip);
    await expect(chip).toHaveFocus();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

/** One row that scrolls by itself, not with the page. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Questions to ask' });
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    const tops = canvas.getAllByRole('button').map((chip) => chip.offsetTop);
    await expect(new Set(tops).size).toBe(1);
    for (const chip of canvas.getAllByRole('button')) await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const LongText = meta.story({
  args: { questions: [`Why ${'engineering'.repeat(20)}?`, ...questions] },
});
