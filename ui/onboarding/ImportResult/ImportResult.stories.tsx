import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ImportResult } from './ImportResult.tsx';

const meta = preview.meta({ component: ImportResult, args: { inserted: 3, skipped: 1, left: 0 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Imported 3 item\(s\)\. Skipped 1 duplicate\(s\)\.$/);
  },
});

/** What could not be imported is still there, and said. */
export const SomeLeft = meta.story({
  args: { left: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imported 3 item(s). Skipped 1 duplicate(s).')).toBeVisible();
    await expect(canvas.getByText(/2 rows need a change before/)).toBeVisible();
  },
});

export const NothingNew = meta.story({ args: { inserted: 0, skipped: 4, left: 1 } });
