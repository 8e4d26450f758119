import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { asWideAsSection } from '../story-parts.tsx';
import { CoachChoice, type CoachChoiceProps } from './CoachChoice.tsx';

function Stateful(args: CoachChoiceProps) {
  const [value, setValue] = useState(args.value);
  return (
    <CoachChoice
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: CoachChoice,
  args: { model: 'gpt-5-mini', value: 'model' as CoachChoiceProps['value'], onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [asWideAsSection],
});

/** Each says where what is written goes. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Coach' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'gpt-5-mini' })).toHaveAccessibleDescription(
      /For AdmitLens, your applications with their notes,.* a nickname that it does not know stays\.$/,
    );
    const builtIn = canvas.getByRole('radio', { name: 'Built-in coach' });
    await expect(builtIn).toHaveAccessibleDescription(/Nothing you write is sent anywhere\.$/);
    await userEvent.click(canvas.getByText(/Nothing you write is sent anywhere/));
    await expect(builtIn).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('built-in');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'gpt-5-mini' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Built-in coach' })).toBeChecked();
  },
});

export const LongName = meta.story({
  args: { model: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
