import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { senior } from '../fixtures/senior.ts';
import { rich } from '../fixtures/students.ts';
import { talk, ask, given, sourcesOf } from '../fixtures/talk.ts';

test('what a college asks for is told with its page, its day and its cycle, also of one that is not on the list', () => {
  for (const question of ['does rice require the sat', 'does stanford require the sat']) {
    expect(ask(question)).toMatch(/test scores are optional|requires test scores|asks for no test scores/);
    expect(sourcesOf(question)[0]).toMatchObject({ kind: 'facts', cycle: '2026-27' });
  }
});

test('what was not read is not known, in one part', () => {
  const question = 'which of my colleges need the css profile';
  expect(ask(question)).toMatch(
    /^Whether .+ and .+ ask for the CSS Profile, I have not read: each one’s page of financial aid says it/,
  );
  expect(sourcesOf(question).map(({ kind }) => kind)).toEqual(['unknown', 'general']);
});

test('somebody who was asked is named with what the student has marked, and nobody sees a portal', () => {
  const known = given(rich);
  const letter = known.requirements.find(({ kind, appId }) => kind === 'teacherLetter' && appId === 'a-brown')!;
  const { message, sources } = answerChat({
    messages: [{ role: 'user', content: 'did ms lee send my letter' }],
    ...known,
    people: [{ id: 'lee', name: 'Ms Lee', role: 'teacher' }],
    requirements: known.requirements.map((row) => (row === letter ? { ...row, personId: 'lee', state: 'asked' } : row)),
  });
  expect(message).toContain('Ms Lee: a teacher letter, asked ([Brown University](/applications/a-brown))');
  expect(message).toContain('only the college’s portal says so');
  expect(sources).toEqual([{ kind: 'record', name: 'Requirements', url: null, checkedOn: null, cycle: null }]);
});

test('what the notes say of a person is told with what that person still owes, also where the student goes on about them', () => {
  const apps = rich.apps.map((app) =>
    app.id === 'a-brown' ? { ...app, notes: 'Ms. Ruiz sends the mid-year report.' } : app,
  );
  const [first, second] = talk(['what does ms ruiz still have to send', 'does she have to do it before january'], {
    ...rich,
    apps,
  });
  expect(first).toContain('Brown University](/applications/a-brown): “Ms. Ruiz sends the mid-year report.”');
  expect(second).toContain('“Ms. Ruiz sends the mid-year report.”');
});

test('what two colleges ask for stands beside each other, a line for each', () => {
  const lines = ask('compare what rice and stanford ask for')
    .split('\n')
    .filter((line) => line.startsWith('- ') && line.includes('main essay'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^- \[Rice University\]\S+ requires .*main essay.*teacher letter/);
});

test('“what about essays” after it asks for the essays of the same two', () => {
  const [, essays] = talk(['compare what rice and stanford ask for', 'what about essays']);
  expect(essays).toContain('supplement');
  expect(essays).not.toContain('teacher letter');
});

test('the days of the aid forms are those of one’s own rounds, and every other college is named as not read', () => {
  const reply = ask('fafsa deadlines for my colleges', senior);
  const colleges = senior.apps.map(({ college }) => college);
  for (const college of colleges) expect(reply).toContain(college);
  expect(reply).toMatch(
    /For (?:Early Decision II|Regular Decision|Early Decision), .* wants the forms of financial aid by/,
  );
});
