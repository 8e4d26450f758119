import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({ component: Banner, args: { children: 'We could not load your essays.' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your essays.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Nothing failed: it waits its turn to be read out. */
export const Information = meta.story({
  args: { kind: 'info', children: 'Messages are written to a file on this machine.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Messages are written to a file on this machine.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const onAction = fn();

export const WithAction = meta.story({
  args: { action: { label: 'Try again', onAction } },
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
});

/** Under way it keeps the focus that it was pressed with, and further presses do nothing. */
export const Busy = meta.story({
  tags: ['no-picture'],
  args: { action: { label: 'Trying...', onAction, busy: true } },
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Trying...' }));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(onAction).not.toHaveBeenCalled();
  },
});

const onAlternative = fn();

/** Two ways out stand beside the words, or below them. */
export const WithAlternative = meta.story({
  args: {
    action: { label: 'Try again', onAction },
    alternative: { label: 'Use the other one', onAction: onAlternative },
  },
  play: async ({ canvas }) => {
    onAlternative.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAlternative).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  args: { action: { label: 'Try again', onAction } },
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { children: `The server said: ${'unbroken'.repeat(38)}`, action: { label: 'Try again', onAction } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
});

export const Dark = meta.story({ args: { action: { label: 'Try again', onAction } }, globals: { theme: 'dark' } });

export const Phone = meta.story({
  args: { action: { label: 'Try again', onAction } },
  globals: { viewport: { value: 'phone' } },
});
