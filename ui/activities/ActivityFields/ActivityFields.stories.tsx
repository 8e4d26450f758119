import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { limits } from '../../../api/contract/limits.ts';
import { formWords } from '../../../api/contract/form-words.ts';
import preview from '../../../.storybook/preview.tsx';
import { noDetails } from '../story-parts.ts';
import { ActivityFields, type ActivityFieldsProps } from './ActivityFields.tsx';

function Stateful(args: ActivityFieldsProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: ActivityFieldsProps['value']) => {
    setValue(next);
    args.onChange(next);
  };
  return <ActivityFields {...args} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  component: ActivityFields,
  args: {
    value: {
      ...noDetails,
      title: 'Arabic tutor',
      organization: 'Islamic Center Sunday School',
      hoursPerWeek: '2',
      weeksPerYear: '30',
      impact: 'Teach reading to younger students and write the picture cards we use in class.',
    },
    onChange: fn(),
    words: formWords,
  },
  render: (args) => <Stateful {...args} />,
});

const empty = { ...noDetails, title: '', organization: '', hoursPerWeek: '', weeksPerYear: '', impact: '' };

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 's');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, title: 'Arabic tutors' });
    await expect(canvas.getByText('78 / 150')).toBeVisible();
    const lengths = { Title: limits.title, Organization: limits.organization, Impact: limits.impact };
    for (const [name, limit] of Object.entries(lengths))
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('maxlength', String(limit));
  },
});

export const Empty = meta.story({ args: { value: empty } });

/** The label's name is the label alone; the count stands beside it. */
export const NearTheLimit = meta.story({
  args: {
    value: {
      ...empty,
      title: 'Founder and lead, Fix-It Saturdays',
      impact:
        'Launched free repair clinic at 3 library branches; trained 14 volunteers; fixed 212 machines that the neighbors had already given up on and cried over.'.slice(
          0,
          147,
        ),
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Impact' });
    await expect(canvas.getByText('147 / 150')).toHaveAttribute('data-state', 'near');
    await userEvent.type(box, 'more');
    await expect(canvas.getByText('150 / 150')).toHaveAttribute('data-state', 'full');
    await expect(box.value).toMatch(/mor$/);
  },
});

/** What a paste loses is said. */
export const PastedTooLong = meta.story({
  args: { value: empty },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Impact' });
    await userEvent.click(box);
    await userEvent.paste('Fixed machines.\n'.repeat(12));
    await expect(box.value).toHaveLength(150);
    await expect(box.value).not.toContain('\n');
    await expect(box).toHaveAccessibleDescription('The end did not fit: an application takes 150 characters.');
    await userEvent.type(box, '{Backspace}');
    await expect(box).not.toHaveAccessibleDescription();
  },
});

/** It is one line: Enter changes nothing, and the caret stays where it is. */
export const EnterInImpact = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Impact' });
    await userEvent.type(box, '{Enter}new ', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(box).toHaveValue(args.value.impact.replace('Teach ', 'Teach new '));
    await expect(box.selectionStart).toBe(10);
  },
});

/** What is cut off at the limit is never half of an emoji. */
export const CutAtAnEmoji = meta.story({
  args: { value: empty },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Impact' });
    await fireEvent.change(box, { target: { value: `${'a'.repeat(149)}🎻 and more` } });
    await expect(box).toHaveValue('a'.repeat(149));
  },
});

export const Failed = meta.story({
  args: {
    value: { ...empty, hoursPerWeek: '200', weeksPerYear: '60' },
    errors: {
      title: 'Give the activity a title or an impact.',
      hoursPerWeek: 'Use 0 to 168 hours a week.',
      weeksPerYear: 'Use 0 to 52 weeks a year.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hours/week' })).toHaveAccessibleDescription(
      'Use 0 to 168 hours a week.',
    );
  },
});

export const LongText = meta.story({
  args: { value: { ...empty, title: 'Volunteering'.repeat(16), impact: 'repair'.repeat(25) } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { value: { ...empty, title: 'مُدرّسة لغة عربية', impact: 'أعلّم القراءة للصغار وأرسم بطاقات الصف.' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Impact' })).direction).toBe('rtl');
  },
});

/** A suggestion took the place of what was typed. */
export const Replaced = meta.story({
  args: { onUndo: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The suggestion took the place of your line.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Impact' })).toHaveFocus();
  },
});
