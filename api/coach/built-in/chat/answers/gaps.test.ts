import { describe, expect, test } from 'vitest';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { instantOf } from '#contract/dates.ts';
import { activity, application, categories, essay, honor, NO_RECORD } from '../fixtures/rows.ts';
import { empty, rich, timeZone } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

const thin = (record: Partial<StudentRecord>, focus?: Parameters<typeof ask>[2]): string =>
  ask('Where is my application thin?', { ...NO_RECORD, ...record }, focus);

const words = (count: number): string => 'word '.repeat(count).trim();
const written = essay({ id: 'main', title: 'Main essay', text: words(600), wordLimit: 650, status: 'final' });
const captain = activity({
  id: 'e-1',
  title: 'Chess captain',
  organization: 'School',
  impact: 'Taught 12 beginners',
  hoursPerWeek: 5,
  weeksPerYear: 30,
});
const won = honor({ id: 'h-1', title: 'State math prize', level: 'State' });

/** Colleges that need so many supplementals, each without a word and due a day after the one before. */
function colleges(...counts: number[]): Pick<StudentRecord, 'apps' | 'essays'> {
  const essays: ContextEssay[] = counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, nth) =>
      essay({ id: `s-${at}-${nth}`, title: `Prompt ${nth + 1}`, appId: `a-${at}`, college: `College ${at}` }),
    ),
  );
  const apps = counts.map((_, at) =>
    application(
      { id: `a-${at}`, college: `College ${at}`, deadline: instantOf(`2026-11-0${at + 1}`, timeZone) },
      essays,
    ),
  );
  return { apps, essays: [written, ...essays] };
}

describe('the gaps of an application', () => {
  test('begin with the main essay where it is blank, then say what else is missing altogether', () => {
    const lines = thin({ essays: empty.essays, honors: [won] })
      .split('\n')
      .filter((line) => /^\d/.test(line));
    expect(lines).toEqual([
      '1. [Main essay](/essaysworkspace): empty, room for 650 words',
      '2. No college is in [Applications](/applications)',
      '3. No activity is in [Extracurriculars](/extracurriculars)',
    ]);
  });

  test('name two colleges with empty supplementals, the soonest first, and count the others together', () => {
    const reply = thin({ ...colleges(1, 3, 2, 1), activities: [captain], honors: [won] });
    expect(reply).toContain(
      '1. [College 0](/applications/a-0): 1 of 1 supplemental without a word ([College 0: Prompt 1](/essaysworkspace/s/s-0-0)), due in 12 days (Nov 1)',
    );
    expect(reply).toContain('2. [College 1](/applications/a-1): 3 of 3 supplementals without a word');
    expect(reply).toContain('3. 3 supplementals without a word at [College 2](/applications/a-2) and [College 3]');
  });

  test('leave out what has been sent', () => {
    const { apps, essays } = colleges(1, 1);
    const reply = thin({ apps: apps.map((app, at) => (at === 0 ? { ...app, status: 'submitted' } : app)), essays });
    expect(reply).not.toContain('College 0');
    expect(reply).toContain('College 1');
  });

  test('say that no title names a role, with the number of activities', () => {
    const reply = thin({ essays: [written], activities: [{ ...captain, title: 'Chess club' }], honors: [won] });
    expect(reply).toContain('No title names a role, such as captain or founder: 0 of 1 in [Extracurriculars]');
  });

  test('name activities of less than a hundred hours, the fewest first', () => {
    const activities = [
      { ...captain, id: 'e-2', title: 'Tennis captain', yearlyHours: 99 },
      { ...captain, id: 'e-3', title: 'Choir leader', yearlyHours: 100 },
      { ...captain, id: 'e-4', title: 'Zine founder', yearlyHours: 8.4 },
    ];
    const reply = thin({ essays: [written], activities, honors: [won] });
    expect(reply).toContain('Few hours: **Zine founder** (8 a year) and **Tennis captain** (99 a year)');
    expect(reply).not.toContain('Choir');
  });

  test('say that no honor is above school level only where every level is known to be no higher', () => {
    const school = honor({ id: 'h-2', title: 'Honor roll' });
    const unknown = honor({ id: 'h-3', title: 'Essay prize', level: null });
    const line = 'No honor above school level: **Honor roll**, 1 of 1 in [Honors](/honors)';
    expect(thin({ essays: [written], honors: [school] })).toContain(line);
    expect(thin({ essays: [written], honors: [school, won] })).not.toContain('above school level');
    expect(thin({ essays: [written], honors: [unknown] })).not.toContain('above school level');
    expect(thin({ essays: [written], honors: [unknown] })).toContain('Level not entered: **Essay prize**, 1 of 1');
  });

  test('name the essay with the lowest category, even where its score is not the lowest', () => {
    const scored = (id: string, score: number, reflection: number) =>
      essay({ id, title: id, text: words(100), score, categories: categories(80, 80, 80, 80, 80, reflection) });
    const reply = thin({ essays: [written, scored('Home', 70, 60), scored('Garden', 75, 40)] });
    expect(reply).toContain(
      '[Garden](/essaysworkspace/s/Garden): **Reflection 4.0 / 10** is its lowest category, at 75 / 100 in all',
    );
  });

  test('are said to be none where none is found', () => {
    const { apps } = colleges(0);
    const reply = thin({ apps, essays: [{ ...written, score: 90 }], activities: [captain], honors: [won] });
    expect(reply).toContain('would miss none of what I look for');
    expect(reply).toContain('Next step: read one essay aloud');
  });
});

describe('the gaps for one college', () => {
  test('leave out the supplementals of others', () => {
    const reply = thin(rich, { appId: 'a-brown', essayId: null });
    expect(reply).toContain('A reader at [Brown University](/applications/a-brown) would miss these');
    expect(reply).not.toContain('MIT');
    expect(reply).toContain('**Food pantry volunteer**');
  });

  test('are none that can still be filled where it has been sent', () => {
    expect(thin(rich, { appId: 'a-tech', essayId: null })).toContain('as submitted. No decision is entered yet');
  });
});
