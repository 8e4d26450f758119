import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { honors } from '../../../mocks/fixtures/honors.ts';
import preview from '../../../.storybook/preview.tsx';
import type { HonorDetails, HonorErrors } from '../honor.ts';
import { HonorRow, type HonorRowProps } from './HonorRow.tsx';

/** Holds the draft, as an app would. */
function Stateful(args: HonorRowProps) {
  const [draft, setDraft] = useState(args.draft);
  return <HonorRow {...args} draft={draft} onEdit={() => setDraft(args.honor)} onDraftChange={setDraft} />;
}

const meta = preview.meta({
  component: HonorRow,
  args: {
    honor: honors[0]!,
    titleRequired: 'Title is required.',
    saving: false,
    draft: null as HonorDetails | null,
    onEdit: fn(),
    onDraftChange: fn(),
    onSave: fn(async (): Promise<HonorErrors | undefined> => undefined),
    onDelete: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: honors[0]!.title })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription(honors[0]!.title);
    await userEvent.click(button);
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** Nothing was given but a title. */
export const TitleOnly = meta.story({
  args: {
    honor: {
      id: 'prize',
      title: 'Book prize',
      organization: null,
      kind: null,
      level: null,
      gradeYear: null,
      notes: null,
      levels: [],
      awardType: null,
      eligibility: '',
    },
  },
});

export const Saving = meta.story({
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
});

/** By keyboard: Enter saves, and the focus is back on Edit. */
export const Edited = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard(', twice{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: `${honors[0]!.title}, twice`, notes: honors[0]!.notes }),
    );
    await expect(args.onSave).not.toHaveBeenCalledWith(expect.objectContaining({ id: expect.anything() }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
  },
});

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('combobox', { name: 'Grade' })).toHaveTextContent('12');
  },
});

/** A change that was begun before stands open, and leaves the focus where it is. */
export const Begun = meta.story({
  args: { draft: { ...honors[0]!, title: 'Governor’s Medal' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Governor’s Medal');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Governor’s Medal' }));
  },
});

/** Escape closes an open list first, then leaves the honor as it was. */
export const Cancelled = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('!');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Level' }));
    await within(await screen.findByRole('listbox')).findByRole('option', { name: 'State' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(`${honors[0]!.title}!`);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Level' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: honors[0]!.title })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Nothing to save, nothing sent. */
export const Unchanged = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Refused: the form is back with what was typed and the reason. */
export const Refused = meta.story({
  args: { onSave: fn(async (): Promise<HonorErrors> => ({ form: 'That did not save. Try again.' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard(', twice{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(`${honors[0]!.title}, twice`);
    await expect(title).toHaveFocus();
  },
});

export const FieldRefused = meta.story({
  args: { onSave: fn(async (): Promise<HonorErrors> => ({ notes: 'Use at most 20,000 characters.' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('!{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Use at most 20,000 characters.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    honor: {
      ...honors[0]!,
      title: `Award ${'Massachusetts'.repeat(14)}`,
      organization: 'Organization'.repeat(16),
      kind: 'Service Project',
      level: 'International',
      notes: 'It took a year of Saturdays. '.repeat(40),
    },
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: {
    honor: {
      ...honors[0]!,
      title: 'جائزة أفضل مشروع مجتمعي',
      organization: 'مكتبة توليدو',
      notes: 'بعد عام من العمل.',
    },
  },
});
