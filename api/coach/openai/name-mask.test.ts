import { describe, expect, test } from 'vitest';
import { createNameMask } from './name-mask.ts';

const ada = createNameMask({ name: 'ada Lovelace-King', email: 'ada.king@example.com' });

describe('a name', () => {
  test.each([
    ['Ada came.', '[name 1] came.'],
    ['ADA CAME.', '[name 1] CAME.'],
    ['Miss Lovelace-King’s engine', 'Miss [name 2]’s engine'],
    ['Write to Ada.King@Example.com!', 'Write to [e-mail]!'],
  ])('%j is sent as %j', (text, sent) => {
    expect(ada.mask(text).text).toBe(sent);
  });

  test('is a whole word', () => {
    expect(ada.mask('Adamant Adages, and canada').text).toBe('Adamant Adages, and canada');
  });

  test('of a script without capitals is found between other words', () => {
    const mask = createNameMask({ name: '李小明 Li', email: '' });
    expect(mask.mask('我是李小明。').text).toBe('我是[name 1]。');
  });

  test('with signs of patterns in it is taken as it is', () => {
    expect(
      createNameMask({ name: 'A.*b (C)', email: 'a+b@example.com' }).mask('Axxb, A.*b, a+b@example.com').text,
    ).toBe('Axxb, [name 1], [e-mail]');
  });

  test('comes back as the account has it, and a placeholder that is nobody’s stays', () => {
    expect(ada.unmask('[name 1] [name 2], [e-mail], [name 3]')).toBe(
      'ada Lovelace-King, ada.king@example.com, [name 3]',
    );
  });
});

test('places in what was sent are those of the same words before', () => {
  const text = 'Ada met ADA at ada.king@example.com. Then Ada left.';
  const masked = ada.mask(text);
  for (const words of ['met', 'at', '. Then', 'left.']) {
    const at = masked.text.indexOf(words);
    expect(text.slice(masked.original(at), masked.original(at + words.length))).toBe(words);
  }
  expect(masked.original(masked.text.length)).toBe(text.length);
});

test('nobody in particular has nothing masked', () => {
  expect(createNameMask({ name: '', email: '' }).mask('Ada [e-mail]').text).toBe('Ada [e-mail]');
});
