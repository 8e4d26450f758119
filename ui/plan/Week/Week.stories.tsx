import { expect } from 'storybook/test';
import { inLargeText, linesOf } from '../../../.storybook/large-text.ts';
import preview from '../../../.storybook/preview.tsx';
import { Week, type WeekDay } from './Week.tsx';

const week = (planned: number, available: number | null, off: number[] = []): WeekDay[] =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((weekday, at) => ({
    day: `2026-11-${22 + at}`,
    weekday,
    date: 22 + at,
    isToday: at === 0,
    isOff: off.includes(at),
    planned: off.includes(at) ? 0 : planned,
    available,
  }));

const meta = preview.meta({ component: Week, args: { days: week(125, 137, [4, 5]) } });

export const Tight = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Sun 22: 2 hours 5 minutes\. .* Thu 26: off\./);
  },
});

export const TooMuch = meta.story({ args: { days: week(125, 70, [4, 5]) } });

export const HoursNotKnown = meta.story({ args: { days: week(90, null) } });

export const Free = meta.story({ args: { days: week(0, 137) } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A weekday is one letter where it does not fit, and never parted. */
export const PhoneLargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    for (const day of canvas.getByRole('img').querySelectorAll('b')) {
      await expect(linesOf(day)).toBeLessThanOrEqual(2);
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    }
  },
});
