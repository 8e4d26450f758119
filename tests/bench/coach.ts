import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { builtInCoach } from '#api/coach/built-in/coach.ts';
import type { Asker } from '#api/coach/coach.ts';
import { limits } from '#contract/limits.ts';
import { ordinary } from '#api/coach/built-in/fixtures/ordinary.ts';
import { strong } from '#api/coach/built-in/fixtures/strong.ts';
import { unknown } from '#api/coach/built-in/fixtures/unknown.ts';
import { weak } from '#api/coach/built-in/fixtures/weak.ts';
import { median, row } from './figures.ts';

const WORDS = 650;
const ALLOWED = 60;
const BLOCKED = 50;
const GRADINGS = 10_000;

const sentences = [strong, ordinary, weak]
  .flatMap((essays) => Object.values(essays))
  .flatMap((essay) => essay.match(/[^.!?]+[.!?]+["')]*/g) ?? [])
  .map((sentence) => sentence.trim());

const vocabulary = [...new Set(sentences.join(' ').match(/\b[a-z]{5,}\b/g) ?? [])];

/** An essay of about so many words in which no sentence was read before: the grammar checker remembers sentences. */
export function essay(words: number, number: number): string {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < words; at++) {
    const sentence = sentences[(number * 31 + at * (1 + (number % 7))) % sentences.length]!;
    const other = vocabulary[(number * 127 + at * 7) % vocabulary.length]!;
    parts.push(sentence.replace(/\b[a-z]{5,}\b/, other), at % 5 === 4 ? '\n\n' : ' ');
    length += sentence.split(' ').length;
  }
  return parts.join('').trim();
}

const asker: Asker = {
  id: 'bench',
  kind: 'student',
  private: { name: '', email: '' },
  signal: new AbortController().signal,
};
const grade = (text: string) => builtInCoach.grade({ text, ...unknown }, asker);

/** How long a grading takes once warm, how long the longest text holds up the event loop, and what 10,000 gradings leave behind. */
export async function benchCoach() {
  for (let at = 0; at < 60; at++) await grade(essay(WORDS, at));
  const unseen: number[] = [];
  const edited: number[] = [];
  for (let at = 100; at < 200; at++) {
    const text = essay(WORDS, at);
    unseen.push(await timed(() => grade(text)));
    edited.push(await timed(() => grade(text.replace(/\bthe\b/, 'that'))));
  }
  for (const [what, times] of Object.entries({ unseen, edited }))
    row(
      `grading of ${WORDS} words, ${what}`,
      `${median(times).toFixed(1)} ms`,
      median(times) / ALLOWED,
      `of the ${ALLOWED} ms allowed`,
    );

  const long = essay(25_000, 1).slice(0, limits.essay);
  const start = performance.now();
  const held = await longestDelay(() => grade(long));
  const took = performance.now() - start;
  const idle = await longestDelay(() => wait(took));
  const figure = `${held.toFixed(0)} ms of ${(took / 1000).toFixed(1)} s`;
  row(
    'event loop held by 100,000 characters',
    figure,
    held / BLOCKED,
    `of the ${BLOCKED} ms allowed (idle: ${idle.toFixed(0)} ms)`,
  );

  for (let at = 0; at < GRADINGS / 10; at++) await grade(essay(120, at));
  const before = megabytes();
  for (let at = GRADINGS / 10; at < GRADINGS; at++) await grade(essay(120, at));
  row(
    `memory after ${GRADINGS.toLocaleString('en')} gradings`,
    `${megabytes().toFixed(0)} MB`,
    megabytes() / before,
    'times that after 1,000',
  );
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

/** The longest time in milliseconds for which nothing else could run meanwhile. */
async function longestDelay(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}
