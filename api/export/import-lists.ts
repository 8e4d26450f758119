import type { StudentRecord } from '#contract/ai.ts';
import { importRows } from '#contract/import.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { isWritten } from './essay-parts.ts';

/** Takes the named fields of each row. */
const pick =
  <Name extends string>(names: readonly Name[]) =>
  <Row extends Record<Name, unknown>>(row: Row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

const keysOf = <Shape extends object>({ shape }: { shape: Shape }) => Object.keys(shape) as (keyof Shape & string)[];

const activityOf = pick(keysOf(importRows.activities));
const honorOf = pick(keysOf(importRows.honors));
const applicationOf = pick(keysOf(importRows.apps));
const supplementalOf = pick(['title', 'prompt', 'wordLimit', 'kind', 'status', 'response', 'due']);
const essayOf = pick(['title', 'prompt', 'wordLimit', 'text', 'status']);

/**
 * A student's own words and dates again, each list as an import takes its `items`; what follows from them is left out.
 * Activities and honors stand oldest first, so that they come back in the order in which they were added.
 */
export function importLists({ activities, honors, apps, essays }: StudentRecord) {
  return {
    activities: activities.map(activityOf).toReversed(),
    honors: honors.map(honorOf).toReversed(),
    apps: apps.map((app) => ({ ...applicationOf(app), supplementals: app.supplementals.map(supplementalOf) })),
    essays: essays
      .filter((essay) => essay.id === MAIN_ESSAY.id && isWritten(essay))
      .map((essay) => ({ ...essayOf(essay), wordLimit: essay.wordLimit ?? undefined })),
  };
}
