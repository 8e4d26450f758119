import type { InputOf } from '#contract/endpoint.ts';
import type { Grade } from '#contract/essays.ts';
import type { Contract } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { originsAfter } from '#contract/origins/origins-after.ts';
import { type Insertion, type OriginRecord, recordFor } from '#contract/origins/record.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { countWords } from '#contract/words.ts';
import { db, type Essay, type Grading, NOW, type VersionRow } from './db.ts';

type Save = InputOf<Contract['saveDraft']>['body'];

/**
 * Saves what is given. A text that was written on an older revision is refused with the stored essay.
 * @param answer the essay as its endpoint answers it
 */
export function save<E extends Essay, A>(essay: E, changes: Save & Partial<E>, answer: (essay: E) => A): A {
  const { text = essay.text, baseRevision = essay.revision, keepReplaced = false, insertions, ...fields } = changes;
  const changed = text !== essay.text;
  if (changed && baseRevision !== essay.revision)
    throw new Problem(409, refusals.essayChanged, { current: answer(essay) });
  const origins = changed ? originsOfSave(essay, { text, keepReplaced, insertions }) : essay.origins;
  if (changed) storeVersion(essay, keepReplaced);
  // A text that comes back has its score back.
  const grading = changed && essay.versions.find((version) => version.grading && version.text === text)?.grading;
  Object.assign(
    essay,
    fields,
    { text, origins, revision: essay.revision + Number(changed) },
    changed && { updatedAt: NOW },
    grading,
  );
  return answer(essay);
}

/** Where the words came from once a text is saved. */
function originsOfSave(
  essay: Essay,
  { text, keepReplaced, insertions = [] }: { text: string; keepReplaced: boolean; insertions?: Insertion[] },
): OriginRecord {
  const record = recordFor(essay.origins, essay.text);
  const next = originsAfter(record, essay.text, text, insertions, NOW);
  const earlier = keepReplaced ? essay.versions.find((version) => version.text === text)?.origins : undefined;
  const isOlder = next.since === null && record.spans.some(({ kind }) => kind === 'unknown');
  return { ...next, spans: earlier ?? next.spans, since: isOlder ? NOW : next.since };
}

/** Stores the text that is replaced as a version, unless its scoring did, or there is one of the last minutes of writing. */
function storeVersion(essay: Essay, always: boolean) {
  const since = Date.parse(essay.updatedAt) - (always ? 0 : limits.versionMinutes * 60_000);
  const isStored = essay.versions.some(({ savedAt, score, text }) =>
    score === null ? Date.parse(savedAt) > since : savedAt >= essay.updatedAt && text === essay.text,
  );
  if (essay.text !== '' && !isStored)
    essay.versions.unshift(versionOf(essay, essay.updatedAt, { score: null, engine: null }));
}

/** Stores a grade with the text that it graded and shows it, where that is still the text of the essay. Answers whether it was. */
export function storeGrade(essay: Essay, text: string, grade: Grade) {
  if (text !== essay.text) return false;
  const previousScore = essay.engine === grade.engine ? essay.score : null;
  const grading: Grading = { ...grade, previousScore, scoredAt: NOW, gradedText: text };
  essay.versions.unshift({ ...versionOf(essay, NOW, grade), grading });
  Object.assign(essay, grading);
  return true;
}

function versionOf(
  { text, origins }: Essay,
  savedAt: string,
  { score, engine }: { score: number; engine: string } | { score: null; engine: null },
): VersionRow {
  return { id: db.newId('version'), savedAt, words: countWords(text), score, engine, text, origins: origins?.spans };
}
