import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ReminderChoices } from './ReminderChoices.tsx';

const meta = preview.meta({
  component: ReminderChoices,
  args: {
    digest: true,
    evening: 'sunday',
    dates: true,
    waiting: false,
    evenings: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    email: 'noor.haddad@example.com',
    wording: 'At most one message a day, none between 9 PM and 8 AM, none about what is done.',
    agreed: 'You agreed on November 22, 2026, to these words, version 1.' as string | null,
    onChange: fn(),
  },
});

export const On = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'What waits for others' }));
    await expect(args.onChange).toHaveBeenCalledWith({ waiting: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Weekly digest' }));
    await expect(args.onChange).toHaveBeenCalledWith({ digest: false });
    await expect(canvas.getByRole('combobox', { name: /^Evening/ })).toHaveTextContent('Sunday');
  },
});

export const Off = meta.story({
  args: { digest: false, dates: false, agreed: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const NotSaved = meta.story({
  args: { unsaved: { says: 'That did not save, so it is off again.', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.unsaved!.onRetry).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
