import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search honors', value: '', onChange: fn() },
  render: stateful(SearchField),
});

export const Empty = meta.story({});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search honors' });
    await userEvent.type(box, 'science');
    await expect(box).toHaveValue('science');
    await expect(args.onChange).toHaveBeenLastCalledWith('science');
  },
});
