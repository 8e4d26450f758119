import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { essay } from '#mocks/fixtures/essay.ts';
import { essayBox, heading, pressScore, saved, score, startedLaurel } from './journeys.ts';

const laurel = startedLaurel();

interface Heard {
  /** ms since the page began. */
  at: number;
  text: string;
}

/**
 * Notes what a screen reader would say by itself: text that comes into a live region which was there before it, and
 * alerts however they come. What is hidden or inert is not heard.
 */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const politeness = (region: Element) => region.getAttribute('aria-live') ?? 'polite';
    const hears = (node: Node, added: boolean) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[role="status"], [role="alert"], [role="log"], [aria-live]');
      if (!element || !region || politeness(region) === 'off') return false;
      if (element.closest('[aria-hidden="true"], [inert]')) return false;
      // One that comes with its text is heard only where it is an alert.
      return !(added && node.contains(region)) || region.getAttribute('role') === 'alert';
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes) {
          const alerts = node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [];
          for (const said of hears(node, type === 'childList') ? [node] : alerts) {
            const text = said.textContent?.trim();
            if (text) heard.push({ at: performance.now(), text });
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return {
    heard: () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard),
    texts: async () =>
      (await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)).map(({ text }) => text),
  };
}

test('whether an essay is saved is said at most every two seconds, and in the end how it is', async () => {
  const { page, open } = await laurel.student();
  const { heard } = await listen(page);
  await open('/essaysworkspace');
  await essayBox(page).focus();
  // With pauses in which it saves.
  for (const word of ['On ', 'Saturdays ', 'I ', 'carry ']) {
    const stored = page.waitForResponse('**/api/essays/draft');
    await page.keyboard.type(word);
    await stored;
  }
  const states = async () => (await heard()).filter(({ text }) => /^Sav(ed|ing…)$/.test(text));
  await expect.poll(async () => (await states()).at(-1)?.text).toBe('Saved');
  const times = (await states()).map(({ at }) => at);
  expect(times.length).toBeGreaterThan(1);
  expect(Math.min(...times.slice(1).map((at, i) => at - times[i]!))).toBeGreaterThan(1_900);
});

test('a scoring is heard from its beginning to the score, and how much that rose', async () => {
  const { page, open } = await laurel.student();
  const { texts } = await listen(page);
  await open('/essaysworkspace');
  await essayBox(page).fill('I like boats. They float. That is all that I know of them.');
  await saved(page).waitFor();
  await pressScore(page);
  const first = await score(page);
  await essayBox(page).fill(essay);
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'Score (AI)' }).click();
  const panel = page.locator('[aria-busy="true"]').filter({ has: page.getByRole('meter', { name: 'Score' }) });
  await panel.waitFor();
  await panel.waitFor({ state: 'detached' });
  const second = await score(page);
  await expect.poll(texts).toContain(`Scored ${second} out of 100, up ${second - first}`);
  const scoring = (await texts()).filter((text) => /^(Analyzing your|Scored)/.test(text));
  expect(scoring).toEqual([
    'Analyzing your essay…',
    `Scored ${first} out of 100`,
    'Analyzing your essay…',
    `Scored ${second} out of 100, up ${second - first}`,
  ]);
});

test('what is wrong with a field is heard, and belongs to the field', async () => {
  const { page, open } = await laurel.visitor();
  const { texts } = await listen(page);
  await open('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  const wrong = {
    'Full name': 'Enter your full name.',
    Email: 'Enter a valid email address.',
    Password: 'Use at least 8 characters.',
    'Confirm password': 'Passwords must match.',
  };
  for (const [label, sentence] of Object.entries(wrong)) {
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const described = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(sentence);
    expect(await texts()).toContain(sentence);
  }
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent))
    .toBe('Full name');
});

test('a reply of the advisor is heard once, when it is whole', async () => {
  const { page, open } = await laurel.student();
  const { texts } = await listen(page);
  await open('/admitlens');
  await heading(page, 'AdmitLens').waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('What should I do first?');
  await page.keyboard.press('Enter');
  await page.getByText(/^Answered by/).waitFor();
  await page.locator('[role="log"] [inert]').waitFor({ state: 'detached' });
  const replies = (await texts()).filter((text) => text.includes('Answered by'));
  expect(replies).toHaveLength(1);
  // Whole: nothing of it is heard by itself.
  expect((await texts()).filter((text) => text.includes('Next step:'))).toEqual(replies);
});

test('where motion is not wanted nothing moves: no typing, no growing numbers, no confetti, no ticker', async () => {
  const { page, open } = await laurel.student({ reducedMotion: 'reduce' });
  // Every movement that begins is noted, however soon it is over, and every canvas.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const begun = new WeakSet<Animation>();
    requestAnimationFrame(function look() {
      for (const animation of document.getAnimations()) {
        if (begun.has(animation)) continue;
        begun.add(animation);
        const { target } = animation.effect as KeyframeEffect;
        if (Number(animation.effect!.getComputedTiming().activeDuration) > 17)
          moved.push(target!.outerHTML.slice(0, 100));
      }
      for (const canvas of document.querySelectorAll('canvas')) moved.push(canvas.outerHTML);
      for (const typed of document.querySelectorAll('[role="log"] [inert]')) moved.push(typed.outerHTML.slice(0, 100));
      requestAnimationFrame(look);
    });
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

  await open('/');
  await heading(page, /./).waitFor();
  await page.getByRole('region', { name: 'Universities students track in Laurel' }).waitFor();
  expect(await moved()).toEqual([]);

  await open('/essaysworkspace');
  await essayBox(page).fill('I like boats. They float. That is all that I know of them.');
  await saved(page).waitFor();
  await pressScore(page);
  const first = await score(page);
  await essayBox(page).fill(essay);
  await saved(page).waitFor();
  // Each number that stands in the wreath from here on: the old score and the new one.
  await page.getByRole('meter', { name: 'Score' }).evaluate((meter) => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => shown.add(meter.querySelector('b')!.textContent!)).observe(meter, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await pressScore(page);
  const second = await score(page);
  expect(second).toBeGreaterThan(first);
  expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual([String(second)]);
  expect(await moved()).toEqual([]);

  await open('/admitlens');
  await page.getByRole('textbox', { name: 'Message' }).fill('What should I do first?');
  await page.keyboard.press('Enter');
  await page.getByText(/^Answered by/).waitFor();
  expect(await moved()).toEqual([]);
});
