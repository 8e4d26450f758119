import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

const meta = preview.meta({ component: CalendarFeed, args: { url: null, onCreate: fn(), onCopy: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make calendar address' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const Made = meta.story({
  args: { url: 'https://laurel.example/api/calendar/3f9aQx7Lr2mZtVb8.ics' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledWith('https://laurel.example/api/calendar/3f9aQx7Lr2mZtVb8.ics');
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Making...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({ args: { error: 'That did not save. Try again.' } });
