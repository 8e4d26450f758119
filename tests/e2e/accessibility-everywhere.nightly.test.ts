import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { routeOf, routes } from '#app/pages.ts';
import { fill } from '../../scripts/fill.ts';
import { axeFaults, contrastFaults, frameFaults, movements, setTheme, smallTargets } from './accessibility-checks.ts';
import { cutPlaceholders, misfits, misfitsWith, SPACED, TWICE_AS_LARGE } from './accessibility-fit.ts';
import { type Ids, type Screen, show, type Who } from './accessibility-screen.ts';
import { screens } from './accessibility-screens.ts';
import { unseenControls, unseenFocus } from './accessibility-seen.ts';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel(async () => ({ RATE_LIMIT: 'off' }));

const windows = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

let ids: Ids;
const pages = {} as Record<keyof typeof windows, Record<Who, Page>>;

beforeAll(async () => {
  const noor = await laurel.student({ name: 'Noor Haddad' });
  await fill(noor.call);
  // A day with more than there is room for.
  for (const college of ['Brown University', 'Oberlin College', 'Kenyon College'])
    await noor.call('createApplication', { body: { college, deadline: new Date().toISOString() } });
  const withEssay = (await noor.call('listApplications')).find(({ supplementals }) => supplementals.length > 0)!;
  ids = { appId: withEssay.id, supplementalId: withEssay.supplementals[0]!.id };
  const beginner = await laurel.student();
  const newcomer = await laurel.student({ onboarded: false });
  for (const name of ['desktop', 'phone'] as const) {
    const page = async (token?: string) => {
      const localStorage = token ? [{ name: 'token', value: token }] : [];
      const { page } = await laurel.visitor({
        ...windows[name],
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: laurel.address(), localStorage }] },
      });
      return page;
    };
    pages[name] = {
      visitor: await page(),
      newcomer: await page(newcomer.token),
      beginner: await page(beginner.token),
      noor: await page(noor.token),
    };
  }
});

/** The last title that each route had. */
const titles: Record<string, string> = {};

/** What is wrong with a screen in a window, by what was looked at. */
async function faultsOf(screen: Screen, name: keyof typeof windows) {
  const page = pages[name][screen.who];
  const faults: Record<string, string[]> = {};
  const note = (what: string, found: string[]) => {
    if (found.length > 0) faults[`${name}, ${what}`] = found;
  };
  await show(page, laurel.address(), screen, ids);
  titles[routeOf(new URL(page.url()).pathname)!.path] = await page.title();
  note('its frame', await frameFaults(page));
  note('reduced motion', await movements(page));
  note('light', await axeFaults(page));
  note('targets', await smallTargets(page, name === 'phone' ? 44 : 24, name === 'desktop'));
  await setTheme(page, 'dark');
  note('dark', await contrastFaults(page));
  await setTheme(page, 'light');
  note('as it is', await misfits(page));
  note('text twice as large', await misfitsWith(page, TWICE_AS_LARGE));
  note('text spaced', await misfitsWith(page, SPACED));
  if (name === 'phone') {
    await page.setViewportSize({ width: 320, height: 640 });
    note('320 px', [...(await misfitsWith(page, '')), ...(await cutPlaceholders(page))]);
    await page.setViewportSize(windows.phone.viewport);
  }
  note('focus', await unseenFocus(page));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', [...(await unseenControls(page)), ...(await unseenFocus(page))]);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

test.each(screens)('$name', async (screen) => {
  const names = screen.only ? [screen.only] : (['desktop', 'phone'] as const);
  const faults = await Promise.all(names.map((name) => faultsOf(screen, name)));
  expect(Object.assign({}, ...faults)).toEqual({});
});

test('every route of the app is among the screens, and each has a title of its own', () => {
  const shown = new Set(screens.map(({ path }) => routeOf(path(ids).replace(/[?#].*/, ''))));
  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length);
});
