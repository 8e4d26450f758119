import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stateful } from '../../../.storybook/stateful.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'rd', label: 'Regular Decision' },
  { value: 'ed', label: 'Early Decision' },
  { value: 'ed2', label: 'Early Decision II' },
];

const meta = preview.meta({
  component: SelectField,
  args: { label: 'Round', value: 'ed2', options, onChange: fn() },
  render: stateful(SelectField),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Round' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Early Decision' }));
    await expect(args.onChange).toHaveBeenCalledWith('ed');
    await expect(canvas.getByRole('combobox', { name: 'Round' })).toHaveTextContent('Early Decision');
  },
});

export const Aside = meta.story({ args: { aside: 'Optional', help: 'As the college calls it.' } });
