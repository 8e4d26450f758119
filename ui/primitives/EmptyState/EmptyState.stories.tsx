import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const onAction = fn();

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'No applications match this filter.',
    text: 'Clear the filter to see all of them.',
    action: <Button onClick={onAction}>Clear filter</Button>,
  },
  beforeEach: () => void onAction.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No applications match this filter.' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
});

export const TitleOnly = meta.story({ args: { text: undefined, action: undefined } });

export const Failed = meta.story({
  args: {
    kind: 'failed',
    title: 'Failed to load overview',
    text: 'Check your connection, then try again.',
    action: <Button onClick={onAction}>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load overview');
  },
});

export const LongText = meta.story({
  args: { title: `Nothing for ${'engineering'.repeat(28)}`, text: 'Clear the filter to see all of them. '.repeat(8) },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear filter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const FailedDark = meta.story({ args: { kind: 'failed' }, globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
