import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NamesLeftIn } from './NamesLeftIn.tsx';

const names = [
  { id: 'slip-1', name: 'the Love Building', about: 'Georgia Institute of Technology' },
  { id: 'slip-2', name: 'Tech', about: 'Georgia Institute of Technology, or technology' },
  { id: 'slip-3', name: 'Georgia Tech', about: 'Georgia Institute of Technology' },
];

const meta = preview.meta({ component: NamesLeftIn, args: { names, onShow: fn(), onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Names left in 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Tech/ }));
    await expect(args.onShow).toHaveBeenCalledWith('slip-2');
  },
});

export const Empty = meta.story({
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { names: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Names could not be looked for.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    names: [
      {
        id: 'slip-1',
        name: 'J. Erskine Love Jr. Manufacturing Building'.repeat(3),
        about: 'the Georgia Institute of Technology, or words that are found elsewhere too',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^the Love Building/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith('slip-1');
  },
});
