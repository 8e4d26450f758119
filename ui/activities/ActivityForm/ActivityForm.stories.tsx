import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formWords } from '../../../api/contract/form-words.ts';
import preview from '../../../.storybook/preview.tsx';
import { noDetails } from '../story-parts.ts';
import { ActivityForm, type ActivityFormProps } from './ActivityForm.tsx';

function Stateful(args: ActivityFormProps) {
  const [value, setValue] = useState(args.value);
  return <ActivityForm {...args} value={value} onChange={setValue} />;
}

const empty = { ...noDetails, title: '', organization: '', hoursPerWeek: '', weeksPerYear: '', impact: '' };
const tutor = {
  ...noDetails,
  title: 'Arabic tutor',
  organization: 'Islamic Center Sunday School',
  hoursPerWeek: '2',
  weeksPerYear: '30',
  impact: 'Teach reading to younger students and write the picture cards we use in class.',
};

const meta = preview.meta({
  component: ActivityForm,
  args: { value: tutor, words: formWords, onChange: fn(), onAdd: fn(), onSmartFrame: fn() },
  render: (args) => (
    <div style={{ maxWidth: 344 }}>
      <Stateful {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Preview' })).toHaveTextContent(
      'Arabic tutor, Islamic Center Sunday School. Teach reading to younger students and write the picture cards we use in class.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'SmartFrame' }));
    await expect(args.onSmartFrame).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add activity' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** The preview grows with what is typed; Enter in a field of one line adds. */
export const Keyboard = meta.story({
  args: { value: empty },
  play: async ({ canvas, args }) => {
    const preview = canvas.getByRole('group', { name: 'Preview' });
    await userEvent.tab();
    await userEvent.keyboard('Violin, second section');
    await expect(preview).toHaveTextContent('Violin, second section.');
    await userEvent.tab();
    await userEvent.keyboard('Toledo Youth Orchestra{Enter}');
    await expect(preview).toHaveTextContent('Violin, second section, Toledo Youth Orchestra.');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { value: empty, help: 'Give the activity a title or an impact.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your activity reads here as you write it.')).toBeVisible();
    await expect(canvas.getByText('Give the activity a title or an impact.')).toHaveAttribute('role', 'status');
  },
});

/** A second Enter sends nothing while the first is under way. */
export const Busy = meta.story({
  args: { adding: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Adding...' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'That did not save. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not save. Try again.');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Arabic tutor');
  },
});

export const LongText = meta.story({
  args: { value: { ...empty, title: 'Volunteering'.repeat(16), organization: 'Library '.repeat(25) } },
  globals: { viewport: { value: 'phone' } },
});
