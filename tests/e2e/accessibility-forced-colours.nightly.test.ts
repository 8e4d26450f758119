import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../../scripts/fill.ts';
import { type Ids, show } from './accessibility-screen.ts';
import { screens } from './accessibility-screens.ts';
import { startedLaurel } from './journeys.ts';

const laurel = startedLaurel(async () => ({ RATE_LIMIT: 'off' }));

const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

let ids: Ids;
let visitor: Page;
let newcomer: Page;
let noor: Page;

beforeAll(async () => {
  // Nothing moves between two pictures.
  const options = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
  const student = await laurel.student({ ...options, name: 'Noor Haddad' });
  await fill(student.call);
  const application = (await student.call('listApplications')).find(({ supplementals }) => supplementals.length > 0)!;
  ids = { appId: application.id, supplementalId: application.supplementals[0]!.id };
  noor = student.page;
  newcomer = (await laurel.student({ ...options, onboarded: false })).page;
  visitor = (await laurel.visitor(options)).page;
});

/** Takes what it says away from an element: an attribute, that it is checked, or how far it goes. */
const without: Record<string, (element: Element, name: string) => void> = {
  attribute: (element: Element, name: string) => element.removeAttribute(name),
  focus: (element: Element) => {
    element.removeAttribute('data-highlighted');
    (element as HTMLElement).blur();
  },
  check: (element: Element) => ((element.querySelector('input') ?? (element as HTMLInputElement)).checked = false),
  length: (element: Element) => ((element as HTMLElement).style.width = '0'),
  kind: (element: Element) =>
    ((element as HTMLElement).dataset.kind = element.matches('[data-kind="good"]') ? 'work' : 'good'),
};

interface Told {
  /** What has to be seen. */
  what: string;
  screen: string;
  window?: keyof typeof windows;
  /** The element that says so, and what it is pictured in. */
  of: string;
  inside?: string;
  take: string;
  name?: string;
}

/** What the app says by an edge, a ground or a shape, and what says it. */
const told: Told[] = [
  {
    what: 'the section one is in',
    screen: 'Dashboard',
    of: 'nav [aria-current]',
    take: 'attribute',
    name: 'aria-current',
  },
  {
    what: 'the tab one is in',
    screen: 'Dashboard',
    window: 'phone',
    of: 'nav [aria-current]',
    take: 'attribute',
    name: 'aria-current',
  },
  { what: 'today in the calendar', screen: 'Applications', of: '[data-today]', take: 'attribute', name: 'data-today' },
  {
    what: 'how near a deadline in the calendar is',
    screen: 'Applications',
    of: '[role="gridcell"] a > [data-state="soon"]',
    take: 'attribute',
    name: 'data-state',
  },
  {
    what: 'a day that is picked',
    screen: 'Applications, a day picked',
    window: 'phone',
    of: '[data-picked]',
    take: 'attribute',
    name: 'data-picked',
  },
  {
    what: 'that a day is not done',
    screen: 'Applications',
    window: 'phone',
    of: '[data-day] [data-state="today"], [data-day] [data-state="soon"]',
    take: 'attribute',
    name: 'data-state',
  },
  {
    what: 'the option that is chosen next',
    screen: 'Applications, a status list',
    of: '[role="option"][data-highlighted]',
    take: 'focus',
  },
  { what: 'praise from what needs work', screen: 'Workspace', of: 'mark[data-kind="good"]', take: 'kind' },
  { what: 'what needs work from praise', screen: 'Workspace', of: 'mark[data-kind="work"]', take: 'kind' },
  {
    what: 'how good the content is',
    screen: 'Workspace',
    of: '[role="meter"][aria-label="Content"] i',
    inside: '[role="meter"][aria-label="Content"]',
    take: 'length',
  },
  {
    what: 'how near the limit is',
    screen: 'Workspace of a supplemental',
    of: 'span[aria-hidden="true"] > i[style*="width"]',
    inside: 'span[aria-hidden="true"]:has(> i[style*="width"])',
    take: 'length',
  },
  {
    what: 'the version that is shown',
    screen: 'Workspace, earlier versions',
    of: 'label:has(input:checked)',
    take: 'check',
  },
  { what: 'the theme that is chosen', screen: 'Settings', of: 'label:has(input:checked)', take: 'check' },
  {
    what: 'how far the onboarding is',
    screen: 'Onboarding, honors',
    of: 'i[data-done]',
    take: 'attribute',
    name: 'data-done',
  },
];

test.each(told)(
  'in forced colours one sees $what',
  async ({ screen: name, window = 'desktop', of, inside = of, take, name: attribute }) => {
    const screen = screens.find((screen) => screen.name === name)!;
    const page = { visitor, newcomer, beginner: noor, noor }[screen.who];
    await page.setViewportSize(windows[window]);
    await show(page, laurel.address(), screen, ids);
    const says = page.locator(of).first();
    const picture = page.locator(inside).first();
    // Away from the bars at the edges, which may lie over it.
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // What stands around it changes too, such as an icon in the margin.
    const box = (await picture.boundingBox())!;
    const clip = { x: Math.max(0, box.x - 40), y: box.y - 4, width: box.width + 44, height: box.height + 8 };
    const before = await page.screenshot({ clip });
    await (await says.elementHandle())!.evaluate(without[take]!, attribute ?? '');
    const after = await page.screenshot({ clip });
    expect(before.equals(after)).toBe(false);
  },
);

test('in forced colours a checked box differs from one that is not', async () => {
  await visitor.goto(`${laurel.address()}/signup`);
  const box = visitor.getByRole('checkbox').first();
  const empty = await box.screenshot();
  await box.check();
  await visitor.mouse.move(0, 0);
  await box.blur();
  expect((await box.screenshot()).equals(empty)).toBe(false);
});

test('in forced colours an essay over its limit is told by words, in place of the bar that shows how near it is', async () => {
  await noor.setViewportSize(windows.desktop);
  await noor.goto(`${laurel.address()}/essaysworkspace/s/${ids.supplementalId}`);
  const foot = noor.locator('div:has(> span):has(> input[aria-label="Word limit"])');
  const limit = noor.getByRole('textbox', { name: 'Word limit' });
  await limit.fill('9999');
  const bar = foot.locator('span[aria-hidden="true"]');
  const filled = bar.locator('i');
  // An edge around it, and a part of another colour than the ground in it.
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const ground = (locator: typeof bar) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(filled)).not.toBe(await ground(bar));
  // The essay goes by under the bar at the bottom, and must not be read through it.
  const covers = noor.locator('div[class*="foot"]').first();
  expect(await ground(covers)).not.toBe('rgba(0, 0, 0, 0)');
  await limit.fill('10');
  await foot.getByText(/^Over limit by \d+$/).waitFor();
  expect(await bar.count()).toBe(0);
});
