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
