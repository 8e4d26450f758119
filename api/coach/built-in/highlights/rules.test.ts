import { expect, test } from 'vitest';
import { readEssay } from '../text.ts';
import { LIKES } from './likes.ts';
import { MECHANICS } from './mechanics.ts';
import type { Rule } from './rule.ts';
import { STOCK } from './stock.ts';
import { WORDING } from './wording.ts';

const rules: readonly Rule[] = [...STOCK, ...WORDING, ...MECHANICS, ...LIKES];

/** The stretches that the named rule finds in the text. */
function marked(key: string, text: string): string[] {
  const essay = readEssay(text);
  const rule = rules.find((one) => one.key === key);
  if (!rule) throw new Error(`no rule ${key}`);
  return rule.find(essay, essay).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['cliche', 'That summer changed my life. I went home.', ['changed my life']],
  ['throatClearing', 'Have you ever wondered about rain? I have.', ['Have you ever wondered about rain']],
  [
    'borrowedOpening',
    'Courage is defined as strength in the face of pain. I had none.',
    ['is defined as strength in the face of pain'],
  ],
  ['claimedLesson', 'This experience taught me to value my family.', ['This experience taught me to value my family']],
  ['vagueWords', 'We did a lot of stuff there.', ['lot of stuff']],
  ['feelingTold', 'I was very nervous before the bell.', ['I was very nervous']],
  ['emptyWord', 'She wore a nice coat.', ['nice']],
  ['agreement', 'They was late again.', ['They was']],
  ['spelling', 'We recieved a letter.', ['recieved']],
  ['apostrophe', 'We didnt go.', ['didnt']],
  ['slip', 'I play alot of chess.', ['alot']],
  [
    'repeatedSentence',
    'The door was locked again. I knocked. The door was locked again.',
    ['The door was locked again'],
  ],
  ['repeatedWord', 'Helping is good. I help friends. They help me. We help them. She helped.', ['helped']],
  [
    'concreteDetail',
    'Before it was light, Marisol hammered nine nails into the porch.',
    ['Marisol hammered nine nails into the porch'],
  ],
  ['speech', '"Count again," Marisol said.', ['"Count again,"']],
  ['turnOfThought', 'I used to think maps were neutral.', ['I used to think maps were neutral']],
  ['sensoryDetail', 'The kettle hissed beside the stove.', ['The kettle hissed beside the stove']],
])('the rule %s marks the shortest stretch that carries the point', (key, text, stretches) => {
  expect(marked(key, text)).toEqual(stretches);
});

test('a run-on is marked at a joining word near its middle', () => {
  const text = `We walked ${'past the red mill '.repeat(6)}and then we crossed ${'over the low bridge '.repeat(6)}home.`;
  expect(marked('runOn', text)).toEqual(['then we crossed over']);
});

test('a short sentence is praised only after a long one', () => {
  const long =
    'We carried the crates from the truck to the cellar and from the cellar to the counter until it was dark outside.';
  expect(marked('shortAfterLong', `${long} Nobody spoke.`)).toEqual(['Nobody spoke']);
  expect(marked('shortAfterLong', 'We stopped. Nobody spoke.')).toEqual([]);
});

test('an ending that returns to an image of the opening is a landing', () => {
  const middle = 'We went on. It got late. She was tired. He was too. We ate. They left. ';
  expect(marked('landing', `A candle stood in the window. ${middle}I lit the candle and went in.`)).toEqual([
    'I lit the candle and went in',
  ]);
});

test('every rule has its own key and at least one wording', () => {
  expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
  for (const { wordings } of rules) expect(wordings.length).toBeGreaterThan(0);
});
