import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MapHeadline } from './MapHeadline.tsx';

const meta = preview.meta({
  component: MapHeadline,
  args: { prompts: 17, written: 5, toWrite: 9, started: 1, fromWritten: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('to write, one with a start')).toBeVisible();
    await expect(canvas.getByText('from an essay you have')).toBeVisible();
  },
});

/** One of the essays that serve others has to be written before. */
export const FromPlannedEssays = meta.story({
  args: { fromWritten: false, started: 0 },
  play: async ({ canvas }) => void (await expect(canvas.getByText('from another essay')).toBeVisible()),
});

export const AllWritten = meta.story({ args: { prompts: 5, written: 5, toWrite: 0, started: 0 } });

export const VeryMany = meta.story({ args: { prompts: 260, written: 90, toWrite: 120, started: 40 } });

export const Phone = meta.story({
  args: { prompts: 80, written: 30, toWrite: 40 },
  globals: { viewport: { value: 'phone' } },
});
