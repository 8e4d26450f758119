import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { formWords } from '../../../api/contract/form-words.ts';
import { limits } from '../../../api/contract/limits.ts';
import { noDetails } from '../story-parts.ts';
import preview from '../../../.storybook/preview.tsx';
import { FormDetails, type FormDetailsProps } from './FormDetails.tsx';

function Stateful(args: FormDetailsProps) {
  const [value, setValue] = useState(args.value);
  const onChange: FormDetailsProps['onChange'] = (part) => {
    setValue((now) => ({ ...now, ...part }));
    args.onChange(part);
  };
  return (
    <div style={{ maxWidth: 344 }}>
      <FormDetails {...args} value={value} onChange={onChange} />
    </div>
  );
}

const meta = preview.meta({
  component: FormDetails,
  args: {
    value: {
      ...noDetails,
      type: 'Robotics',
      role: 'Build lead',
      grades: ['10', '11'],
      timing: ['During school year'],
      continues: true,
      ucCategory: 'Extracurricular activity',
      longDescription: 'I lead six people who build what others draw.',
      context: '',
    },
    onChange: fn(),
    words: formWords,
  },
  render: (args) => <Stateful {...args} />,
});

const open = () => userEvent.click(screen.getByText('More for the forms'));

/** Closed at first, so that an activity stays quick to write down. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Position' })).not.toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ canvas, args }) => {
    await open();
    await userEvent.click(canvas.getByRole('checkbox', { name: '9' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ grades: ['9', '10', '11'] });
    const lengths = {
      Position: limits.role,
      'Longer description': limits.longDescription,
      'About the organization': limits.context,
    };
    for (const [name, limit] of Object.entries(lengths))
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('maxlength', String(limit));
  },
});

export const Choosing = meta.story({
  play: async ({ canvas, args }) => {
    await open();
    for (const [name, option, part] of [
      ['Type', 'Dance', { type: 'Dance' }],
      ['Type', 'Not chosen', { type: '' }],
      ['In college too', 'No', { continues: false }],
      ['In college too', 'Not said', { continues: null }],
      ['UC category', 'Work experience', { ucCategory: 'Work experience' }],
    ] as const) {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
      await expect(args.onChange).toHaveBeenLastCalledWith(part);
    }
  },
  tags: ['no-picture'],
});

export const Empty = meta.story({
  args: {
    value: noDetails,
  },
  play: open,
});

/** More than the shortest form takes is kept, and said. */
export const LongRole = meta.story({
  args: {
    value: { ...meta.input.args!.value!, role: 'Founder, president and head of the build team of the whole region' },
  },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveAccessibleDescription(
      'The Common App takes 50 characters.',
    );
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open();
  },
});

/** Only of paid work is asked when it began and ended. */
export const Job = meta.story({
  args: { value: { ...noDetails, type: 'Work (Paid)', startedOn: '2025-06-01' } },
  play: async ({ canvas, args }) => {
    await open();
    await expect(canvas.getByLabelText('Start date')).toHaveValue('2025-06-01');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Still working there' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ endedOn: 'present' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Still working there' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ endedOn: null });
    const hours = canvas.getByRole('textbox', { name: 'Hours by grade' });
    await expect(hours).toHaveAttribute('maxlength', String(limits.role));
    await userEvent.type(hours, '1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hoursByGrade: '1' });
  },
});

export const EndsBeforeItStarts = meta.story({
  tags: ['no-picture'],
  args: { value: { ...noDetails, startedOn: '2025-06-01', endedOn: '2025-05-01' } },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByText('It ends before it starts.')).toBeVisible();
  },
});
