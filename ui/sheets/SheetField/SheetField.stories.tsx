import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { essay, field, tooLong } from '../story-parts.ts';
import { SheetField } from './SheetField.tsx';

const meta = preview.meta({
  component: SheetField,
  args: {
    field: field({ value: 'Build lead' }),
    onCopy: fn(async () => true),
    onPasted: fn(),
  },
});

/** Copying ticks nothing: only the student knows what was pasted. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Position/Leadership description' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.field);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(args.onPasted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pasted' }));
    await expect(args.onPasted).toHaveBeenCalledWith([args.field], true);
  },
  tags: ['no-picture'],
});

export const Pasted = meta.story({ args: { field: field({ value: 'Build lead', pasted: true }) } });

export const TooLong = meta.story({ args: { field: tooLong } });

/** The first press says what would be lost; the second copies. */
export const Pressed = meta.story({
  args: { field: tooLong },
  play: async ({ canvas, args }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not copied: 14 characters over. Press Copy again and all 164 are copied; the form keeps the first 150.',
    );
    await expect(args.onCopy).not.toHaveBeenCalled();
    await expect(copy).toHaveFocus();
  },
});

export const PressedTwice = meta.story({
  args: { field: tooLong },
  play: async ({ canvas, args }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.dblClick(copy);
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
  tags: ['no-picture'],
});

/** A browser that does not copy says so itself, and the button stays as it was. */
export const CopyFails = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
  tags: ['no-picture'],
});

/** There is nothing to copy, and what the form asks for cannot have been pasted. */
export const Missing = meta.story({
  args: { field: field({ missing: true, required: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Pasted' })).toBeDisabled();
  },
});

export const Optional = meta.story({ args: { field: field({ remembered: true }) } });

export const Normalised = meta.story({
  args: {
    field: field({
      label: 'What did you do?',
      value: 'Recorded 22 dryers weekly for 11 weeks.\nCaught 1 bearing 2 weeks before it failed.',
      limit: 350,
      changes: ['quotes', 'spaces'],
    }),
  },
});

export const Essay = meta.story({
  args: { field: essay, look: 'wide' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all of it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.getByText('Editing, not Final')).toBeVisible();
  },
});

export const TooShort = meta.story({
  args: {
    field: field({
      label: 'Why do you want to study this course or subject?',
      value: 'Because of the dryers.',
      limit: 4000,
      least: 350,
    }),
    look: 'wide',
  },
});

export const Question = meta.story({
  args: {
    title: 'Leadership',
    look: 'wide',
    field: field({
      label: 'Personal insight question',
      value: 'The first rule I made.',
      limit: 350,
      unit: 'words',
      count: 5,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Personal insight question' })).toHaveAccessibleDescription(
      'Leadership',
    );
  },
});

export const NamesLeft = meta.story({
  args: {
    title: 'Why this college',
    look: 'wide',
    field: {
      ...essay,
      value: 'I would row.',
      count: 3,
      status: 'final',
      changes: [],
      namesLeft: ['Brown', 'Brown', 'Yale'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Names Brown and Yale.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open this essay' })).toHaveAttribute('href', '#essay');
  },
});

/** Nobody but the college says whether it is optional. */
export const EmptyByCollege = meta.story({
  args: { look: 'wide', field: { ...essay, value: '', count: 0, changes: [], status: 'drafting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empty. Each college says whether it asks for it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open this essay' })).toBeVisible();
  },
});

export const Phone = meta.story({ args: { field: tooLong }, globals: { viewport: { value: 'phone' } } });

export const LongWord = meta.story({
  args: { field: field({ value: 'Wissenschaftsförderungsgesellschaft'.repeat(6), limit: 50, over: 160 }) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { field: field({ value: 'مُدرّسة لغة عربية' }) } });
