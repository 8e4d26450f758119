import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Stateful(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (day: string | null) => {
    setValue(day);
    args.onChange(day);
  };
  return <DateField {...args} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  component: DateField,
  args: { label: 'Deadline', value: '2026-11-15', onChange: fn() },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('2026-11-15');
    await expect(canvas.getByText('Sun, Nov 15, 2026')).toBeVisible();
  },
});

export const Small = meta.story({ args: { look: 'small' } });

export const Empty = meta.story({ args: { value: null } });

export const EmptySmall = meta.story({ args: { value: null, look: 'small' } });

export const Aside = meta.story({ args: { aside: 'In 5 days' } });

export const Failed = meta.story({ args: { error: 'Deadline must be a valid date.' } });

/** A year is typed digit by digit: only the whole date counts, and only once. */
export const Typed = meta.story({
  args: { value: null },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Deadline');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(box, '2027-01-02');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
    await expect(canvas.getByText('Sat, Jan 2, 2027')).toBeVisible();
  },
});

/** What can't be taken is said, and stays to be mended; a date that can be takes its place. */
export const OutOfRange = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Deadline');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.change(box, { target: { value: '1999-01-02' } });
    await userEvent.tab();
    await expect(box).toHaveValue('1999-01-02');
    await expect(box).toHaveAccessibleDescription('Deadline must be a valid date.');
    await expect(canvas.queryByText('Sun, Nov 15, 2026')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.change(box, { target: { value: '2027-01-02' } });
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-02');
    await expect(box).toBeValid();
  },
});

export const HalfADate = meta.story({
  args: { value: null },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText<HTMLInputElement>('Deadline');
    // Only real keys can leave a date half typed.
    Object.defineProperty(box, 'validity', { value: { valid: false, badInput: true } });
    await userEvent.click(box);
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription('Deadline must be a valid date.');
    await expect(canvas.queryByText('No date')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Emptied = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Deadline'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('No date')).toBeVisible();
  },
});
