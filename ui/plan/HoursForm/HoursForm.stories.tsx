import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HoursForm } from './HoursForm.tsx';

const meta = preview.meta({ component: HoursForm, args: { busy: false, onSave: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const hours = canvas.getByRole('spinbutton', { name: 'Hours per week' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(hours).toHaveAccessibleDescription('Use a number from 0 to 60.'));
    await expect(hours).toHaveFocus();
    await userEvent.type(hours, '8{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(8);
  },
});

export const Saving = meta.story({ args: { busy: true } });

export const NotSaved = meta.story({ args: { error: 'That did not save. Try again.' } });
