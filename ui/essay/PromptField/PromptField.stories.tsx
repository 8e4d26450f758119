import { expect, fn, userEvent } from 'storybook/test';
import { essayPrompt } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { PromptField } from './PromptField.tsx';

const Stateful = stateful(PromptField);

const meta = preview.meta({
  component: PromptField,
  args: { value: essayPrompt, onChange: fn() },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(essayPrompt);
  },
});

export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(box).toHaveAttribute('placeholder', 'Paste the question you are answering');
    await userEvent.type(box, 'Why us?');
    await expect(args.onChange).toHaveBeenLastCalledWith('Why us?');
  },
});

export const WithNote = meta.story({
  args: { note: 'Kept in this browser.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Kept in this browser.');
  },
});

export const MaxLength = meta.story({
  args: { value: 'Why us', maxLength: 7 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '?!!');
    await expect(box).toHaveValue('Why us?');
  },
});

/** The box grows with its text and never scrolls. */
export const LongText = meta.story({
  args: { value: `${essayPrompt.repeat(6)} ${'unbroken'.repeat(38)}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  },
});

export const RightToLeft = meta.story({
  args: { value: 'صف تحديا واجهته، وكيف أثر فيك، وماذا تعلمت منه.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
  },
});

export const Dark = meta.story({ args: { note: 'Kept in this browser.' }, globals: { theme: 'dark' } });

export const Phone = meta.story({ args: { note: 'Kept in this browser.' }, globals: { viewport: { value: 'phone' } } });
