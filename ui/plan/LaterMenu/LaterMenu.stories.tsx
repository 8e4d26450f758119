import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LaterMenu } from './LaterMenu.tsx';

const meta = preview.meta({
  component: LaterMenu,
  args: {
    describedBy: 'title',
    later: {
      choices: [
        { label: 'Tomorrow', day: '2026-11-23', detail: 'Mon, Nov 23' },
        { label: 'After Thanksgiving', day: '2026-11-30', detail: 'Mon, Nov 30' },
      ],
      first: '2026-11-23',
      last: '2026-12-11',
      note: 'It is due on December 11, so nothing later is offered.',
    },
    onLater: fn(),
  },
});

export const Open = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^After Thanksgiving/ }));
    await waitFor(() => expect(args.onLater).toHaveBeenCalledWith('2026-11-30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(await screen.findByRole('menuitem', { name: 'Pick a date' })).toBeVisible();
  },
});

/** A day that would be too late is refused with the reason. */
export const PickADate = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pick a date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a date' }));
    const field = dialog.getByLabelText('Date');
    fireEvent.change(field, { target: { value: '2026-12-12' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Put it off' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/December 11/));
    await expect(args.onLater).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '2026-12-04' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Put it off' }));
    await expect(args.onLater).toHaveBeenCalledWith('2026-12-04');
  },
  tags: ['no-picture'],
});
