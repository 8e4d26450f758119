import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type HonorErrors, newHonor } from '../honor.ts';
import { HonorForm, type HonorFormProps } from './HonorForm.tsx';

/** Keeps what is typed until it is added. */
function Filled(args: HonorFormProps) {
  const [value, setValue] = useState(args.value);
  return (
    <HonorForm
      {...args}
      value={value}
      onChange={setValue}
      onAdd={async (honor) => {
        const refused = await args.onAdd(honor);
        if (!refused) setValue(newHonor);
        return refused;
      }}
    />
  );
}

const meta = preview.meta({
  component: HonorForm,
  args: {
    titleRequired: 'Title is required.',
    value: newHonor,
    onChange: fn(),
    onAdd: fn(async (): Promise<HonorErrors | undefined> => undefined),
  },
  render: (args) => <Filled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' Book prize ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Organization' }), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add honor' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ ...newHonor, title: 'Book prize' });
    await waitFor(() => expect(title).toHaveValue(''));
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: Book prize');
  },
});

export const WithoutTitle = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add honor' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Title is required.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('B');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Adding = meta.story({
  args: { onAdd: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Book prize{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** What was typed stays. */
export const Failed = meta.story({
  args: { onAdd: fn(async (): Promise<HonorErrors> => ({ form: 'That did not save. Try again.' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Book prize{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Book prize');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')])
      await expect(control.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
