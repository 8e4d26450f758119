import { expect, test } from 'vitest';
import { application, essay, NO_RECORD } from '../fixtures/rows.ts';
import { ask, sourcesOf } from '../fixtures/talk.ts';

const college = 'University of California, Davis';
const listed = (count: number) => {
  const essays = Array.from({ length: count }, (_, at) =>
    essay({ id: `s-${at}`, title: `PIQ ${at + 1}`, appId: 'a-davis', college, wordLimit: 350, text: 'I led.' }),
  );
  return { ...NO_RECORD, apps: [application({ id: 'a-davis', college }, essays)], essays };
};

test('who lists fewer answers than the University of California asks for is told how many are left', () => {
  expect(ask('which of my piqs are done', listed(3))).toContain('You list three, so one still has to be chosen');
  expect(ask('which essays have i not started', listed(2))).toContain('You list two, so two still have to be chosen');
  expect(sourcesOf('which of my piqs are done', listed(3))[0]?.kind).toBe('facts');
});

test('who lists four is told nothing of more', () => {
  expect(ask('which of my piqs are done', listed(4))).not.toContain('still');
});

test('an answer that is listed and empty is said to be so', () => {
  const three = listed(3);
  const essays = three.essays.map((one, at) => (at === 0 ? { ...one, text: '', words: 0 } : one));
  expect(ask('which of my piqs are done', { ...three, essays })).toContain('Of those you list, one is empty.');
  expect(ask('which of my piqs are done', three)).not.toContain('empty');
});
