import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { choices, community, essay } from '../story-parts.ts';
import { UnitsEditor } from './UnitsEditor.tsx';

const meta = preview.meta({
  component: UnitsEditor,
  args: { essay: community, choices, state: null, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gratitude' }));
    await expect(args.onChange).toHaveBeenCalledWith(['community', 'contribute', 'gratitude']);
  },
});

export const NotRead = meta.story({
  args: { essay: essay('blank', 'Fill in the blank', null, [0, 200], []) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Laurel could not read it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use Laurel’s reading' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Your own topic' }));
    await expect(args.onChange).toHaveBeenCalledWith(['free']);
  },
});

/** A prompt always asks for something. */
export const TheLastOneStays = meta.story({
  args: { essay: essay('one', 'Roommate', null, [0, 250], ['joy']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What you enjoy' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^A prompt asks for at least one thing/)).toBeVisible();
  },
});

export const LongPrompt = meta.story({
  args: { essay: { ...community, prompt: 'Unbroken'.repeat(80) }, state: 'saved' },
});
