import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { choicesOf } from '../story-parts.ts';
import { SheetChoices } from './SheetChoices.tsx';

const meta = preview.meta({ component: SheetChoices, args: { fields: choicesOf('robotics'), onPasted: fn() } });

/** One tick for all of them, and nothing to copy. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const choices = within(canvas.getByRole('group', { name: 'Choices' }));
    await expect(choices.getByRole('group', { name: 'Activity type' })).toHaveTextContent('Robotics');
    await expect(choices.queryByRole('button')).toBeNull();
    await userEvent.click(choices.getByRole('checkbox', { name: 'Pasted' }));
    await expect(args.onPasted).toHaveBeenCalledWith(args.fields, true);
  },
});

export const Missing = meta.story({ args: { fields: choicesOf('robotics', { weeks: '', college: '' }) } });

export const Category = meta.story({
  args: { category: 'Volunteering / Community service', fields: choicesOf('robotics').slice(1, 5) },
});

export const Pasted = meta.story({
  args: { fields: choicesOf('robotics').map((field) => ({ ...field, pasted: true })) },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
