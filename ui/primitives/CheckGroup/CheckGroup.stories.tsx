import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CheckGroup, type CheckGroupProps } from './CheckGroup.tsx';

function Stateful(args: CheckGroupProps<string>) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: string[]) => {
    setValue(next);
    args.onChange(next);
  };
  return <CheckGroup {...args} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  component: CheckGroup<string>,
  args: { label: 'Grades', options: ['9', '10', '11', '12', 'Post-graduate'], value: ['11'], onChange: fn() },
  render: (args) => <Stateful {...args} />,
});

/** What is ticked stands in the order of the options. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Grades' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '9' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['9', '11']);
    await userEvent.click(canvas.getByRole('checkbox', { name: '11' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['9']);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
