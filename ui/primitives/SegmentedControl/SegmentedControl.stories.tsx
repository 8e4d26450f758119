import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'rank', label: 'Rank' },
  { value: 'recent', label: 'Recent' },
  { value: 'hours', label: 'Hours/yr' },
  { value: 'title', label: 'Title' },
];

const meta = preview.meta({
  component: SegmentedControl,
  args: { label: 'Sort', value: 'rank', options, onChange: fn() },
  render: stateful(SegmentedControl),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Sort' })).toBeVisible();
    await userEvent.click(canvas.getByText('Title'));
    await expect(canvas.getByRole('radio', { name: 'Title' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('title');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Rank' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Recent' })).toBeChecked();
  },
});

export const ShownLabel = meta.story({ args: { label: 'Radius', showLabel: true } });
