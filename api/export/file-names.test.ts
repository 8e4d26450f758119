import { expect, test } from 'vitest';
import { fileNames } from './file-names.ts';

test('a name says college and title in small ASCII letters', () => {
  expect(fileNames(['Main essay', 'Brown University: Why Brown?', 'Universität Zürich: Señor & I'])).toEqual([
    'main-essay',
    'brown-university-why-brown',
    'universitat-zurich-senor-and-i',
  ]);
});

test('no name leaves its folder or hides', () => {
  expect(fileNames(['../../etc/passwd', '..\\..\\x', '.htaccess', 'C:\\a', 'a/b\u0000.exe'])).toEqual([
    'etc-passwd',
    'x',
    'htaccess',
    'c-a',
    'a-b-exe',
  ]);
});

test('equal titles are told apart by a number, also from a title that ends in one', () => {
  expect(fileNames(['Joy', 'joy!', 'Joy 2', 'JOY', 'Joy 2'])).toEqual(['joy', 'joy-2', 'joy-2-2', 'joy-3', 'joy-2-3']);
});

test('a title without Latin letters or digits is an essay', () => {
  expect(fileNames(['👩‍🚀', '東京大学', '', '...'])).toEqual(['essay', 'essay-2', 'essay-3', 'essay-4']);
});

test('the names of Windows devices are not used as they are', () => {
  expect(fileNames(['CON', 'nul', 'Com1', 'LPT9.txt', 'Console'])).toEqual([
    'essay-con',
    'essay-nul',
    'essay-com1',
    'lpt9-txt',
    'console',
  ]);
});

test('ten thousand long and equal titles stay within 80 characters with their ending, each once', () => {
  const names = fileNames(Array.from({ length: 9_999 }, () => 'Étude '.repeat(66)));
  expect(new Set(names).size).toBe(9_999);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]{1,73}[a-z0-9]$/.test(name))).toEqual([]);
});
