import { expect, test } from 'vitest';
import { arcNotes } from './arc-notes.ts';
import type { SentenceRole } from './roles.ts';

/** A text of sentences of ten words each, one for each role. */
function essay(...roles: SentenceRole[]) {
  const sentence = 'One two three four five six seven eight nine ten.';
  const text = roles.map(() => sentence).join(' ');
  const sentences = roles.map((role, i) => ({ role, start: i * 50, end: i * 50 + sentence.length }));
  return { text, sentences, kind: 'personalStatement' as const };
}
const times = (n: number, role: SentenceRole) => Array.from({ length: n }, () => role);

test('no scene in the first third is missed, with the word at which the first one comes', () => {
  expect(arcNotes(essay(...times(6, 'summary'), 'reflection', 'summary', ...times(10, 'scene')))).toEqual([
    'No scene stands in the first third: the first one comes at word 81 of 180. Until then a reader is told, and sees nothing happen.',
  ]);
});

test('details before the first scene are named as what they are, because the strip draws them as scene', () => {
  expect(arcNotes(essay(...times(6, 'detail'), 'reflection', 'summary', ...times(10, 'scene')))).toEqual([
    'No scene stands in the first third: what is drawn there as scene are details, and the first thing that happens comes at word 81 of 180.',
  ]);
});

test('an essay in which nothing happens says so, and what the strip draws as scene', () => {
  expect(arcNotes(essay(...times(15, 'detail'), 'reflection'))[0]).toBe(
    'No moment happens: the parts drawn as scene are details, which show a reader how things are.',
  );
  expect(arcNotes(essay(...times(15, 'summary'), 'reflection'))[0]).toBe(
    'No sentence is a scene: a reader is told, and never sees one moment happen.',
  );
});

test('a thought far from the scene before it is missed', () => {
  expect(arcNotes(essay(...times(6, 'scene'), 'reflection', ...times(8, 'claim'), 'reflection'))).toEqual([
    'The last thought stands 90 words after the scene before it. Closer together, a reader sees what it follows from.',
  ]);
});

test('an essay without a thought, or with one only at its end, says so', () => {
  expect(arcNotes(essay(...times(16, 'scene')))).toEqual([
    'No sentence is a thought about what happened: a reader sees it, and not what you make of it.',
  ]);
  expect(arcNotes(essay(...times(15, 'scene'), 'reflection'))).toEqual([
    'The first thought comes at word 151 of 160. Until then a reader sees what happened, and not what you make of it.',
  ]);
});

test('neither a short text nor a kind that tells no story is read for an arc', () => {
  expect(arcNotes(essay(...times(6, 'summary')))).toEqual([]);
  expect(arcNotes({ ...essay(...times(30, 'summary')), kind: 'whyCollege' as never })).toEqual([]);
});
