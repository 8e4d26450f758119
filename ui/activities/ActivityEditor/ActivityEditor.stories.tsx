import { expect, fn, userEvent } from 'storybook/test';
import { formWords } from '../../../api/contract/form-words.ts';
import preview from '../../../.storybook/preview.tsx';
import { noDetails } from '../story-parts.ts';
import { ActivityEditor } from './ActivityEditor.tsx';

const value = {
  ...noDetails,
  title: 'Violin, second section',
  organization: 'Toledo Youth Orchestra',
  hoursPerWeek: '5',
  weeksPerYear: '36',
  impact: 'Rehearse weekly and play 4 concerts a season, including a benefit for the east-side food pantry.',
};

const meta = preview.meta({
  component: ActivityEditor,
  args: { value, words: formWords, onChange: fn(), saveState: 'saved' as const, onDone: fn(), onSmartFrame: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ ...value, title: 'Violin, second section!' });
    await userEvent.click(canvas.getByRole('button', { name: 'SmartFrame' }));
    await expect(args.onSmartFrame).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({ args: { saveState: 'saving' } });

export const Offline = meta.story({
  args: { saveState: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline. Kept on this device.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { saveState: 'failed', error: 'There is nothing at this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is nothing at this address.');
  },
});

/** Done leads to the field that can't be taken. */
export const WrongInput = meta.story({
  args: {
    value: { ...value, weeksPerYear: '60' },
    saveState: null,
    errors: { weeksPerYear: 'Use 0 to 52 weeks a year.' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('textbox', { name: 'Weeks/year' })).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
