import { expect, test } from 'vitest';
import { DIRECTORY } from './directory.ts';
import { readInterests } from './interests.ts';
import { phraseOf } from './words.ts';

const read = (text: string) => readInterests(text, DIRECTORY);
const said = (text: string) => read(text).interests.map(({ parts }) => parts.map(({ says }) => says));
const tags = (text: string) =>
  read(text).interests.flatMap(({ parts }) => parts.flatMap(({ topics }) => topics.flatMap(({ tags }) => tags)));

test('takes what stands between commas and «and» as one interest each', () => {
  expect(said('marine biology, and I also like poetry')).toEqual([['marine', 'biology'], ['poetry']]);
});

test('keeps phrases together', () => {
  expect(said('computer science and speech and debate')).toEqual([['computer science'], ['speech and debate']]);
});

test('reads a list without commas as a list', () => {
  expect(said('biology debate music chemistry')).toEqual([['biology'], ['debate'], ['music'], ['chemistry']]);
});

test.each([
  ['coding', 'cs'],
  ['I want to be a doctor', 'medicine'],
  ['climate', 'environment'],
  ['lawyer', 'law'],
  ['acting', 'theater'],
  ['startups', 'entrepreneurship'],
  ['Théâtre', 'theater'],
  ["women's rights", 'women'],
])('knows what «%s» is about', (text, tag) => {
  expect(tags(text)).toContain(tag);
});

test.each([
  ['música', 'music'],
  ['me gusta el fútbol', 'sports'],
  ['biología', 'biology'],
  ['robtics', 'robotics'],
  ['sience', 'science'],
])('knows Spanish names and words with a typo: «%s»', (text, tag) => {
  expect(tags(text)).toContain(tag);
  expect(read(text).unknown).toEqual([]);
});

test.each(['sneakers', 'streaming', 'chess', 'church', 'trucks'])(
  'takes «%s» for no typo of something else',
  (text) => {
    expect(tags(text)).toEqual([]);
  },
);

test.each(['idk', 'Nothing', 'nada', 'none', 'whatever'])('finds no interest in «%s»', (text) => {
  expect(read(text)).toEqual({ interests: [], unknown: [] });
});

test('takes a career for no car, and a House of Congress for no house', () => {
  const name = (text: string) => read(text).interests.flatMap(({ parts }) => parts.map(({ stem }) => stem));
  expect(name('careers')).not.toEqual(name('cars'));
  expect(read('building houses').interests).toMatchObject([{ parts: [{ says: 'building houses' }] }]);
});

test('knows every tag of the directory by its name or what students call it', () => {
  const names: Record<string, string> = { cs: 'coding', general: 'academics', 'first-gen': 'first generation' };
  const all = new Set(DIRECTORY.entries.flatMap(({ row }) => row.tags));
  expect([...all].filter((tag) => !tags(names[tag] ?? tag).includes(tag))).toEqual([]);
});

test.each([
  ["I don't like math or science but I love theater", [['theater']]],
  ['not sports. Art', [['Art']]],
  ['I hate writing, I enjoy film', [['film']]],
  ['not only coding but music', [['coding'], ['music']]],
])('leaves out what the student does not want: «%s»', (text, interests) => {
  expect(said(text)).toEqual(interests);
});

test('names what it does not know', () => {
  expect(read('curling and poetry')).toMatchObject({ unknown: ['curling'], interests: [{ says: 'poetry' }] });
});

test('finds no interest in words that say none', () => {
  expect(read('I really like to have fun with my friends')).toEqual({ interests: [], unknown: [] });
});

test('stops at twelve interests', () => {
  expect(said('art, '.repeat(1000))).toHaveLength(12);
});

test('a word that only some description has counts for nothing beside others', () => {
  expect(said('sewing machines')).toEqual([['sewing']]);
  expect(said('fixing washing machines')).toEqual([['washing machines']]);
});

test('money for a scholarship is no finance, and a cook is no Mr. Cooke', () => {
  expect(tags('scholarship money')).toEqual(['Scholarship']);
  expect(DIRECTORY.named.has(phraseOf('cooking'))).toBe(false);
});
