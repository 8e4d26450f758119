import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { community, seventeen, thirty } from '../story-parts.ts';
import { PromptUnits } from './PromptUnits.tsx';

const meta = preview.meta({
  component: PromptUnits,
  args: { ...seventeen.units, folded: false, onEdit: fn(), onChange: fn() },
});

const NAME = 'Correct what Community, University of California, Berkeley, asks for';

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(/^A community, what you would bring/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    await expect(args.onEdit).toHaveBeenCalledWith('community');
  },
});

export const Editing = meta.story({
  args: { editing: community.id },
  play: async ({ canvas, args }) => {
    const editor = within(canvas.getByRole('group', { name: 'What Community asks for' }));
    await userEvent.click(editor.getByRole('button', { name: 'A community' }));
    await expect(args.onChange).toHaveBeenCalledWith('community', ['contribute']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onEdit).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('button', { name: NAME })).toHaveFocus();
  },
});

export const Saving = meta.story({ args: { editing: community.id, states: new Map([[community.id, 'saving']]) } });

export const NotSaved = meta.story({
  args: {
    editing: community.id,
    unsaved: new Map([[community.id, { says: 'That change did not save, so we put it back.', onRetry: fn() }]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('so we put it back');
  },
});

export const Folded = meta.story({
  args: { ...thirty.units, onEdit: fn(), onChange: fn(), folded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not read. Say what it asks for.')).toBeVisible();
    await expect(canvas.queryByText('Number Eleven')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Main essay' }));
    await expect(canvas.getByText('Number Eleven')).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { editing: community.id },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 17 prompts, 1 corrected' }));
    await expect(canvas.getByRole('group', { name: 'What Community asks for' })).toBeVisible();
  },
});

export const Dark = meta.story({ args: { editing: community.id }, globals: { theme: 'dark' } });
