import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { ask, sourcesOf } from '../fixtures/talk.ts';

test('a saved deadline is compared with the one of the college, which has its source', () => {
  const question = 'is the date i saved for emory right';
  expect(ask(question, senior)).toMatch(
    /you saved January 5, which is \*\*too late\*\*; the college closes on \*\*January 1\*\*/,
  );
  expect(sourcesOf(question, senior)[0]).toMatchObject({ kind: 'facts' });
});

test('all that are not sent are compared where no college is named', () => {
  const reply = ask('are all my deadlines correct', senior);
  expect(reply).toContain('closes on **November 30**');
  expect(reply).toContain('[Villanova University](/applications/a-villanova) (Regular Decision): **right**');
});

test('whoever asks when something is due reads that the college closes earlier', () => {
  expect(ask('when is rice due', senior)).toContain('closes on **January 4**');
  expect(ask('when is villanova due', senior)).not.toContain('Careful');
});

test('a priority date is told as one, because applications after it may still be taken', () => {
  const apps = [
    { ...senior.apps.find(({ id }) => id === 'a-davis')!, college: 'San Diego State University', round: 'rd' as const },
  ];
  const reply = ask('is the date i saved right', { ...senior, apps });
  expect(reply).toContain('the college has its priority date on **November 30**');
  expect(reply).not.toContain('closes on');
});

test('whoever asks whether they can still apply reads the date, and no rule on early plans', () => {
  const reply = ask('can i still apply to rice', senior);
  expect(reply).toContain('closes on **January 4**');
  expect(reply).not.toContain('Early Decision binds');
});
