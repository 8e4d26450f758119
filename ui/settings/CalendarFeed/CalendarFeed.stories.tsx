import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CalendarFeed, type Feed } from './CalendarFeed.tsx';

const url = 'https://laurel.example/api/calendar/3f9aQx7Lr2mZtVb8.ics';

const meta = preview.meta({
  component: CalendarFeed,
  args: {
    feed: 'off' as Feed | undefined,
    onCreate: fn(async () => true),
    onSwitchOff: fn(async () => true),
    onAsk: fn(),
    onCopy: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make calendar address' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const Made = meta.story({
  args: { feed: { url, readAt: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
  },
});

export const Read = meta.story({ args: { feed: { url, readAt: 'Yesterday, 4 PM' } } });

/** Of an address that was made before addresses were kept, a hash is all that is known. */
export const NotShown = meta.story({ args: { feed: { url: null, readAt: 'Yesterday, 4 PM' } } });

export const Loading = meta.story({ args: { feed: undefined } });

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Making...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({ args: { error: 'That did not save. Try again.' } });

/** A calendar that is in use is not cut off by one press. */
export const Replaced = meta.story({
  args: { feed: { url, readAt: 'Yesterday, 4 PM' } },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'New address' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Make new address' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
  tags: ['no-picture'],
});

/** The focus stays near, though the button is gone. */
export const SwitchedOff = meta.story({
  args: { feed: { url, readAt: null } },
  render: function Switched(args) {
    const [feed, setFeed] = useState(args.feed);
    const onSwitchOff = async () => {
      setFeed('off');
      return args.onSwitchOff();
    };
    return <CalendarFeed {...args} feed={feed} onSwitchOff={onSwitchOff} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch the calendar off?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSwitchOff).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
    await expect(args.onSwitchOff).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Make calendar address' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Calendar feed' })).toHaveFocus());
  },
  tags: ['no-picture'],
});

/** What failed is said where it was asked. */
export const ReplacingFailed = meta.story({
  args: { feed: { url, readAt: null }, onCreate: fn(async () => false), error: 'That did not save. Try again.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make new address' }));
    await expect(await dialog.findByText('That did not save. Try again.')).toBeVisible();
  },
});

/** It is not said at the next question, which nobody has answered yet. */
export const AskedAfterAFailure = meta.story({
  args: { feed: { url, readAt: null }, onCreate: fn(async () => false) },
  render: function Failing(args) {
    const [error, setError] = useState<string>();
    const onCreate = () => {
      setError('That did not save. Try again.');
      return args.onCreate();
    };
    return <CalendarFeed {...args} error={error} onCreate={onCreate} onAsk={() => setError(undefined)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    const first = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    await userEvent.click(first.getByRole('button', { name: 'Make new address' }));
    await first.findByText('That did not save. Try again.');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    const second = await screen.findByRole('dialog', { name: 'Switch the calendar off?' });
    await expect(within(second).queryByRole('alert')).toBeNull();
    await expect(second).not.toHaveTextContent('That did not save.');
  },
  tags: ['no-picture'],
});
