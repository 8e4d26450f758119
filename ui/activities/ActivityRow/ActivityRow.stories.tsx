import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withDerived } from '../../../api/contract/activities.ts';
import { activities } from '../../../mocks/fixtures/activities.ts';
import { formWords } from '../../../api/contract/form-words.ts';
import preview from '../../../.storybook/preview.tsx';
import { ActivityEditor } from '../ActivityEditor/ActivityEditor.tsx';
import { ReorderContext } from '../ActivityList/reorder.ts';
import { noDetails } from '../story-parts.ts';
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx';

const [tutor, violin, , , clinic] = activities.map(withDerived);

function Editable(args: ActivityRowProps) {
  const [editing, setEditing] = useState(false);
  const { title, organization, impact } = args.activity;
  return (
    <ActivityRow
      {...args}
      onEdit={() => setEditing(true)}
      editor={
        editing ? (
          <ActivityEditor
            words={formWords}
            value={{ ...noDetails, title, organization, impact, hoursPerWeek: '4', weeksPerYear: '40' }}
            onChange={fn()}
            saveState="saved"
            onDone={() => setEditing(false)}
            onSmartFrame={fn()}
          />
        ) : undefined
      }
    />
  );
}

const meta = preview.meta({
  component: ActivityRow,
  args: { activity: clinic!, onEdit: fn(), onCopy: fn(), onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Founder and lead, Fix-It Saturdays' })).toHaveTextContent(
      'Toledo Lucas County Public Library · 4 hrs/wk, 40 wks/yr · 160 hrs/yr',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy 150-char' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Gold = meta.story({ args: { activity: violin } });

export const Silver = meta.story({ args: { activity: tutor } });

/** One hour, one week, and nothing that is not known. */
export const OneHour = meta.story({
  args: { activity: { ...tutor!, organization: '', hoursPerWeek: 1, weeksPerYear: 1, yearlyHours: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 hr/wk, 1 wk/yr · 1 hr/yr')).toBeVisible();
  },
});

export const OnlyHours = meta.story({
  args: { activity: { ...tutor!, weeksPerYear: null, yearlyHours: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Islamic Center Sunday School · 2 hrs/wk')).toBeVisible();
  },
});

/** A title alone: there is no line to copy. */
export const TitleAlone = meta.story({
  args: {
    activity: {
      ...tutor!,
      organization: '',
      impact: '',
      hoursPerWeek: null,
      weeksPerYear: null,
      yearlyHours: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No line yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy 150-char' })).toBeDisabled();
  },
});

export const Untitled = meta.story({
  args: { activity: { ...tutor!, title: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reorder Untitled activity' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    activity: {
      ...clinic!,
      title: 'Founder and lead of the Toledo Lucas County Public Library Fix-It Saturdays '.repeat(2),
      organization: 'library'.repeat(20),
      impact: 'repair'.repeat(25),
    },
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { activity: { ...tutor!, title: 'مُدرّسة لغة عربية', impact: 'أعلّم القراءة للصغار وأرسم بطاقات الصف.' } },
});

/** The focus goes into the editor, and comes back to Edit. */
export const Edited = meta.story({
  render: (args) => <Editable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

export const CannotMove = meta.story({
  render: (args) => (
    <ReorderContext value={{ off: 'Only the Rank sort can be reordered.' }}>
      <ActivityRow {...args} />
    </ReorderContext>
  ),
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Reorder Founder and lead, Fix-It Saturdays' });
    await expect(grip).toHaveAttribute('aria-disabled', 'true');
    await expect(grip).toHaveAccessibleDescription('Only the Rank sort can be reordered.');
  },
});
