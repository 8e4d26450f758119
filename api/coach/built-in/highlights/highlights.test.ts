import { expect, test } from 'vitest';
import type { Highlight } from '#contract/essays.ts';
import { ordinary } from '../fixtures/ordinary.ts';
import { strong } from '../fixtures/strong.ts';
import { weak } from '../fixtures/weak.ts';
import { gradeEssay } from '../grade.ts';
import { checkGrammar } from '../grammar/grammar.ts';

const grade = async (text: string, prompt = '') =>
  gradeEssay({ text, prompt, wordLimit: null }, await checkGrammar(text));
const all = Object.entries({ ...strong, ...ordinary, ...weak });
const sentencesOf = (why: string) => why.match(/[^.?!]+[.?!]+/g) ?? [];

const places = (highlights: Highlight[]) =>
  highlights.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));

test.each(all)('of “%s” are whole words in text order without overlaps', async (_, text) => {
  const { likes, needsWork } = await grade(text);
  for (const list of [likes, needsWork]) {
    const starts = places(list).map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
  const drawn = places([...likes, ...needsWork]).sort((a, b) => a.start - b.start);
  drawn.forEach(({ start, end }, at) => {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    expect(drawn[at + 1]?.start ?? text.length).toBeGreaterThanOrEqual(end);
    expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
    expect(text.slice(start - 1, start + 1)).not.toMatch(/^\w\w$/);
    expect(text.slice(end - 1, end + 1)).not.toMatch(/^\w\w$/);
  });
});

test.each(all)('of “%s” never say the same sentence twice', async (_, text) => {
  const { likes, needsWork } = await grade(text);
  const said = [...likes, ...needsWork].flatMap(({ why }) =>
    sentencesOf(why.replace(/“[^”]*”/g, (quote) => quote.replace(/[.?!]/g, ''))),
  );
  expect(new Set(said.map((sentence) => sentence.trim())).size).toBe(said.length);
  expect(said.join(' ')).not.toContain('!');
});

test('are four to ten, of both kinds, in an essay of 600 words', async () => {
  for (const text of [
    `${strong.bread}\n\n${strong.radio}`,
    `${ordinary.job}\n\n${ordinary.moving}`,
    `${weak.success}\n\n${weak.helping}`,
  ]) {
    const { likes, needsWork } = await grade(text);
    expect(places(likes).length).toBeGreaterThan(0);
    expect(places(needsWork).length).toBeGreaterThan(0);
    expect(places([...likes, ...needsWork]).length).toBeGreaterThanOrEqual(4);
    expect(places([...likes, ...needsWork]).length).toBeLessThanOrEqual(10);
  }
});

test('point into the text as given, with CRLF and curly quotes', async () => {
  const text = strong.pulley.replace(/"/g, '\u201d').replace(/'/g, '\u2019').replace(/\n/g, '\r\n');
  for (const { start, end } of places((await grade(text)).likes))
    expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}\u201d].*[\p{L}\p{N}\u201d]$/su);
});

test('name the slip of grammar, what should stand there and why', async () => {
  const text = `${ordinary.job} My brother he don't like the smell, and he don't come in. I told him it would of been worse.`;
  const { needsWork } = await grade(text);
  const whys = needsWork.map(({ why }) => why);
  expect(whys).toContainEqual(
    expect.stringMatching(/^“he don't” should be “he doesn't”: the verb follows its subject, and one more place/),
  );
  expect(whys).toContainEqual(expect.stringMatching(/^“would of” should be “would have”/));
});

test('say in one remark on the whole that the essay is one block', async () => {
  const { needsWork } = await grade(ordinary.soccer.replace(/\n+/g, ' '));
  expect(needsWork.at(-1)).toEqual({ start: null, end: null, why: expect.stringContaining('one paragraph') });
});

test('say so when no word of the prompt is taken up', async () => {
  const { needsWork } = await grade(strong.pulley, 'Discuss how astronomy shaped navigation and commerce.');
  expect(needsWork.at(-1)?.why).toContain('“astronomy”');
});
