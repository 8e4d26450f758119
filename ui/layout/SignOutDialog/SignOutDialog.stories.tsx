import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

const meta = preview.meta({
  component: SignOutDialog,
  args: {
    open: true,
    items: [
      {
        id: 'activity.new',
        what: 'A new activity that is not added yet',
        words: 'Captain of the robotics club',
        href: '/extracurriculars',
        save: { label: 'Add it', busyLabel: 'Adding...' },
      },
      {
        id: 'chat',
        what: 'A message to AdmitLens that is not sent',
        words: 'Which of my essays should I work on first, and why?',
        href: '/admitlens',
      },
      {
        id: 'main',
        what: 'Your main essay, which has not reached Laurel',
        words: 'The bus was late again, and so was I.',
        save: { label: 'Try to save', busyLabel: 'Saving…' },
      },
    ],
    onStay: fn(),
    onSave: fn(),
    onDiscard: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out and lose this?' }));
    const add = dialog.getByRole('button', { name: 'Add it' });
    await expect(add).toHaveFocus();
    await expect(add).toHaveAccessibleDescription('A new activity that is not added yet');
    await userEvent.click(add);
    await expect(args.onSave).toHaveBeenCalledWith('activity.new');
    await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out and discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** By the keys alone; Escape stays. */
export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('activity.new');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
});

/** What is under way is not left by Escape. */
export const Saving = meta.story({
  args: { busy: 'activity.new' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

export const SigningOut = meta.story({
  args: { busy: 'discard' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Signing out...' }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'That did not save. Try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not save. Try again.');
  },
});

/** Words are cut, so that each thing stays one line of them. */
export const LongText = meta.story({
  args: {
    items: Array.from({ length: 12 }, (_, i) => ({
      id: `honor.${i}`,
      what: 'Changes to an honor that are not saved',
      words: 'An award of the longest name that any committee has ever thought of '.repeat(3),
      href: '/honors',
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
  },
});
