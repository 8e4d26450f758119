import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inLargeText } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { asWideAsSection } from '../story-parts.tsx';
import { SessionList } from './SessionList.tsx';

const here = {
  id: 'here',
  device: 'Chrome on Windows',
  times: 'Signed in: Nov 3, 2:12 PM. Last used: Today, 10 AM.',
  current: true,
};
const phone = {
  id: 'phone',
  device: 'Safari on iPhone',
  times: 'Signed in: Oct 28, 8:40 PM. Last used: Yesterday, 4 PM.',
  current: false,
};
const library = {
  id: 'library',
  device: 'A browser that is not known',
  times: 'Signed in: Sep 30, 2025, 9:05 AM. Last used: Nov 1, 9 AM.',
  current: false,
};

const meta = preview.meta({
  component: SessionList,
  args: { sessions: [here, phone, library], onEnd: fn(async () => true), onEndOthers: fn(async () => true) },
  decorators: [asWideAsSection],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
});

/** The focus is not lost with the row. */
export const Ended = meta.story({
  render: function Shrinking(args) {
    const [sessions, setSessions] = useState(args.sessions);
    const onEnd = async (ended: string) => {
      setSessions(sessions.filter(({ id }) => id !== ended));
      return true;
    };
    return <SessionList {...args} sessions={sessions} onEnd={onEnd} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus());
  },
  tags: ['no-picture'],
});

/** A button that has done nothing keeps the focus, to be pressed again. */
export const NotEnded = meta.story({
  render: function Failing(args) {
    const [busy, setBusy] = useState<string | null>(null);
    const fail = async (what: string) => {
      setBusy(what);
      await new Promise((resolve) => setTimeout(resolve, 50));
      setBusy(null);
      return false;
    };
    return <SessionList {...args} busy={busy} onEnd={fail} onEndOthers={() => fail('others')} />;
  },
  play: async ({ canvas }) => {
    for (const name of ['Sign out Safari on iPhone', 'Sign out everywhere else']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await expect(button).toHaveFocus();
    }
  },
  tags: ['no-picture'],
});

export const HereAlone = meta.story({
  args: { sessions: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Busy = meta.story({
  args: { busy: 'phone' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }), { pointerEventsCheck: 0 });
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { error: 'You are not signed out there yet. Try again.' } });

/** A button that is too long for its line has two. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Sign out everywhere else' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
  },
});
