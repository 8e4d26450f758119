import { expect, test } from 'vitest';
import { type Categories, categoryNames, type CategoryName, type Highlight } from '../essays.ts';
import { type CategorySignals, type Reasons, revisionsOf, TOO_SHORT } from './revisions-of.ts';

const evenly = (score: number): Categories =>
  Object.fromEntries(categoryNames.map((name): [CategoryName, number] => [name, score])) as Categories;
const reasons = (some: Partial<CategorySignals> = {}, held: string | null = null): Reasons => ({
  signals: {
    ...(Object.fromEntries(categoryNames.map((name): [CategoryName, string[]] => [name, []])) as CategorySignals),
    ...some,
  },
  held,
});

/** A text whose words in brackets are marked. */
function marked(written: string, whole: string[] = []) {
  const needsWork: Highlight[] = [];
  let text = '';
  for (const part of written.split(/(\[[^\]]*\])/)) {
    const words = part.replace(/[[\]]/g, '');
    if (part.startsWith('['))
      needsWork.push({ start: text.length, end: text.length + words.length, why: `Of ${words}` });
    text += words;
  }
  return { text, needsWork: [...needsWork, ...whole.map((why) => ({ start: null, end: null, why }))] };
}

test('marks are settled, left or new by their words', () => {
  const from = { ...marked('[I work hard.] We folded. [It was fun.] End.', ['Too short.']), categories: evenly(50) };
  const to = { ...marked('We folded. [It\nwas fun.] [I love it.] End.', ['Too short.']), categories: evenly(50) };
  const { marks, says } = revisionsOf(from, to, reasons(), 'built-in');
  expect(marks).toEqual({
    settled: [{ quote: 'I work hard.', why: 'Of I work hard.' }],
    left: [
      { quote: 'It\nwas fun.', why: 'Of It\nwas fun.' },
      { quote: null, why: 'Too short.' },
    ],
    added: [{ quote: 'I love it.', why: 'Of I love it.' }],
  });
  expect(says).toBe('You settled 1 of 3 marks. No category moved.');
});

test('words that are marked twice and then once are settled once', () => {
  const from = { ...marked('[Fun.] And [Fun.]'), categories: evenly(50) };
  const to = { ...marked('[Fun.] And fun.'), categories: evenly(50) };
  const { marks } = revisionsOf(from, to, reasons(), 'built-in');
  expect([marks.settled.length, marks.left.length, marks.added.length]).toEqual([1, 1, 0]);
});

test('it says which category moved most, through what, and that the ending stands', () => {
  const from = { ...marked('[One slip.] Two. Three.'), categories: { ...evenly(50) } };
  const to = { ...marked('No slip. Two. Three.'), categories: { ...evenly(50), clarity: 70, voice: 55 } };
  const answer = revisionsOf(from, to, reasons({ clarity: ['one slip went'] }), 'built-in');
  expect(answer.says).toBe('You settled 1 of 1 marks. Clarity rose because one slip went. The ending is untouched.');
  expect(answer.categories).toEqual([
    { name: 'content', from: 50, to: 50, signals: ['It did not move.'] },
    { name: 'structure', from: 50, to: 50, signals: ['It did not move.'] },
    { name: 'voice', from: 50, to: 55, signals: ['Several of its measures moved a little.'] },
    { name: 'clarity', from: 50, to: 70, signals: ['One slip went.'] },
    { name: 'specificity', from: 50, to: 50, signals: ['It did not move.'] },
    { name: 'reflection', from: 50, to: 50, signals: ['It did not move.'] },
  ]);
});

test('a text that was not changed says so', () => {
  const text = { ...marked('One. Two.'), categories: evenly(50) };
  expect(revisionsOf(text, text, reasons(), 'built-in').says).toBe(
    'You settled 0 of 0 marks, as the earlier text had none. No category moved. The words are the same.',
  );
});

test('what holds the score down stands after what moved', () => {
  const from = { ...marked('One. Two.'), categories: evenly(50) };
  const to = { ...marked('One. Three.'), categories: evenly(51) };
  const held = 'For the name of another college the score now loses 31 points.';
  expect(revisionsOf(from, to, reasons({}, held), 'built-in').says).toBe(
    `You settled 0 of 0 marks, as the earlier text had none. The categories hardly moved. ${held}`,
  );
});

