import { describe, expect, test } from 'vitest';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames, type Highlight } from '#contract/essays.ts';
import { ordinary } from './fixtures/ordinary.ts';
import { strong } from './fixtures/strong.ts';
import { weak } from './fixtures/weak.ts';
import { gradeEssay } from './grade.ts';

const grade = (text: string, prompt = '') => gradeEssay({ text, prompt });
const score = (text: string) => grade(text).score;
const all = Object.entries({ ...strong, ...ordinary, ...weak });
const sentencesOf = (why: string) => why.match(/[^.?!]+[.?!]+/g) ?? [];

const places = (highlights: Highlight[]) =>
  highlights.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));

describe('the score', () => {
  test.each(Object.entries(strong))('of the strong essay “%s” is 70 or more', (_, text) => {
    expect(score(text)).toBeGreaterThanOrEqual(70);
  });

  test.each(Object.entries(ordinary))('of the ordinary essay “%s” is between 40 and 65', (_, text) => {
    expect(score(text)).toBeGreaterThanOrEqual(40);
    expect(score(text)).toBeLessThanOrEqual(65);
  });

  test.each(Object.entries(weak))('of the weak essay “%s” is 40 or less', (_, text) => {
    expect(score(text)).toBeLessThanOrEqual(40);
  });

  test('is the mean of the six categories by their published weights', () => {
    const { score: given, categories } = grade(strong.radio);
    const mean = categoryNames.reduce((sum, name) => sum + CATEGORY_WEIGHTS[name] * categories[name], 0);
    expect(given).toBe(Math.round(mean));
    expect(Object.values(CATEGORY_WEIGHTS).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  test('is the same for the same text', () => {
    expect(grade(ordinary.job, 'Tell us about work.')).toEqual(grade(ordinary.job, 'Tell us about work.'));
  });

  test.each([
    ['CRLF line ends', (text: string) => text.replace(/\n/g, '\r\n')],
    ['trailing spaces', (text: string) => text.replace(/\n/g, '   \n') + ' \n\n'],
    [
      'curly quotes',
      (text: string) =>
        text
          .replace(/(^|\s)"/g, '$1\u201c')
          .replace(/"/g, '\u201d')
          .replace(/'/g, '\u2019'),
    ],
    [
      'other names',
      (text: string) =>
        text
          .replace(/Okafor/g, 'Lindqvist')
          .replace(/Luis/g, 'Marcus')
          .replace(/Hannah/g, 'Priya')
          .replace(/Halloran/g, 'Smith'),
    ],
  ])('moves by at most a point with %s', (_, edit) => {
    for (const [, text] of all) expect(Math.abs(score(edit(text)) - score(text))).toBeLessThanOrEqual(1);
  });
});

describe('a text with little to read', () => {
  test('scores 0 when it is empty', () => {
    const { score: given, likes, needsWork } = grade('  \n ');
    expect(given).toBe(0);
    expect(likes).toEqual([]);
    expect(needsWork).toEqual([{ start: null, end: null, why: expect.stringContaining('nothing to read') }]);
  });

  test('scores 20 at most below 50 words, and the student is told how many there are', () => {
    const text = strong.pulley.split(/\s+/).slice(0, 45).join(' ');
    const { score: given, needsWork } = grade(text);
    expect(given).toBeLessThanOrEqual(20);
    expect(needsWork).toEqual([{ start: null, end: null, why: expect.stringContaining('45 words') }]);
  });
});

describe('a text made to please the coach', () => {
  const tail = (text: string, added: string) => score(`${text} ${added}`) - score(text);
  const jumble = (text: string) =>
    text
      .split(/\s+/)
      .map((word, at) => ({ word, key: (at * 7919) % 1009 }))
      .sort((a, b) => a.key - b.key)
      .map(({ word }) => word)
      .join(' ');

  test('scores low when one sentence is pasted forty times', () => {
    expect(score('I learned that the old pulley squealed because the damp rope was swollen. '.repeat(40))).toBeLessThan(
      15,
    );
  });

  test('scores low when it is a list of rare words', () => {
    expect(score('luminous cartography ephemeral resilience juxtaposition verdant tapestry '.repeat(60))).toBeLessThan(
      15,
    );
  });

  test('scores low when no word of it is known', () => {
    expect(
      score(
        Array.from({ length: 300 }, (_, at) => `qz${String.fromCharCode(97 + (at % 26))}kxw${at % 7 ? 'v' : 'j'}`).join(
          ' ',
        ),
      ),
    ).toBeLessThan(15);
  });

  test('falls far when its words are jumbled', () => {
    expect(score(jumble(strong.bread))).toBeLessThan(score(strong.bread) - 25);
  });

  test('falls far without full stops and capitals', () => {
    expect(score(strong.bread.toLowerCase().replace(/[^a-z\s']/g, ''))).toBeLessThan(score(strong.bread) - 20);
  });

  test('does not rise when it is pasted twice', () => {
    expect(score(`${ordinary.soccer}\n\n${ordinary.soccer}`)).toBeLessThan(score(ordinary.soccer));
  });

  test('does not rise with a tail of fine words or copies of its own sentences', () => {
    expect(
      tail(
        ordinary.moving,
        'resilience perseverance leadership empathy dedication integrity curiosity initiative ambition.',
      ),
    ).toBeLessThanOrEqual(1);
    expect(tail(ordinary.moving, ordinary.moving.split('. ').slice(0, 4).join('. '))).toBeLessThanOrEqual(0);
  });

  test('gets nothing for sentences copied from the prompt', () => {
    const prompt =
      'Describe a place where you are perfectly content. What do you do there, and why is it meaningful to you?';
    expect(grade(`${prompt} ${ordinary.job}`, prompt).score).toBeLessThanOrEqual(score(ordinary.job));
  });
});

describe('the highlights', () => {
  test.each(all)('of “%s” are whole words in text order without overlaps', (_, text) => {
    const { likes, needsWork } = grade(text);
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

  test.each(all)('of “%s” never say the same sentence twice', (_, text) => {
    const { likes, needsWork } = grade(text);
    const said = [...likes, ...needsWork].flatMap(({ why }) =>
      sentencesOf(why.replace(/“[^”]*”/g, (quote) => quote.replace(/[.?!]/g, ''))),
    );
    expect(new Set(said.map((sentence) => sentence.trim())).size).toBe(said.length);
    expect(said.join(' ')).not.toContain('!');
  });

  test('are four to ten, of both kinds, in an essay of 600 words', () => {
    for (const text of [
      `${strong.bread}\n\n${strong.radio}`,
      `${ordinary.job}\n\n${ordinary.moving}`,
      `${weak.success}\n\n${weak.helping}`,
    ]) {
      const { likes, needsWork } = grade(text);
      expect(places(likes).length).toBeGreaterThan(0);
      expect(places(needsWork).length).toBeGreaterThan(0);
      expect(places([...likes, ...needsWork]).length).toBeGreaterThanOrEqual(4);
      expect(places([...likes, ...needsWork]).length).toBeLessThanOrEqual(10);
    }
  });

  test('point into the text as given, with CRLF and curly quotes', () => {
    const text = strong.pulley.replace(/"/g, '\u201d').replace(/'/g, '\u2019').replace(/\n/g, '\r\n');
    for (const { start, end } of places(grade(text).likes))
      expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}\u201d].*[\p{L}\p{N}\u201d]$/su);
  });

  test('say in one remark on the whole that the essay is one block', () => {
    const { needsWork } = grade(ordinary.soccer.replace(/\n+/g, ' '));
    expect(needsWork.at(-1)).toEqual({ start: null, end: null, why: expect.stringContaining('one paragraph') });
  });

  test('say so when no word of the prompt is taken up', () => {
    const { needsWork } = grade(strong.pulley, 'Discuss how astronomy shaped navigation and commerce.');
    expect(needsWork.at(-1)?.why).toContain('“astronomy”');
  });
});

describe('a long text', () => {
  test.each(['a', ' ', '.', '"', '- ', 'a\n', 'I used to think ', '"Hi," I said. '])(
    'of 100,000 characters of “%s” is answered within seconds',
    (part) => {
      const began = performance.now();
      grade(part.repeat(Math.ceil(100_000 / part.length)));
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  );
});
