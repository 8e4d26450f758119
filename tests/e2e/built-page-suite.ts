import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { builtPages } from '../../app/built-pages.ts';
import { hydrated, type startedLaurel } from './journeys.ts';

/** The built pages without a form. */
export const legal: readonly string[] = ['/terms', '/privacy'];

/** Tests that a built page is what the app shows, asks for nothing early, and does not move. */
export function builtPageTests(
  { visitor, address }: Pick<ReturnType<typeof startedLaurel>, 'visitor' | 'address'>,
  pages: readonly (typeof builtPages)[number][],
) {
  /** Opens a page and waits for the app. Which services there are is not answered, because the built page can't know it either. */
  async function openWithApp(page: Page, path: string) {
    await page.route('**/api/services', () => {});
    await page.goto(address() + path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }

  describe.each(pages)('$path', ({ path, title, description }) => {
    test('is there before any script has run, and looks as it does with them', async () => {
      const without = await visitor({ javaScriptEnabled: false });
      await without.open(path);
      const built = await without.page.getByRole('main').innerText();
      expect(await without.page.title()).toBe(title);
      expect(await without.page.locator('meta[name="description"]').getAttribute('content')).toBe(description);

      const { page, wrong } = await visitor();
      // Some pages count days from today, which may not be the day any more on which they were built.
      const builtOn = await without.page.locator('html').getAttribute('data-built-on');
      await page.clock.setFixedTime(`${builtOn}T12:00:00Z`);
      await openWithApp(page, path);
      expect(await page.getByRole('main').innerText()).toBe(built);
      expect(await page.title()).toBe(title);
      expect(await page.screenshot({ animations: 'disabled' })).toEqual(
        await without.page.screenshot({ animations: 'disabled' }),
      );
      expect(wrong).toEqual([]);
    });

    test('asks for nothing before it has been painted, and for none of its style sheets', async () => {
      const { page } = await visitor();
      await openWithApp(page, path);
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      }));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(({ name, startTime }) => startTime < painted || name.endsWith('.css'))).toEqual([]);
    });

    test.each([
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])('does not move when its fonts come and the app takes over, at $width px', async (viewport) => {
      const { page, context } = await visitor({ viewport });
      await context.addInitScript(() => {
        const moved = ((window as unknown as { moved: number[] }).moved = [] as number[]);
        new PerformanceObserver((list) =>
          moved.push(...list.getEntries().map((entry) => (entry as never)['value'])),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await openWithApp(page, path);
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005);
    });
  });
}
