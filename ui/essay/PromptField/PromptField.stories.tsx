import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { essayPrompt } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { PromptField, type PromptFieldProps } from './PromptField.tsx';

const Stateful = stateful(PromptField);

function WithTitle({ title, ...args }: PromptFieldProps & { title: object }) {
  const [value, setValue] = useState(title.value);
  const onChange = (next: string) => {
    setValue(next);
    title.onChange(next);
  };
  return <PromptField {...args} title={{ value, onChange }} />;
}

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
    await expect(box).toHaveAttribute('placeholder', 'Paste the question');
    await userEvent.type(box, 'Why us?');
    await expect(args.onChange).toHaveBeenLastCalledWith('Why us?');
  },
});

/** What is typed counts at once; an emptied title is what it was before, and not its last letter. */
export const Title = meta.story({
  args: { title: { value: 'Main essay', onChange: fn() } },
  render: ({ title, ...args }) => <WithTitle {...args} title={title!} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(box);
    await userEvent.type(box, 'The hum ');
    await expect(args.title!.onChange).toHaveBeenLastCalledWith('The hum ');
    await userEvent.tab();
    await expect(box).toHaveValue('The hum');
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace} ');
    await userEvent.tab();
    await expect(box).toHaveValue('The hum');
    await expect(args.title!.onChange).toHaveBeenLastCalledWith('The hum');
  },
});

/** The box grows with its text and never scrolls. */
export const LongText = meta.story({
  args: {
    title: { value: `Why ${'engineering'.repeat(26)}`, onChange: fn() },
    value: `${essayPrompt.repeat(6)} ${'unbroken'.repeat(38)}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  },
});

export const RightToLeft = meta.story({
  args: { value: 'صف تحديا واجهته، وكيف أثر فيك، وماذا تعلمت منه.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Prompt' })).direction).toBe('rtl');
  },
});

export const Keyboard = meta.story({
  args: { title: { value: 'Main essay', onChange: fn() } },
  play: async ({ canvas }) => {
    for (const name of ['Title', 'Prompt']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
});

export const Dark = meta.story({
  args: { title: { value: 'Main essay', onChange: fn() } },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  args: { title: { value: 'Main essay', onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
});
