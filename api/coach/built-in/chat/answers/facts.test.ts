import { describe, expect, test } from 'vitest';
import { rich } from '../fixtures/students.ts';
import { ask, sourcesOf } from '../fixtures/talk.ts';

describe('a question about a college and one of its facts', () => {
  test('is told the published rate with its source and year, also of a college that is not on the list', () => {
    for (const question of ['what % does tufts let in', 'how selective is tufts', 'tufts admit rate']) {
      expect(ask(question)).toMatch(
        /Tufts University\*\* admitted \d+ % of the [\d,]+ students who applied for fall 2024/,
      );
      expect(sourcesOf(question)).toMatchObject([{ kind: 'facts', cycle: 'fall 2024' }]);
    }
  });

  test('is told no chance of the student', () => {
    expect(ask('will i get into tufts')).toContain('I cannot know that');
  });

  test('is told when the college answers, and says so in one sentence where no day is known', () => {
    expect(ask('when will i hear back from emory')).toContain('answers Early Decision by December 15, 2026');
    expect(ask('when will i hear back from reed')).toContain(
      'I have no checked fact on when **Reed College** answers.',
    );
  });

  test('says of the UCs that they ask for no letter', () => {
    expect(ask('do the ucs want rec letters')).toContain(
      '**University of California, Berkeley** asks for no teacher letter',
    );
  });

  test('tells beside the fee how to do without it where that is asked', () => {
    expect(ask('whats the app fee at emory')).not.toContain('waiver section');
    expect(ask('can i get the emory app fee waived')).toMatch(/costs \$75[^]*waiver section/);
  });
});

test('what is true of one form is not told of the other', () => {
  expect(ask('how many characters per activity on the uc app')).toContain('350 characters');
  expect(ask('how many characters per activity on the common app')).toContain('150 characters');
  expect(ask('can i edit my uc app after i turned it in')).toContain('UC application');
  expect(ask('can i edit my common app essay after i sent it')).not.toContain('UC');
});

test('the balance of a list is told by published rates, and no college is called safe', () => {
  for (const question of [
    'do i have any safeties on my list',
    'am i aiming too high with my schools',
    'which of mine is the easiest',
  ]) {
    const reply = ask(question, rich);
    expect(reply).toMatch(/took fewer than 1 in 5 of those who applied/);
    expect(reply).toContain('makes no college safe');
  }
});

test('a changed grade is refused with the reason and the honest way', () => {
  for (const question of [
    'can i bump my gpa to a 4.0 on the form',
    'what if i just edit one grade in the transcript pdf',
  ]) {
    expect(ask(question)).toMatch(/is fraud[^]*honest way/);
  }
  expect(ask('how do i explain a bad grade')).not.toContain('fraud');
  expect(ask('can i change my essay after i sent it')).not.toContain('fraud');
});

test('when a college answers is told from its own rules where its dates do not say it', () => {
  expect(ask('when does stanford come out')).toContain('about mid-December');
});
