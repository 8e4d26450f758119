import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient as connect } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '#contract/fixtures/random.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { figure } from './figures.ts';
import { openLedger } from './ledger.ts';

/** 200 in `npm run test:full`, a few of them at every change. */
const KILLS = Number(process.env.KILLS);
const STUDENTS = 6;
/** How many writes are acknowledged before a kill: two, and less than this more. */
const WRITES = 60;

let laurel: Laurel;
beforeAll(async () => {
  laurel = await startLaurel({ RATE_LIMIT: 'off' });
});
afterAll(() => laurel?.stop());

test(
  'what was acknowledged is there after each of many kills at random moments, and nothing else but what was under way, whole',
  { timeout: 900_000 },
  async (context) => {
    const seed = Number(process.env.TEST_SEED || randomInt(2 ** 31));
    const random = randomFrom(seed);
    let acknowledged = 0;
    let untilKill = { writes: 0, come: () => {} };
    const onAcknowledged = () => {
      acknowledged++;
      if (--untilKill.writes <= 0) untilKill.come();
    };
    const ledgers = await Promise.all(
      Array.from({ length: STUDENTS }, async (_, n) =>
        openLedger((await newStudent(laurel.address)).call, `Student ${n}`, random, onAcknowledged),
      ),
    );
    const broken: object[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = new Promise<void>((come) => {
        untilKill = { writes: 2 + random.below(WRITES), come };
      });
      const writing = Promise.all(ledgers.map((ledger) => ledger.writeOn()));
      const held = holdForAMoment();
      // Whoever lost a connection writes no more until the next start.
      await Promise.race([enough, writing]);
      await wait(random.below(10));
      await laurel.kill();
      await writing;
      await held;
      await startAgain();
      for (const { keepsPromise, told } of await Promise.all(ledgers.map((ledger) => ledger.compare())))
        if (!keepsPromise) broken.push({ kill, ...told });
    }
    expect({ seed, broken }).toEqual({ seed, broken: [] });
    expect(acknowledged).toBeGreaterThan(KILLS);

    await laurel.kill();
    const database = connect({ url: `file:${join(laurel.folder, 'laurel.db')}` });
    expect((await database.execute('PRAGMA integrity_check')).rows).toEqual([{ integrity_check: 'ok' }]);
    expect((await database.execute('PRAGMA foreign_key_check')).rows).toEqual([]);
    database.close();
    figure(context, 'kills while six students write', `${KILLS} (seed ${seed})`);
    figure(context, 'acknowledged writes, missing', `${acknowledged}, ${broken.length}`);

    /** Another process writes and takes it back: the server meets a lock, and has to wait. */
    async function holdForAMoment() {
      const other = connect({ url: `file:${join(laurel.folder, 'laurel.db')}`, timeout: 1_000 });
      const transaction = await other.transaction('write');
      await wait(random.below(40));
      await transaction.rollback();
      other.close();
    }

    /** One start in ten is killed as well, on the way up. */
    async function startAgain() {
      if (random.below(10) === 0) {
        const starting = laurel.startAgain().catch(() => {});
        await wait(random.below(900));
        await laurel.kill();
        await starting;
      }
      await laurel.startAgain();
    }
  },
);
