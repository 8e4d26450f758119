import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = preview.meta({
  component: Menu,
  args: {
    trigger: <Button icon={Ellipsis} variant="ghost" aria-label="More for Main essay" />,
    items: [
      { label: 'Add a note', onSelect: fn() },
      { label: 'Delete', danger: true, onSelect: fn() },
    ],
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Add a note' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.items[1]!.onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
});

/** Each with the day that it means, and a sentence that says why nothing later is offered. */
export const WithDetails = meta.story({
  args: {
    items: [
      { label: 'Tomorrow', detail: 'Mon, Nov 23', onSelect: fn() },
      { label: 'After Thanksgiving', detail: 'Mon, Nov 30', onSelect: fn() },
    ],
    note: 'It is due on December 11, so nothing later is offered.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Tomorrow Mon, Nov 23' })).toBeVisible();
    await expect(screen.getByText(/nothing later is offered/)).toBeVisible();
  },
});
