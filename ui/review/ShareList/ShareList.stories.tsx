import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ShareList, type SharedLink } from './ShareList.tsx';

const links: SharedLink[] = [
  {
    id: '1',
    name: '“Does the physics hold?”',
    of: 'Number Eleven',
    about: 'Made November 12, closes November 26. 3 comments.',
    isOpen: true,
    hasComments: true,
    canSend: true,
  },
  {
    id: '2',
    name: 'The plan',
    about: 'Made November 6, closes December 6. No comments yet.',
    isOpen: true,
    hasComments: false,
    canSend: false,
  },
  {
    id: '3',
    name: '“Only grammar, please”',
    about: 'Ended November 15, made November 1. 2 comments.',
    isOpen: false,
    hasComments: true,
    canSend: true,
  },
];

const meta = preview.meta({ component: ShareList, args: { links, onSend: fn(), onRevoke: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the newer version' }));
    await expect(args.onSend).toHaveBeenCalledWith('1');
  },
});

/** Revoking asks in the row; the safe answer has the focus. */
export const Revoke = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke', description: /physics/ }));
    const sure = within(await canvas.findByRole('alertdialog', { name: 'Revoke this link?' }));
    await expect(sure.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(sure.getByRole('checkbox', { name: 'Delete its comments too' }));
    await userEvent.click(sure.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith('1', { deletesComments: true });
  },
});

export const Failed = meta.story({
  args: {
    links: [
      { ...links[0]!, unsaved: { says: 'Laurel could not revoke it, so the link may still open.', onRetry: fn() } },
    ],
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Revoke', description: 'The plan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Revoke', description: 'The plan' })).toBeVisible();
  },
});
