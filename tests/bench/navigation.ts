import type { Page } from 'playwright';
import { paragraph } from '../support/essays.ts';
import { median, percentile, row } from './figures.ts';
import { openPages, type Pages } from './pages.ts';

const ROUNDS = 8;
/** A screen should show what is on it within this time, in ms. */
const LIMIT = 100;

/** The sections as the side navigation names them, with words that stand on each once its data is there. */
const sections = [
  { name: 'AdmitLens', words: 'I have read your' },
  { name: 'Applications', words: 'Reed College' },
  { name: 'Essays', words: 'Why Reed' },
  { name: 'Extracurriculars', words: 'Robotics captain' },
  { name: 'Honors', words: 'State spelling bee' },
  { name: 'Settings', words: 'Appearance' },
];
const dashboard = { name: 'Dashboard', words: 'Upcoming Deadlines' };

/**
 * From the click on a link to the painted content of its page, between the dashboard and each section, all visited before;
 * beside the time within which a screen should be there, and a page that swaps one text for another.
 */
export async function benchNavigation() {
  const pages = await openPages();
  await fill(pages);
  const page = await pages.open('/dashboard');
  await page.getByText(dashboard.words).first().waitFor();
  for (const section of sections) {
    await follow(page, section);
    await follow(page, dashboard);
  }
  const bare = await pages.openBare(
    `<nav><a href="#" onclick="swap('Here', 'There')">There</a> <a href="#" onclick="swap('There', 'Here')">Here</a></nav><main>Here ${paragraph}</main><script>const swap = (from, to) => { const main = document.querySelector('main'); main.textContent = main.textContent.replace(from, to); };</script>`,
  );

  const swaps: number[] = [];
  const there = new Map(sections.map(({ name }) => [name, [] as number[]]));
  const back = new Map(sections.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    await bare.bringToFront();
    for (const name of ['There', 'Here']) swaps.push(await follow(bare, { name, words: name }));
    await page.bringToFront();
    for (const section of sections) {
      there.get(section.name)!.push(await follow(page, section));
      back.get(section.name)!.push(await follow(page, dashboard));
    }
  }
  for (const { name } of sections) {
    print(`dashboard to ${name}`, there.get(name)!);
    print(`${name} to dashboard`, back.get(name)!);
  }
  print('a bare page that swaps a text', swaps);
  await pages.stop();
}

function print(what: string, times: number[]) {
  const middle = median(times);
  row(what, `${middle.toFixed(0)} ms (p95 ${percentile(times, 95).toFixed(0)})`, middle / LIMIT, `of ${LIMIT} ms`);
}

/** Points at a link, clicks it a moment later, and answers the ms from the click until its page is painted with the words. */
async function follow(page: Page, { name, words }: { name: string; words: string }) {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForTimeout(150);
  const painted = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              const main = document.querySelector('main');
              if (!main?.textContent.includes(words) || main.querySelector('[aria-busy="true"]')) return;
              observer.disconnect();
              // The frame is painted before the next task.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
    words,
  );
  await page.waitForTimeout(30);
  await link.click();
  const time = await painted;
  await page.waitForTimeout(200);
  return time;
}

/** What a student has who uses every section. */
async function fill({ call }: Pages) {
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  await call('createActivity', { body: { title: 'Robotics captain', impact: 'Taught 12.' } });
  await call('createHonor', { body: { title: 'State spelling bee' } });
  for (const college of ['Reed College', 'Oberlin College', 'Rice University']) {
    const { id: appId } = await call('createApplication', { body: { college, deadline: '2027-01-05', round: 'rd' } });
    await call('createSupplemental', { params: { appId }, body: { title: 'Why Reed', response: paragraph } });
  }
}