test('a text that is too short to be judged is not compared', () => {
  const from = { ...marked('One. Two. Three.'), categories: evenly(50) };
  const to = { ...marked('One.'), categories: evenly(70) };
  const { says, categories } = revisionsOf(from, to, { signals: null, held: TOO_SHORT }, 'built-in');
  expect(says).toContain(`Most of the text is gone. ${TOO_SHORT}`);
  expect(says).not.toMatch(/rose|fell/);
  expect(categories.map(({ signals }) => signals)).toEqual(categories.map(() => ['Why can’t be told.']));
});

test('a new mark on words that were there before says so', () => {
  const from = { ...marked('[One slip.] We folded. Two.'), categories: evenly(50) };
  const to = { ...marked('No slip. [We folded.] Two.'), categories: evenly(50) };
  expect(revisionsOf(from, to, reasons(), 'built-in').says).toContain(
    'One new mark is on words that you did not change:',
  );
});

test('a mark that says the same of a changed sentence is told, and what moved', () => {
  const why = 'This ending could close many essays.';
  const from = {
    text: 'We folded. I won. The end is new.',
    needsWork: [{ start: 18, end: 33, why }],
    categories: evenly(50),
  };
  const to = {
    text: 'I won. We folded. The end is newer.',
    needsWork: [{ start: 18, end: 35, why }],
    categories: evenly(50),
  };
  const { says } = revisionsOf(from, to, reasons(), 'built-in');
  expect(says).toContain('One sentence stands elsewhere now.');
  expect(says).toContain('One new mark repeats an earlier remark on words that you rewrote.');
});

test('a remark that is made again on words that did not change is not said of changed words', () => {
  const why = 'Of it';
  const from = { text: 'One slip. We folded. Two.', needsWork: [{ start: 0, end: 9, why }], categories: evenly(50) };
  const to = { text: 'No slip. We folded. Two.', needsWork: [{ start: 9, end: 19, why }], categories: evenly(50) };
  const { says } = revisionsOf(from, to, reasons(), 'built-in');
  expect(says).toContain('One new mark is on words that you did not change');
  expect(says).not.toContain('that you rewrote');
});

test('a settled mark whose words stand as they did is told as one that only gave way', () => {
  const why = 'A saying';
  const from = {
    text: 'We folded. Hard work pays off. Two.',
    needsWork: [{ start: 11, end: 30, why }],
    categories: evenly(50),
  };
  const to = {
    text: 'We won. Hard work pays off. Two.',
    needsWork: [{ start: 0, end: 7, why: 'Of it' }],
    categories: evenly(50),
  };
  const { says } = revisionsOf(from, to, reasons(), 'built-in');
  expect(says).toContain(
    'One settled mark is on words that you did not change: a mark may hang on what stands around it, and only the most useful are shown.',
  );
});

test('an ending of which both sentences are new is told', () => {
  const from = { text: 'We folded. I won. It rained.', needsWork: [], categories: evenly(50) };
  const to = { text: 'We folded. He counts again. His hat stays on.', needsWork: [], categories: evenly(50) };
  expect(revisionsOf(from, to, reasons(), 'built-in').says).toContain('The ending is new.');
});

test('a paragraph that is cut or joined is told, although its words are the same', () => {
  const saysOf = (before: string, now: string) =>
    revisionsOf(
      { ...marked(before), categories: evenly(50) },
      { ...marked(now), categories: evenly(50) },
      reasons(),
      'built-in',
    ).says;
  expect(saysOf('One came. Two went. Three stayed.', 'One came.\n\nTwo went.\nThree stayed.')).toMatch(
    /Two paragraph breaks are new\. The words are the same\.$/,
  );
  expect(saysOf('One came.\n\nTwo went.', 'One came. Two went.')).toMatch(
    /One paragraph break is gone\. The words are the same\.$/,
  );
  expect(saysOf('One came to\nthe door.\nTwo went.', 'One came to the door. Two went.')).not.toMatch(/paragraph/);
  const begun = 'One came.\nTwo went.\nThree stayed.\nAnd then nobody\nFour.';
  expect(saysOf('One came.\nTwo went.\nThree stayed.', begun)).not.toMatch(/paragraph/);
});
