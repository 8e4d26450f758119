import type { Client } from '#contract/client.ts';
import type { Random } from '#contract/fixtures/random.ts';
import { Problem } from '#contract/problem.ts';
import { everythingOf, type Holdings, possibleWrites, type Write } from './writes.ts';

/**
 * Keeps what a student was promised: each write that was acknowledged, and the one that is under way.
 * @param name stands in all that the student writes
 * @param onAcknowledged told of each write
 */
export async function openLedger(call: Client, name: string, random: Random, onAcknowledged: () => void) {
  let promised = await everythingOf(call);
  let underWay: Write | null = null;
  return {
    /** Writes one thing after the other until the server is gone. Throws a Problem where it refuses one. */
    async writeOn() {
      try {
        for (;;) {
          underWay = random.of(possibleWrites(call, promised, name, random));
          const id = await underWay.send();
          underWay.apply(promised, id);
          underWay = null;
          onAcknowledged();
        }
      } catch (error) {
        if (!(error instanceof Problem && error.status === 0)) throw error;
      }
    },

    /**
     * Compares what is stored with what was promised, and goes on from there: all that was acknowledged, nothing else, and
     * the write that was under way wholly or not at all.
     */
    async compare() {
      const stored = await everythingOf(call);
      const write = underWay;
      const before = promised;
      const after = structuredClone(before);
      write?.apply(after, '');
      promised = stored;
      underWay = null;
      const is = withoutIds(stored);
      const may = [before, after].map(withoutIds);
      return {
        keepsPromise: may.includes(is),
        /** For whoever looks for what went wrong. */
        told: { during: write?.what ?? null, is, may },
      };
    },
  };
}

/** A text of all of it in one order, because the ids of rows under way are not known. */
function withoutIds({ draft, versions, applications, activities, honors }: Holdings) {
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).toSorted();
  const colleges = applications.map(({ id: _, supplementals, ...application }) => ({
    ...application,
    supplementals: supplementals.map(({ title, response, revision }) => `${title} ${revision} ${response}`).toSorted(),
  }));
  return JSON.stringify({
    draft,
    versions,
    applications: colleges.toSorted((a, b) => (a.college < b.college ? -1 : 1)),
    activities: titles(activities),
    honors: titles(honors),
  });
}
