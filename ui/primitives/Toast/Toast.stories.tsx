import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, useToast } from './Toast.tsx';

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return messages.map((message) => (
    <Button key={message.text} onClick={() => show(message)}>
      Show {message.text.slice(0, 20)}
    </Button>
  ));
}

const onAction = fn();
const copied: ToastMessage = { text: 'Copied' };
const reverted: ToastMessage = {
  text: 'That change did not save, so we put it back.',
  kind: 'bad',
  action: { label: 'Try again', onAction },
};

const meta = preview.meta({
  component: Shower,
  args: { messages: [copied] },
  beforeEach: () => void onAction.mockClear(),
});

const show = async (which = 0) => {
  await userEvent.click(screen.getAllByRole('button', { name: /^Show/ })[which]!);
  return within(screen.getByRole('group', { name: 'Messages' }));
};

/** Shown, and held by the pointer for as long as anyone looks. */
const showHeld = async (which = 0) => {
  const region = await show(which);
  await userEvent.hover(screen.getByRole('group', { name: 'Messages' }).firstElementChild!);
  return region;
};

/** The region is there before the first toast; the toast goes by itself after four seconds. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Messages' })).toBeEmptyDOMElement();
    const text = (await show()).getByText('Copied');
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Messages' })).toBeEmptyDOMElement());
  },
});

/** F8 leads to its button, and a press gives the focus back to where it was. */
export const ByKeyboard = meta.story({
  args: { messages: [reverted] },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await show();
    const opener = canvas.getByRole('button', { name: /^Show/ });
    opener.focus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Shown = meta.story({ play: async () => void (await showHeld()) });

export const Reverted = meta.story({
  args: { messages: [reverted] },
  play: async ({ canvas }) => {
    await userEvent.click((await show()).getByRole('button', { name: 'Try again' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Messages' })).toBeEmptyDOMElement();
  },
});

/** The later one takes the place of the first. */
export const TwoInARow = meta.story({
  args: { messages: [copied, reverted] },
  play: async () => {
    await show(0);
    const region = await showHeld(1);
    await waitFor(() => expect(region.getByText(reverted.text)).toBeVisible());
    await expect(region.queryByText('Copied')).toBeNull();
  },
});

/** It is there until it is closed, however long that takes. */
export const Stays = meta.story({
  args: { messages: [{ ...reverted, stays: true }] },
  play: async () => {
    const region = await show();
    await userEvent.unhover(region.getByText(reverted.text));
    await expect(region.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const Closed = meta.story({
  tags: ['no-picture'],
  args: { messages: [{ ...reverted, stays: true }] },
  play: async ({ canvas }) => {
    await userEvent.click((await show()).getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('group', { name: 'Messages' })).toBeEmptyDOMElement();
  },
});

/** It waits while its button has the focus. */
export const Keyboard = meta.story({
  args: { messages: [reverted] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { messages: [{ text: `Imported ${'robotics'.repeat(38)}.` }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const text = (await showHeld()).getByText(/Imported/);
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({
  args: { messages: [reverted] },
  globals: { theme: 'dark' },
  play: async () => void (await showHeld()),
});

export const Phone = meta.story({
  args: { messages: [reverted] },
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await showHeld()),
});
