import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { SharedLink } from '../ShareList/ShareList.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const links: SharedLink[] = [
  {
    id: '1',
    name: '“Does the physics hold?”',
    about: 'Made November 12, closes November 26. 3 comments.',
    isOpen: true,
    hasComments: true,
    canSend: true,
  },
  {
    id: '2',
    name: '“Only grammar, please”',
    about: 'Ended November 15, made November 1. 2 comments.',
    isOpen: false,
    hasComments: true,
    canSend: true,
  },
];

const meta = preview.meta({
  component: ShareDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Share “Number Eleven”',
    fields: { purpose: 'Is the ending clear? And where did you stop believing me?', days: '14', show: [] },
    onChange: fn(),
    closes: 'December 6',
    options: [{ value: 'origins', label: 'Show where the words came from' }],
    sees: [
      { says: 'This text, 592 words, as it is now' },
      { says: 'Your question, and all comments of this link' },
      { says: 'No score, no marks, no notes', hidden: true },
    ],
    linksTitle: 'Links to this essay',
    links,
    purposeLimit: 300,
    onCreate: fn(),
    onCopy: fn(),
    onSend: fn(),
    onRevoke: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What should they look at?' })).toHaveFocus());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show where the words came from' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ show: ['origins'] }));
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
});

/** The first link. */
export const Empty = meta.story({ args: { links: [], fields: { purpose: '', days: '14', show: [] } } });

/** The link, shown this once. */
export const Created = meta.story({
  args: { created: { url: 'https://laurel.example/r#7Qm2xVd0nZt4Kc9pWfYh3A', closes: 'December 6' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://laurel.example/r#7Qm2xVd0nZt4Kc9pWfYh3A',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'The link was not made. Nothing is shared. Try again.' },
});

export const Creating = meta.story({ tags: ['no-picture'], args: { busy: true, links: undefined } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
