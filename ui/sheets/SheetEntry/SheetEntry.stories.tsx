import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { laundromat, pasted, robotics } from '../story-parts.ts';
import { SheetEntry } from './SheetEntry.tsx';

const meta = preview.meta({
  component: SheetEntry,
  args: { entry: robotics, place: 4, open: true, onCopy: fn(async () => true), onPasted: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 over')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit this activity: Build lead, robotics' })).toHaveAttribute(
      'href',
      '#robotics',
    );
    await userEvent.click(canvas.getByText('Build lead, robotics'));
    await expect(canvas.getByText('Organization name')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Build lead, robotics'));
  },
});

export const Pasted = meta.story({ args: { entry: pasted(laundromat), open: false } });

/** It stays open while somebody works in it, also once all of it is pasted. */
export const PartlyPasted = meta.story({
  args: {
    entry: { ...laundromat, fields: laundromat.fields.map((field, n) => ({ ...field, pasted: n < 2 })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4 pasted')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongName = meta.story({
  args: { entry: { ...laundromat, title: 'Interdisziplinaritätswissenschaftsförderungsgesellschaft '.repeat(2) } },
  globals: { viewport: { value: 'phone' } },
});
