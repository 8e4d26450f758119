import type { Page } from 'playwright';
import { strong } from '#api/coach/built-in/fixtures/strong.ts';
import { weak } from '#api/coach/built-in/fixtures/weak.ts';
import { median, row } from './figures.ts';
import { type FrameReport, openPages, type Pages, slowed } from './pages.ts';

const ROUNDS = 5;
const SLOWER = 4;
/** How long a score grows, in ms. */
const DURATION = 900;

/**
 * The frames that are dropped while a score grows and its confetti falls, on a processor that is four times slower, beside
 * those of a bare page on which one square grows as long.
 */
export async function benchAnimation() {
  const pages = await openPages();
  const ours: Frames[] = [];
  const theirs: Frames[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await bareFrames(pages));
    ours.push(await scoreFrames(pages, round));
  }
  const dropped = (frames: Frames[]) => median(frames.map((of) => of.dropped));
  const shown = (frames: Frames[]) => median(frames.map((of) => of.shown));
  row(
    `score animation, ${SLOWER}x slowed`,
    `${dropped(ours)} frames dropped`,
    shown(ours) / shown(theirs),
    `of a growing square's ${shown(theirs)} frames, which drops ${dropped(theirs)}`,
  );
  await pages.stop();
}

interface Frames {
  shown: number;
  dropped: number;
}

/**
 * A worse essay is scored before, so that the score rises and the leaves fall. Each round has a text of its own, because one that was
 * scored before has its score at once.
 */
async function scoreFrames(pages: Pages, round: number) {
  const { call } = pages;
  const [before, after] = [Object.values(weak)[0]!, `${Object.values(strong)[0]!} ${round}`];
  const { revision } = await call('readDraft');
  const { revision: baseRevision } = await call('saveDraft', { body: { text: before, baseRevision: revision } });
  await call('gradeEssay', { body: { text: before } });
  await call('saveDraft', { body: { text: after, baseRevision } });
  const page = await pages.open('/essaysworkspace');
  await page.locator('mark, [role="meter"]').first().waitFor();
  await page.evaluate(() => {
    const meter = document.querySelector('[role="meter"][aria-label="Score"]')!;
    new MutationObserver(() => performance.mark('growing')).observe(meter, { attributeFilter: ['aria-valuenow'] });
  });
  const frames = await framesWhile(pages, page, async () => {
    await page.getByRole('button', { name: 'Score (AI)' }).click();
    await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
    await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
  });
  await page.close();
  return frames;
}

async function bareFrames(pages: Pages) {
  const page = await pages.openBare('<div style="width: 100px; height: 100px; background: green"></div>');
  const frames = await framesWhile(pages, page, async () => {
    await page.locator('div').evaluate((square, duration) => {
      square.animate([{ transform: 'none' }, { transform: 'scale(2)' }], duration);
      performance.mark('growing');
    }, DURATION);
    await page.waitForTimeout(DURATION + 300);
  });
  await page.close();
  return frames;
}

/** The frames after the mark `growing`, as the browser's own compositor judges them. */
async function framesWhile(pages: Pages, page: Page, act: () => Promise<void>): Promise<Frames> {
  const events = await slowed(page, SLOWER, () => pages.trace(page, ['blink.user_timing', 'cc', 'benchmark'], act));
  const start = events.find(({ name }) => name === 'growing')!.ts;
  const frames = events
    .filter(
      ({ name, ph, ts }) => name === 'PipelineReporter' && ph === 'b' && ts >= start && ts < start + DURATION * 1_000,
    )
    .map(({ args }) => args.frame_reporter!);
  // A frame may be reported twice: as it was without the page's own part, and with it.
  const shown = new Set(frames.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).map(sequence));
  const dropped = frames.filter((frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness).map(sequence);
  return { shown: shown.size, dropped: new Set(dropped.filter((frame) => !shown.has(frame))).size };
}

const sequence = ({ frame_sequence }: FrameReport) => frame_sequence;
