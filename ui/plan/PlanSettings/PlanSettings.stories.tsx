import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { SaveState } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { PlanSettings } from './PlanSettings.tsx';

const meta = preview.meta({
  component: PlanSettings,
  args: {
    hoursPerWeek: 16,
    pace: 1,
    daysOff: [
      { from: '2026-11-25', to: '2026-11-29', name: 'Thanksgiving', writing: false },
      { from: '2026-12-19', to: '2027-01-03', name: 'Winter break', writing: true },
    ],
    teacherDays: 15,
    counselorDays: 20,
    sendDays: 3,
    saveState: 'saved' as SaveState | null,
    counting: ['A blank essay takes 90 minutes, and 45 more for every 100 words of its limit.'],
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const hours = canvas.getByRole('spinbutton', { name: 'Hours per week' });
    await expect(hours).toHaveAccessibleDescription('2 h 15 min on every day that is not off.');
    await userEvent.clear(hours);
    await userEvent.type(hours, '20');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ hoursPerWeek: 20 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Thanksgiving' }));
    await expect(args.onChange).toHaveBeenCalledWith({ daysOff: [args.daysOff[1]] });
    await expect(canvas.getByRole('button', { name: 'Add days off' })).toHaveFocus();
  },
});

/** A number that can't be taken stays where it was typed. */
export const TooMany = meta.story({
  play: async ({ canvas, args }) => {
    const hours = canvas.getByRole('spinbutton', { name: 'Hours per week' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '70{Enter}');
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/from 0 to 60/));
    await expect(hours).toHaveValue(70);
    await expect(args.onChange).not.toHaveBeenCalledWith({ hoursPerWeek: 70 });
  },
});

export const AddsDaysOff = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save days off' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Robotics qualifier');
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-12-12' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save days off' }));
    const added = { name: 'Robotics qualifier', from: '2026-12-12', to: '2026-12-12', writing: false };
    await expect(args.onChange).toHaveBeenCalledWith({ daysOff: [args.daysOff[0], added, args.daysOff[1]] });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add days off' })).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  args: {
    saveState: 'failed',
    unsaved: { says: 'That change did not save, so we put 16 back.', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.unsaved!.onRetry).toHaveBeenCalledOnce();
  },
});

export const HoursNotKnown = meta.story({ args: { hoursPerWeek: null, daysOff: [], saveState: null } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
