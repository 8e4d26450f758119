import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { fill } from '../../scripts/fill.ts';
import { axeFaults } from './accessibility-checks.ts';
import { type Ids, type Screen, show } from './accessibility-screen.ts';
import { screens } from './accessibility-screens.ts';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel(async () => ({ RATE_LIMIT: 'off' }));

const options = { timezoneId: DEFAULT_TIME_ZONE, reducedMotion: 'reduce' } as const;

let ids: Ids;
let pages: Record<Screen['who'], Page>;

beforeAll(async () => {
  const noor = await laurel.student({ name: 'Noor Haddad', ...options });
  await fill(noor.call);
  const application = (await noor.call('listApplications')).find(({ supplementals }) => supplementals.length > 0)!;
  ids = { appId: application.id, supplementalId: application.supplementals[0]!.id };
  pages = {
    visitor: (await laurel.visitor(options)).page,
    newcomer: (await laurel.student({ onboarded: false, ...options })).page,
    beginner: (await laurel.student(options)).page,
    noor: noor.page,
  };
});

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** The tree without what is otherwise on another day: dates, times, who asks, ids; and a calendar by its name alone. */
const lasting = (tree: string) =>
  tree
    .replace(/^( *)- grid "[^"]*":\n(?:\1 +.*\n?)*/gm, '$1- grid\n')
    .replace(new RegExp(`\\b(?:${months})\\w* \\d{4}`, 'g'), '‹month›')
    // Whether a college closes before the day of the demo student depends on when the test runs.
    .replace(/(?:Careful: )?(?:it|It|[A-Z][\w ,]+?) clos(?:es|ed) [^.]*\.(?: Correct the date\.)?/g, '‹when it closes›')
    .replace(/: "(.*‹when it closes›.*)"$/gm, ': $1')
    .replace(/\d{4}-\d\d-\d\d/g, '‹date›')
    .replace(
      new RegExp(`(?:(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\\w*, )?\\b(?:${months})\\w*\\.? \\d{1,2}(?:, \\d{4})?`, 'g'),
      '‹date›',
    )
    .replace(/\d{1,2}(?::\d\d)? [AP]M/g, '‹time›')
    .replace(/Good (morning|afternoon|evening)/g, 'Good ‹morning›')
    .replace(/student-\d+-\d+@example\.com/g, '‹e-mail›')
    .replace(/\/url: .*/g, (url) => url.replace(/[A-Za-z0-9_-]{20,}|_r_\w+_/g, '‹id›'));

/** Screens of which the tree is held: each page once, without what opens on it. What the plan says depends on the day of the week. */
const held = screens.filter(({ name, opened, unanswered }) => name !== 'Plan' && !opened && !unanswered);

test.each(held)('what a screen reader has of $name is as before, and axe finds no fault with it', async (screen) => {
  const page = pages[screen.who];
  await show(page, laurel.address(), screen, ids);
  const tree = await page.locator('body').ariaSnapshot();
  await expect(`${lasting(tree)}\n`).toMatchFileSnapshot(
    `accessibility-names/${screen.name.toLowerCase().replace(/\W+/g, '-')}.txt`,
  );
  expect(await axeFaults(page)).toEqual([]);
});
