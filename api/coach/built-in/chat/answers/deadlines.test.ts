import { describe, expect, test } from 'vitest';
import { application, NO_RECORD } from '../fixtures/rows.ts';
import { BROWN, MIT, RICE } from '../fixtures/links.ts';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask, sourcesOf, talk } from '../fixtures/talk.ts';

const rd = application({
  id: 'a-rd',
  college: 'Northwestern University',
  round: 'rd',
  deadline: '2027-01-03T05:59:00.000Z',
});
const ed = application({
  id: 'a-ed',
  college: 'Northwestern University',
  round: 'ed',
  deadline: '2026-11-02T05:59:00.000Z',
});
const northwestern = (...apps: (typeof rd)[]) => ask('when is northwestern ed due', { ...NO_RECORD, apps });

describe('the date of a round', () => {
  test('is that of the application of this round', () => {
    expect(northwestern(rd, ed)).toContain('(/applications/a-ed) (Early Decision) is due in 12 days (Nov 1)');
    expect(northwestern(rd, ed)).not.toContain('Jan 2');
  });

  test('is never taken from another round without saying so', () => {
    const reply = northwestern(rd);
    expect(reply).toContain('(Regular Decision) is due in 74 days (Jan 2)');
    expect(reply).toContain('You entered it as Regular Decision, not as Early Decision.');
    expect(reply).toMatch(/Laurel's list of college dates has Early Decision, due in \d+ days \(Nov 1\)/);
  });
});

describe('a college that is not added', () => {
  test.each(['when is the stanford deadline', 'stanford due date?', 'whens standford due'])(
    'is said to be none: “%s”',
    (question) => {
      const reply = ask(question);
      expect(reply).toContain('**Stanford University** is not among your applications');
      expect(reply).toContain("Laurel's list of college dates has");
      expect(reply).toContain("The college's own page counts.");
      expect(reply).toContain('[Applications](/applications)');
      expect(ask(question, empty)).toContain('**Stanford University** is not among your applications');
    },
  );
});

test('a date that is not entered is offered from the list, as such', () => {
  const reply = ask('when is rice due');
  expect(reply).toContain(`${RICE} (Regular Decision) has no deadline in Laurel yet.`);
  expect(reply).toContain("For Rice University, Laurel's list of college dates has Regular Decision");
  expect(sourcesOf('when is rice due').at(-1)).toMatchObject({ kind: 'facts' });
});

describe('the days asked about', () => {
  test.each([
    ['whats due this month', 'Due in October:', MIT, BROWN],
    ['anything due in november', 'Due in November:', BROWN, MIT + ', due tomorrow (Oct 21)\n'],
    ['and next month?', 'Due in November:', BROWN, 'Boston'],
    ['due in the next 3 days', 'Due in the next 3 days:', MIT, BROWN],
    ['whats due 2moro', 'Due tomorrow:', MIT, BROWN],
    ['which ones are not due until november', 'Due in November:', BROWN, 'Boston'],
    ['anything before november', 'Due before November:', MIT, BROWN],
  ])('of “%s” are named', (question, name, inside, outside) => {
    const reply = ask(question === 'and next month?' ? 'what is due next month' : question);
    expect(reply).toContain(name);
    expect(reply).toContain(inside);
    expect(reply).not.toContain(outside);
  });

  test('may have nothing', () => {
    expect(ask('anything due in december')).toContain('Nothing is due in December. The next deadline is');
  });
});

describe('what comes after a deadline', () => {
  test('is told after an answer on one college, and where a college is named', () => {
    expect(talk(['when is brown due', 'and the one after that'])[1]).toMatch(/^After .*Brown.* comes:\n\n- .*Boston/s);
    expect(ask('what comes after brown')).toMatch(/^After .*Brown/);
  });

  test('goes on from date to date', () => {
    const apps = ['One', 'Two', 'Three'].map((name, at) =>
      application({ id: `a-${at}`, college: `${name} College`, deadline: `2026-11-0${1 + at}T17:00:00.000Z` }),
    );
    const asked = ['whats my next deadline', 'and after that one?', 'and the one after that'];
    const [, second, third] = talk(asked, { ...NO_RECORD, apps });
    expect(second).toMatch(/After \[One College\]\(.*\) comes:\n\n- \[Two College\]/);
    expect(third).toMatch(/After \[Two College\]\(.*\) comes:\n\n- \[Three College\]/);
  });

  test('leaves out the college beside which everything is asked', () => {
    const reply = ask('is anything due besides brown');
    expect(reply).toContain(MIT);
    expect(reply).not.toContain(`- ${BROWN}`);
  });

  test('may lie outside the month that is asked about', () => {
    expect(ask('after brown is there anything else in december')).toMatch(
      /nothing else is due in December\. Then comes .*Boston/,
    );
  });
});

test('of many deadlines those left out are counted', () => {
  const apps = Array.from({ length: 30 }, (_, at) =>
    application({
      id: `a-${at}`,
      college: `College ${at}`,
      deadline: `2026-12-${String(1 + (at % 28)).padStart(2, '0')}T17:00:00.000Z`,
    }),
  );
  expect(ask('what is due', { ...NO_RECORD, apps })).toContain('25 later ones are in [Applications](/applications)');
});

test('a college that closes before the saved day is due on its own day', () => {
  expect(ask('what is due in november', senior)).toMatch(
    /^- \[University of California, Davis\]\(.*\), due in 41 days \(Nov 30\); you saved Dec 1$/m,
  );
});

test('the days between two colleges are counted by the days on which they close', () => {
  expect(ask('how many days between my rice one and my villanova one', senior)).toMatch(/ lie \*\*11 days\*\*\.$/m);
});

test('the day that was saved is the same in the warning and in the list, also where it ends in the night', () => {
  const apps = senior.apps.map((app) =>
    app.college === 'University of California, Davis' ? { ...app, deadline: '2026-12-06T07:59:00.000Z' } : app,
  );
  const reply = ask('what is due in november', { ...senior, apps });
  expect(reply).toContain('and not on December 5, which you saved');
  expect(reply).toContain('(Nov 30); you saved Dec 5');
});

test('the day of the week of a deadline is told where it is asked for', () => {
  expect(northwestern(rd)).not.toContain('closes on **');
  expect(ask('what day of the week is northwestern due', { ...NO_RECORD, apps: [rd] })).toContain(
    'closes on **Saturday, January 2**',
  );
});
