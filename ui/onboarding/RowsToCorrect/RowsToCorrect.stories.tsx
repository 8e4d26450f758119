import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RowsToCorrect } from './RowsToCorrect.tsx';

const hours = 'Use 0 to 168 hours a week.';

const meta = preview.meta({ component: RowsToCorrect, args: { rows: [{ number: 2, error: hours }] } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Row 2 is not imported: Use 0 to 168 hours a week. Correct it and press Next, or press Skip to go on without it.$/,
    );
  },
});

/** The first three are named. */
export const Many = meta.story({
  args: { rows: [1, 2, 5, 7].map((number) => ({ number, error: hours })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Row 5 is not imported: .* 1 more row needs a change too. Correct them/);
    await expect(alert).not.toHaveTextContent('Row 7');
  },
});

export const LongText = meta.story({
  args: { rows: [{ number: 500, error: `“${'unbroken'.repeat(20)}” is not a number.` }] },
  globals: { viewport: { value: 'phone' } },
});

/** With nothing to correct it says nothing. */
export const Nothing = meta.story({
  args: { rows: [] },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
