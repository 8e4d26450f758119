import { describe, expect, test } from 'vitest';
import { createNameMask } from './name-mask.ts';

const masked = (name: string, text: string, email = '') => createNameMask({ name, email }).mask(text).text;

describe('a name', () => {
  test.each([
    ['Ada Okafor', 'Ada came, ADA said; i am ada.', '[name 1] came, [name 1] said; i am [name 1].'],
    ['Ada Okafor', 'A\u200dda and Oka\u00adfor’s AdaOkafor', '[name 1] and [name 2]’s [name 1] [name 2]'],
    ["mary-jane o'neil", 'Mary‑Jane O’Neil, MARY JANE', '[name 1]‑[name 2] O’[name 3], [name 1] [name 2]'],
    ['mcdonald', 'Mr. McDonald', 'Mr. [name 1]'],
    ['José Núñez', 'Jose Nunez or NÚN\u0303EZ', '[name 1] [name 2] or [name 2]'],
    ['Jose Nunez', 'José Núñez', '[name 1] [name 2]'],
    ['Şahin Weiß', 'ŞAHİN Weiss', '[name 1] [name 2]'],
    ['Okafor,Ada', 'Ada Okafor', '[name 2] [name 1]'],
    ['Ada "Addie" Okafor', 'Addie, as they call me', '[name 2], as they call me'],
    ['李小龙', '我是李小龙，叫我小龙。', '我是[name 1]，叫我[name 1]。'],
    [
      'Will Brown',
      'Will you, Will? I will. The brown bag of will brown.',
      '[name 1] you, [name 1]? I will. The brown bag of [name 1] [name 2].',
    ],
  ])('of %j in %j is sent as %j', (name, text, sent) => {
    expect(masked(name, text)).toBe(sent);
  });

  test('is a whole word', () => {
    expect(masked('Ada Oka', 'Adamant Adages, Okapi and canada')).toBe('Adamant Adages, Okapi and canada');
  });

  test('with signs of patterns in it is taken as it is', () => {
    expect(masked('A.*b (Cee)', 'Axxb, Cee', 'a+b@example.com')).toBe('Axxb, [name 1]');
  });

  test('comes back as the account has it, and a placeholder that is nobody’s stays', () => {
    const { unmask } = createNameMask({ name: 'ada Lovelace-King', email: 'ada@example.com' });
    expect(unmask('[name 1] [name 2]-[name 3], [e-mail], [name 4]')).toBe(
      'ada Lovelace-King, ada@example.com, [name 4]',
    );
  });
});

test.each([
  ['ada.king@example.com', 'Write to Ada.King@Example.com!', 'Write to [e-mail]!'],
  ['ada+x@example.com', 'ada@example.com or ada+x@example.com', '[e-mail] or [e-mail]'],
  ['ada.o@example.com', 'ada.o@exam\u200dple.com', '[e-mail]'],
  ['ada_okafor_07@example.com', 'find me as ada_okafor_07', 'find me as [e-mail]'],
])('the e-mail %j in %j is sent as %j', (email, text, sent) => {
  expect(masked('', text, email)).toBe(sent);
});

describe('a stretch of what was sent', () => {
  const text = 'Ada met ADA at ada.king@example.com. Then Ada left.';
  const mask = createNameMask({ name: 'Ada King', email: 'ada.king@example.com' }).mask(text);
  const before = (words: string) => {
    const start = mask.text.indexOf(words);
    const place = mask.original({ start, end: start + words.length });
    return text.slice(place.start, place.end);
  };

  test.each([
    ['met [name 1] at', 'met ADA at'],
    ['. Then', '. Then'],
    ['left.', 'left.'],
    ['[e-mail]', 'ada.king@example.com'],
    // A half of a placeholder is all of the name.
    ['name', 'Ada'],
    ['1] met', 'Ada met'],
  ])('%j was %j', (sent, words) => {
    expect(before(sent)).toBe(words);
  });

  test('that is all of it was all of it', () => {
    expect(mask.original({ start: 0, end: mask.text.length })).toEqual({ start: 0, end: text.length });
  });
});

test('nobody in particular has nothing masked', () => {
  expect(masked('', 'Ada [e-mail]')).toBe('Ada [e-mail]');
});
