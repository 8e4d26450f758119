import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty, rich } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

test('an acceptance that is only told brings congratulations, where to enter it, and what a binding one asks', () => {
  const reply = ask('omg i got into brown!!');
  expect(reply).toMatch(/^Congratulations on \[Brown University\]/);
  expect(reply).toContain('Enter the acceptance there as its decision');
  expect(reply).toMatch(/withdraw/i);
});

test('an acceptance of a college that is not in Laurel leads to adding it', () => {
  expect(ask('i got into Duke', empty)).toMatch(/^Congratulations on \*\*Duke University\*\*\.[^]*add it in/);
});

test('of two colleges that are named, the one that was sent has answered', () => {
  const apps = rich.apps.map((app) => (app.id === 'a-brown' ? { ...app, status: 'submitted' as const } : app));
  expect(ask('is the rice supplement pointless now that brown said yes', { ...rich, apps })).toMatch(
    /^Congratulations on \[Brown University\]/,
  );
});

test('whether one application is sent is answered by yes or no', () => {
  expect(ask('did i submit reed', senior)).toMatch(/^No: \[Reed College\]\(.*\) is not marked as submitted\.$/m);
  const apps = senior.apps.map((app) => ({ ...app, status: 'submitted' as const }));
  expect(ask('did i submit reed', { ...senior, apps })).toMatch(/^Yes: you marked \[Reed College\]/);
});

test('what is left after a no names the others in the order of their dates, and what of them binds a second time', () => {
  const reply = ask('what if brown says no whats my plan');
  expect(reply).toMatch(
    /^A no of \[Brown University\]\([^)]*\) would be final for this year, and it would end nothing else\./,
  );
  expect(reply).not.toContain("I'm sorry");
  expect(reply).toContain('do not wait for the answer');
});

test('what a yes would end: all others where it binds, none where it does not', () => {
  expect(ask('if emory says yes what happens to my other apps', senior)).toMatch(
    /^A yes of \[Emory University\]\([^)]*\) \(Early Decision II\) binds you, and you withdraw these: /,
  );
  expect(ask('if reed says yes what happens to my other apps', senior)).toMatch(
    /^A yes of \[Reed College\]\([^)]*\) \(Regular Decision\) does not bind you, so it ends nothing/,
  );
});

test.each(['what happens to my reed app if emory says yes', 'if emory says yes what happens to my reed app'])(
  'the college that binds is the one that would say yes, wherever it is named: “%s”',
  (question) => {
    expect(ask(question, senior)).toMatch(/^A yes of \[Emory University\]\([^)]*\) \(Early Decision II\) binds you/);
  },
);

test('a college that has been sent nothing cannot have looked at anything', () => {
  expect(ask('did rice look at my stuff yet')).toContain('there is nothing of yours that they could look at yet');
});

test('whether an application has arrived is not told from the student’s own mark', () => {
  expect(ask('did my georgia tech application actually go through')).toMatch(
    /^You marked \[.+only the college’s own portal says/,
  );
});
