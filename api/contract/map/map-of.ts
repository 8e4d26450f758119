import type { EssayMap } from '../essay-map.ts';
import { MAIN_ESSAY } from '../main-essay.ts';
import { collegesOf } from './college-words.ts';
import { areReadTogether, type ComparedEssay, coverageOf, reuseKind } from './coverage.ts';
import { readUnits } from './read-units.ts';
import type { KnownQuestion, KnownQuestions, MapEssay, MapRecord } from './record.ts';
import { storiesOf } from './stories.ts';
import { fewestToWrite } from './to-write.ts';

/** Only so many prompts are compared with each other, far more than anybody answers. */
const MOST_COMPARED = 600;

/** Which essays can serve several prompts, what is left to write, and which stories each college reads. */
export function essayMapOf(record: MapRecord, known: KnownQuestions): Omit<EssayMap, 'noSupplement'> {
  const { prompts, compared, reuse } = compare(record, known);
  const stories = storiesOf(record);
  return { prompts, reuse, toWrite: toWriteOf(compared, reuse), stories, colleges: collegesOf(record, stories) };
}

/** For each supplemental that is not written, what could serve it, the best first. */
export const reuseIn = (record: Compared, known: KnownQuestions): EssayMap['reuse'] => compare(record, known).reuse;

type Compared = Pick<MapRecord, 'essays' | 'applications'>;

function compare(record: Compared, known: KnownQuestions) {
  const college = new Map(record.applications.map(({ id, college }) => [id, college]));
  const shown = record.essays.filter(({ id, text, prompt }) => id !== MAIN_ESSAY.id || /\S/.test(text + prompt));
  const questions = shown.map(({ prompt, appId }) => known(prompt, college.get(appId ?? '') ?? null));
  const prompts = shown.map((essay, place) => promptRow(essay, questions[place]));
  const compared = shown.map((essay, place) =>
    comparedOf(essay, prompts[place]!.units, questions[place]?.shared ?? null),
  );
  return { prompts, compared, reuse: reuseOf(compared.slice(0, MOST_COMPARED)) };
}

/** The row of a prompt: as the student corrected it, as it was published, or as rules read it. */
export function promptRow(
  { id, prompt, units, words, limit }: MapEssay,
  published: KnownQuestion | undefined,
): EssayMap['prompts'][number] {
  const read = [...(published?.units ?? readUnits(prompt))];
  return {
    essayId: id,
    units: [...(units ?? read)],
    corrected: units !== null,
    read,
    published: published !== undefined,
    words,
    limit,
  };
}

const comparedOf = (
  { id, appId, status, text, words, limit }: MapEssay,
  units: ComparedEssay['units'],
  shared: ComparedEssay['shared'],
): ComparedEssay => ({
  id,
  appId,
  units,
  shared,
  words,
  limit,
  written: status !== 'drafting' && /\S/.test(text),
});

/** For each supplemental that is not written, what could serve it, the best first. */
function reuseOf(essays: readonly ComparedEssay[]): EssayMap['reuse'] {
  return essays
    .filter(({ appId, written }) => appId !== null && !written)
    .flatMap((target) =>
      essays
        .filter((source) => source.id !== target.id && !areReadTogether(target, source))
        .flatMap((source) => {
          const coverage = coverageOf(target, source);
          const kind = reuseKind(target, source, coverage);
          return kind === null ? [] : [{ target: target.id, source: source.id, coverage, kind }];
        })
        .toSorted((a, b) => b.coverage - a.coverage),
    );
}

function toWriteOf(essays: readonly ComparedEssay[], reuse: EssayMap['reuse']): string[] {
  const written = new Set(essays.flatMap((essay) => (essay.written ? [essay.id] : [])));
  const sources = new Map<string, string[]>();
  for (const { target, source, kind } of reuse)
    if (kind !== 'start') sources.set(target, [...(sources.get(target) ?? []), source]);
  return fewestToWrite(
    essays
      .filter(({ id }) => !written.has(id))
      .map(({ id }) => {
        const its = sources.get(id) ?? [];
        return {
          id,
          served: its.some((source) => written.has(source)),
          sources: its.filter((source) => !written.has(source)),
        };
      }),
  );
}
