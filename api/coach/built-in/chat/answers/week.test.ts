import { describe, expect, test } from 'vitest';
import type { StudentRecord } from '#contract/ai.ts';
import { instantOf } from '#contract/dates.ts';
import { application, categories, essay, NO_RECORD } from '../fixtures/rows.ts';
import { rich, timeZone } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

const plan = (record: Partial<StudentRecord>, focus?: Parameters<typeof ask>[2]): string =>
  ask('What should I work on this week?', { ...NO_RECORD, ...record }, focus);

const main = essay({
  id: 'main',
  title: 'Main essay',
  text: 'word '.repeat(600),
  status: 'final',
  wordLimit: 650,
  score: 70,
  categories: categories(70, 70, 70, 50, 70, 70),
});
/** 23:59 of that day where the student is. */
const day = (date: string) => instantOf(`2026-${date}`, timeZone)!;
const yale = application({ id: 'a-yale', college: 'Yale', deadline: day('11-10') });

describe('a plan of the week', () => {
  test('says that nothing is due, names the next deadline and what helps most', () => {
    const reply = plan({ apps: [yale], essays: [main] });
    expect(reply).toContain(
      'Nothing is due in the next 7 days. The next deadline is [Yale](/applications/a-yale), due in 21 days (Nov 10).',
    );
    expect(reply).toContain('[Add the supplements of Yale](/applications/a-yale)');
    expect(reply).not.toContain('Check and send Yale');
    expect(reply).toContain(
      'worth most: [Main essay](/essaysworkspace) (**70 / 100**) is held back by **Clarity 5.0 / 10**',
    );
  });

  test('covers seven days and not the eighth', () => {
    const on = (date: string) => plan({ apps: [{ ...yale, deadline: day(date) }], essays: [main] });
    expect(on('10-27')).toContain('Your next 7 days');
    expect(on('10-28')).toContain('Nothing is due in the next 7 days');
  });

  test('says what to do about everything overdue, in one line', () => {
    const apps = [
      { ...yale, deadline: day('10-18') },
      application({ id: 'a-rice', college: 'Rice University', deadline: day('08-01') }),
    ];
    expect(plan({ apps, essays: [main] })).toContain(
      '[Yale](/applications/a-yale), 2 days overdue (Oct 18) and [Rice University](/applications/a-rice), 80 days overdue (Aug 1): for each, if you have sent it, mark it submitted',
    );
  });

  test('names an essay with a date of its own once, not again with its college', () => {
    const short = essay({ id: 's-1', title: 'Short', appId: 'a-yale', college: 'Yale', due: day('10-22') });
    const apps = [application({ ...yale, deadline: day('10-24') }, [short])];
    const reply = plan({ apps, essays: [main, short] });
    expect(reply).toContain('1. Start [Yale: Short](/essaysworkspace/s/s-1) (empty), due in 2 days (Oct 22).');
    expect(reply).toContain('2. [Yale](/applications/a-yale), due in 4 days (Oct 24): read it through once more');
  });

  test('asks for no main essay for the University of California, which reads none, and says how many answers are missing', () => {
    const davis = application({ id: 'a-davis', college: 'University of California, Davis', deadline: day('10-22') });
    const draft = { ...main, status: 'drafting' as const };
    const reply = plan({ apps: [davis, { ...yale, deadline: day('10-24') }], essays: [draft] });
    expect(reply).toContain('asks for four of its eight Personal Insight Questions');
    expect(reply).toMatch(
      /1\. \[University of California, Davis\].*: choose and write the answers that it still misses/,
    );
    expect(reply).toMatch(/2\. \[Yale\].*\[Main essay\]/);
  });

  test('asks for the main essay with the first college that is due, not with each', () => {
    const apps = [
      { ...yale, deadline: day('10-23') },
      application({ id: 'a-2', college: 'MIT', deadline: day('10-24') }),
    ];
    const reply = plan({ apps, essays: [{ ...main, status: 'editing' }] });
    expect(reply.match(/finish \[Main essay\]/g)).toHaveLength(1);
    expect(reply).toContain('1. [Yale](/applications/a-yale), due in 3 days (Oct 23): finish [Main essay]');
  });

  test('leaves out what belongs to a sent application', () => {
    const late = essay({ id: 's-1', title: 'Late', appId: 'a-2', college: 'MIT', due: day('10-22') });
    const sent = application({ id: 'a-2', college: 'MIT', status: 'submitted' }, [late]);
    expect(plan({ apps: [yale, sent], essays: [main, late] })).not.toContain('Late');
  });

  test('sends an essay without a score to be scored', () => {
    const reply = plan({ apps: [yale], essays: [{ ...main, score: null, categories: null }] });
    expect(reply).toContain('open [Main essay](/essaysworkspace), the longest with 600 words, and press Score (AI)');
  });

  test('is for the college in focus alone', () => {
    const reply = plan(rich, { appId: 'a-michigan', essayId: null });
    expect(reply).toContain('University of Michigan');
    expect(reply).not.toContain('MIT');
  });

  test('asks for a first college where there is none', () => {
    const reply = plan({ essays: [main] });
    expect(reply).toContain('No later deadline is entered either');
    expect(reply).toContain('Add your first college in [Applications](/applications)');
  });
});
