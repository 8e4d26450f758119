import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { type Laurel, startLaurel } from '../../support/laurel.ts';
import { essay } from '../../bench/coach.ts';
import { figure } from '../figures.ts';
import { megabytesOf } from './memory.ts';
import { randomFrom } from '#contract/fixtures/random.ts';
import { readNames, reads, type StudentInSeason, studentInSeason } from './season.ts';
import { mean, median, ms, percentile, timed } from './times.ts';

const STUDENTS = 200;
const WARM_UP = 20_000;
const MEASURED = 75_000;
/** How often a student does each, on the mean: about ten times as often as a busy one (docs/deployment.md). */
const SECONDS_BETWEEN = { save: 3, read: 4, grading: 60, advice: 120 };
type Deed = keyof typeof SECONDS_BETWEEN;
const deeds = Object.keys(SECONDS_BETWEEN) as Deed[];
const PER_SECOND = deeds.reduce((sum, deed) => sum + 1 / SECONDS_BETWEEN[deed], 0);
const WORDS_BETWEEN_SAVES = 3;

let laurel: Laurel;
beforeAll(async () => void (laurel = await startLaurel()));
afterAll(async () => void (await laurel.stop()));

test('200 students at once are answered, the slowest hundredth of reads too, and memory stays', async (context) => {
  const students: StudentInSeason[] = [];
  for (let number = 0; number < STUDENTS; number++) students.push(await studentInSeason(laurel.address, number));

  const unloaded: number[] = [];
  for (let at = 0; at < 4 * STUDENTS; at++) {
    const read = reads[readNames[at % readNames.length]!];
    const time = await timed(() => read(students[at % STUDENTS]!));
    if (at >= STUDENTS) unloaded.push(time);
  }

  const taken: Record<Deed, number[]> = { save: [], read: [], grading: [], advice: [] };
  const failures: string[] = [];
  let refused = 0;
  const begin = performance.now() + WARM_UP;
  const end = begin + MEASURED;
  const note = async (deed: Deed, work: () => Promise<unknown>) => {
    try {
      const time = await timed(work);
      if (performance.now() > begin) taken[deed].push(time);
    } catch (error) {
      const { status, message } = error as Problem;
      if (status === 429) refused++;
      else failures.push(`${deed}: ${status} ${message}`);
    }
  };
  const memory: number[] = [];
  const sampling = setInterval(() => {
    if (performance.now() > begin) memory.push(megabytesOf(laurel.pid()));
  }, 500);
  await Promise.all(students.map((student, number) => study(student, number, end, note)));
  clearInterval(sampling);

  const requests = Object.values(taken).flat().length;
  const ratio = percentile(taken.read, 99) / median(unloaded);
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
  const both = (times: number[]) => `${ms(median(times))} and ${ms(percentile(times, 99))} of ${times.length}`;
  const every = deeds.map((deed) => `${deed} ${SECONDS_BETWEEN[deed]} s`).join(', ');
  figure(context, 'students at once, a student’s mean pauses', `${STUDENTS}; ${every}`);
  figure(
    context,
    'requests a second, as planned',
    `${(requests / (MEASURED / 1_000)).toFixed(0)}, ${(STUDENTS * PER_SECOND).toFixed(0)}`,
  );
  for (const deed of deeds) figure(context, `${deed}: median and 99 %`, both(taken[deed]));
  figure(context, 'reads unloaded, median', ms(median(unloaded)));
  figure(context, '99 % of reads loaded, by that', `${ratio.toFixed(1)} times, of 10 allowed`);
  figure(context, 'refused with a 429', String(refused));
  figure(context, 'memory, middle and last third', `${middle.toFixed(0)} and ${last.toFixed(0)} MB`);

  expect(failures).toEqual([]);
  expect(ratio).toBeLessThan(10);
  expect(last).toBeLessThan(1.1 * middle);
});

/** One student at work: does this and that in seeded random order and with random pauses, until the end. */
async function study(
  student: StudentInSeason,
  number: number,
  end: number,
  note: (deed: Deed, work: () => Promise<unknown>) => Promise<void>,
) {
  const random = randomFrom(number);
  const { call } = student;
  const words = essay(1_000, number).split(' ');
  let [text, written, revision] = [student.text, 400, undefined as number | undefined];
  const work: Record<Deed, () => Promise<unknown>> = {
    async save() {
      text += ` ${words.slice(written, (written += WORDS_BETWEEN_SAVES)).join(' ')}`;
      revision = (await call('saveDraft', { body: { text, baseRevision: revision } })).revision;
    },
    read: () => reads[random.of(readNames)](student),
    grading: () => call('gradeEssay', { body: { text } }),
    advice: () =>
      call('chat', { body: { messages: [{ role: 'user', content: 'What is due next?' }], tz: 'America/Chicago' } }),
  };
  for (;;) {
    // Pauses between independent deeds are exponential.
    await wait((-Math.log(1 - random.share()) / PER_SECOND) * 1_000);
    if (performance.now() > end) return;
    const deed = chosen(random.share());
    await note(deed, work[deed]);
  }
}

/** The deed at a share of all deeds, 0 to 1. */
function chosen(share: number): Deed {
  let left = share * PER_SECOND;
  return deeds.find((deed) => (left -= 1 / SECONDS_BETWEEN[deed]) < 0) ?? 'read';
}
