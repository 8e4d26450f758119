import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { essay } from '../../../mocks/fixtures/essay.ts';
import preview from '../../../.storybook/preview.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const versions = [
  { id: 'three', when: 'Today, 2:10 PM', detail: '592 words, scored 84' },
  { id: 'two', when: 'Yesterday, 9:42 PM', detail: '571 words' },
  { id: 'one', when: 'Nov 2, 7:40 PM', detail: '118 words, scored 41' },
];

const meta = preview.meta({
  component: VersionsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    versions,
    selected: 'two',
    onSelect: fn(),
    versionText: essay.replace('My parents', 'My mother and father').slice(0, -40),
    currentText: essay,
    onRestore: fn(),
  },
});

const restore = () => screen.getByRole('button', { name: 'Restore this version' });

export const Default = meta.story({
  play: async ({ args }) => {
    const text = screen.getByRole('region', { name: 'Yesterday, 9:42 PM' });
    await expect(text.querySelector('del')).toHaveTextContent('mother');
    await expect(screen.getByRole('radio', { name: 'Yesterday, 9:42 PM 571 words' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'This version' }));
    await expect(text.querySelector('del')).toBeNull();
    await expect(text).toHaveTextContent('My mother and father');
    await userEvent.click(restore());
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    screen.getByRole('radio', { name: /^Yesterday/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenCalledWith('one');
  },
});

export const Same = meta.story({
  args: { versionText: essay },
  play: async () => {
    await expect(screen.getByText('This is the essay as it stands.')).toBeVisible();
    await expect(restore()).toBeDisabled();
  },
});

export const Empty = meta.story({
  args: { versions: [], selected: undefined, versionText: undefined },
  play: async () => {
    await expect(restore()).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { versions: undefined, selected: undefined, versionText: undefined } });

export const LoadingText = meta.story({ args: { versionText: undefined } });

export const Failed = meta.story({
  args: { versions: undefined, versionText: undefined, error: 'Failed to load', onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Restoring = meta.story({ args: { busy: true } });

export const Many = meta.story({
  args: {
    versions: Array.from({ length: 40 }, (_, i) => ({
      id: i === 20 ? 'two' : `version-${i}`,
      when: `Nov ${30 - (i % 28)}, 7:${10 + i} PM`,
      detail: `${600 - i} words`,
    })),
  },
  play: async () => {
    await waitFor(() => expect(restore()).toBeVisible());
    await expect(restore().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
