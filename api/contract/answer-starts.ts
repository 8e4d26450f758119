import { reuseIn } from './map/map-of.ts';
import type { KnownQuestions, MapEssay, MapRecord } from './map/record.ts';
import type { Start } from './plan/record.ts';
import type { NameIndex } from './slips/name-index.ts';
import { namesLeftIn } from './slips/slips-of.ts';

/** An essay that may be started from another one, or be what another one is started from. */
export interface StartEssay extends MapEssay {
  /** Names of other colleges that the student said to mean in it. */
  meantNames: readonly string[];
}

/** What each empty answer could be started from, the answers in the order of their essays. */
export function startsOf(
  record: Pick<MapRecord, 'applications'> & { essays: readonly StartEssay[] },
  known: KnownQuestions,
  names: NameIndex,
): Start[] {
  const essays = new Map(record.essays.map((essay) => [essay.id, essay]));
  const colleges = new Map(record.applications.map(({ id, college }) => [id, college]));
  const starts = new Map<string, Start>();
  for (const { target, source } of reuseIn(record, known)) {
    const { appId, text: own, meantNames } = essays.get(target)!;
    const { text } = essays.get(source)!;
    if (/\S/.test(own) || !/\S/.test(text) || starts.has(target)) continue;
    const college = colleges.get(appId!)!;
    starts.set(target, { target, source, namesLeft: namesLeftIn({ text, college, meantNames }, names) });
  }
  return [...starts.values()];
}
