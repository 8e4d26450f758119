import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { type Laurel, startLaurel } from '../../support/laurel.ts';
import { figure } from '../figures.ts';
import { readNames, reads, type StudentInSeason, studentInSeason } from './season.ts';
import { median, ms, percentile, timed } from './times.ts';
import type { Turn } from './trouble-maker.ts';
import { type Sent, troubles } from './troubles.ts';

const READERS = 20;
/** Each reads about so often. */
const PAUSE = 200;
const ROUNDS = 6;
const ROUND = 1_500;

let laurel: Laurel;
let readers: StudentInSeason[];

beforeAll(async () => {
  laurel = await startLaurel();
  readers = [];
  for (let number = 0; number < READERS; number++) readers.push(await studentInSeason(laurel.address, number));
  await readFor(3 * ROUND);
});
afterAll(async () => void (await laurel.stop()));

test.for(Object.keys(troubles))(
  'one student who %s does not slow the reads of others to more than twice',
  async (what, context) => {
    // In turns, and each round beside the quiet one before it, so that whatever else the machine does falls on both.
    const maker = await startTrouble(what);
    const rounds: { quiet: number[]; troubled: number[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await readFor(ROUND);
      const making = maker.make({ from: round, duration: ROUND });
      const troubled = await readFor(ROUND);
      for (const sent of await making) accept(sent);
      rounds.push({ quiet, troubled });
    }
    maker.stop();
    const slower = (percent: number) =>
      median(rounds.map(({ quiet, troubled }) => percentile(troubled, percent) / percentile(quiet, percent)));
    const of = (which: 'quiet' | 'troubled') => {
      const times = rounds.flatMap((round) => round[which]);
      return `${ms(median(times))} and ${ms(percentile(times, 90))}`;
    };
    const value = `${slower(50).toFixed(2)} and ${slower(90).toFixed(2)} times (${of('quiet')}; then ${of('troubled')})`;
    figure(context, `others’ reads while one ${what}`, value);
    // The slowest tenth is told and not judged.
    expect(slower(50)).toBeLessThan(2);
  },
);

/** Somebody who makes this trouble, ready to begin. */
async function startTrouble(what: string) {
  const maker = fork(fromRoot('tests/faults/load/trouble-maker.ts'), [what, laurel.address, laurel.folder], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(maker, 'exit').then(() => Promise.reject(new Error('Who makes trouble has ended.')));
  ended.catch(() => {});
  const heard = async () => ((await Promise.race([once(maker, 'message'), ended])) as unknown[])[0];
  await heard();
  return {
    make: (turn: Turn) => {
      maker.send(turn);
      return heard() as Promise<Sent[]>;
    },
    stop: () => void maker.kill(),
  };
}

/** What the others' reads take in so many milliseconds, each of theirs. */
async function readFor(duration: number) {
  const end = performance.now() + duration;
  const times: number[] = [];
  const reading = readers.map(async (reader, number) => {
    await wait((PAUSE * number) / READERS);
    for (let at = number; performance.now() < end; at++) {
      times.push(await timed(() => reads[readNames[at % readNames.length]!](reader)));
      await wait(PAUSE);
    }
  });
  await Promise.all(reading);
  return times;
}

/** Trouble is refused or answered; nothing else. */
function accept({ status, what }: Sent) {
  expect([200, 201, 204, 400, 409, 413, 429], `${what} answered ${status}`).toContain(status);
}
