import { expect, test } from 'vitest';
import { formsFile } from '../../colleges/forms.ts';
import { type Activity, activityDefaults, withDerived } from '../activities.ts';
import type { Honor } from '../honors.ts';
import type { SheetAnswer, SheetRecord } from './record.ts';
import { sheetOf } from './sheet-of.ts';

const at = '2026-10-01T12:00:00.000Z';

const activity = (given: Partial<Activity> = {}): Activity =>
  withDerived({
    ...activityDefaults,
    id: 'violin',
    title: 'Violin',
    organization: '',
    impact: '',
    hoursPerWeek: null,
    weeksPerYear: null,
    position: null,
    createdAt: at,
    updatedAt: at,
    ...given,
  });

const whole = activity({
  organization: 'Youth  Orchestra',
  impact: 'Played “Winter”.',
  hoursPerWeek: 5.5,
  weeksPerYear: 36,
  type: 'Music: Instrumental',
  role: 'Second violin',
  grades: ['12', '9', 'Post-graduate'],
  timing: ['All year'],
  continues: false,
});

const honor = (given: Partial<Honor> = {}): Honor => ({
  id: 'debate',
  title: 'Debate',
  organization: null,
  kind: 'Award',
  level: 'State',
  gradeYear: 11,
  notes: null,
  levels: [],
  awardType: null,
  eligibility: '',
  createdAt: at,
  updatedAt: at,
  ...given,
});

const answer = (given: Partial<SheetAnswer> = {}): SheetAnswer => ({
  id: 'piq',
  college: 'University of California, Davis',
  title: 'Leadership',
  prompt: '',
  wordLimit: 350,
  status: 'drafting',
  text: '',
  namesLeft: [],
  ...given,
});

const empty: SheetRecord = { activities: [], honors: [], mainEssay: { text: '', status: 'drafting' }, answers: [] };

function sheetFor(key: string, record: Partial<SheetRecord>, pasted: Record<string, string> = {}) {
  const form = formsFile.forms.find((form) => form.key === key)!;
  const sheet = sheetOf(form, formsFile, { ...empty, ...record }, (field, value) => pasted[field] === value);
  const fields = sheet.groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  return {
    ...sheet,
    fields,
    field: (key: string) => fields.find((field) => field.key === key),
    group: (key: string) => sheet.groups.find((group) => group.key === key)!,
    valuesOf: (id: string) =>
      Object.fromEntries(
        fields.filter(({ key }) => key.startsWith(`${id}.`)).map(({ key, value }) => [key.split('.')[1], value]),
      ),
  };
}

test('the Common App has an activity in its own fields and order', () => {
  const sheet = sheetFor('common-app', { activities: [whole] });
  expect(sheet.groups.map(({ title }) => title)).toEqual(['Activities', 'Honors', 'Writing']);
  expect(Object.entries(sheet.valuesOf('violin'))).toEqual([
    ['type', 'Music: Instrumental'],
    ['position', 'Second violin'],
    ['organization', 'Youth Orchestra'],
    ['description', 'Played "Winter".'],
    ['grades', '9, 12, Post-graduate'],
    ['timing', 'All year'],
    ['hoursPerWeek', '5.5'],
    ['weeksPerYear', '36'],
    ['continueInCollege', 'No'],
  ]);
  expect(sheet.field('violin.description')).toMatchObject({
    label: expect.stringMatching(/^Please describe this activity, including/),
    count: 16,
    limit: 150,
    unit: 'characters',
    over: 0,
    missing: false,
    pasted: false,
    changes: ['quotes'],
  });
  expect(sheet.missing).toEqual([]);
});

test('what a form asks for and the record has not is missing, in the order of the form', () => {
  const { missing, fields } = sheetFor('common-app', { activities: [activity()], honors: [honor({ level: null })] });
  expect(missing.map(({ says }) => says)).toEqual([
    'Activity 1, type: not chosen',
    'Activity 1, description: empty',
    'Activity 1, grades: not chosen',
    'Activity 1, timing: not chosen',
    'Activity 1, hours a week: empty',
    'Activity 1, weeks a year: empty',
    'Activity 1, in college: not chosen',
    'Honor 1, level: not chosen',
  ]);
  expect(missing.map(({ key }) => key)).toEqual(fields.filter((field) => field.missing).map(({ key }) => key));
});

test('what is too long is on top too, by how much', () => {
  const long = { ...whole, role: 'x'.repeat(51), impact: `${'x'.repeat(148)} 🎻` };
  const { missing, field } = sheetFor('common-app', {
    activities: [long],
    mainEssay: { text: 'word '.repeat(653), status: 'editing' },
  });
  expect(missing).toEqual([
    { key: 'violin.position', says: 'Activity 1, position: 1 character over' },
    { key: 'violin.description', says: 'Activity 1, description: 1 character over' },
    { key: 'writing.essay', says: 'Personal essay: 3 words over' },
  ]);
  expect(field('writing.essay')).toMatchObject({ count: 653, over: 3, unit: 'words', status: 'editing' });
});

test('activities stand in the student’s own order, the rest by rank, as many as the form takes', () => {
  const many = Array.from({ length: 12 }, (_, n) =>
    activity({ id: `a${n}`, title: n === 5 ? 'President' : `Club ${n}`, position: n === 7 ? 0 : null }),
  );
  const group = sheetFor('common-app', { activities: many }).group('activities');
  expect(group.entries.map(({ id }) => id).slice(0, 3)).toEqual(['a7', 'a5', 'a0']);
  expect([group.entries.length, group.most, group.leftOut]).toEqual([10, 10, 2]);
});

test('an honor has the levels that were given, else its level, in the words of the form', () => {
  const honors = [
    honor({ id: 'a', level: 'National', levels: ['State/Regional', 'School'] }),
    honor({ id: 'b', level: 'Regional' }),
    honor({ id: 'c', level: 'Regional', levels: ['State/Regional'] }),
  ];
  const common = sheetFor('common-app', { honors });
  expect(['a', 'b', 'c'].map((id) => common.field(`${id}.levels`)?.value)).toEqual([
    'School, State/Regional',
    'State/Regional',
    'State/Regional',
  ]);
  expect(common.field('a.grades')?.value).toBe('11');
  const uc = sheetFor('uc', { honors });
  expect(['a', 'b', 'c'].map((id) => uc.field(`${id}.level`)?.value)).toEqual(['School', 'Regional', 'Regional']);
});

test('the University of California asks by kind of entry', () => {
  const more = { longDescription: 'One.\n\nTwo.', context: 'A firm.' };
  const activities = [
    { ...whole, ...more, id: 'club', ucCategory: 'Extracurricular activity' as const, position: 0 },
    { ...whole, ...more, id: 'help', ucCategory: 'Volunteering / Community service' as const, position: 1 },
    {
      ...whole,
      ...more,
      id: 'job',
      ucCategory: 'Work experience' as const,
      startedOn: '2025-06-01',
      endedOn: 'present' as const,
      hoursByGrade: '11: 8, in summer 20',
      position: 2,
    },
    { ...whole, id: 'none', position: 3 },
  ];
  const sheet = sheetFor('uc', {
    activities,
    honors: [honor({ notes: 'I argued.', awardType: 'Academic', eligibility: 'Open to all.' }), honor({ id: 'chess' })],
  });
  expect(sheet.group('activities').entries.map(({ id, category }) => [id, category])).toEqual([
    ['club', 'Extracurricular activity'],
    ['help', 'Volunteering / Community service'],
    ['job', 'Work experience'],
    ['none', 'Extracurricular activity'],
    ['debate', 'Award or honor'],
    ['chess', 'Award or honor'],
  ]);
  expect(sheet.valuesOf('club')).toEqual({
    name: 'Violin',
    description: 'One.\n\nTwo.',
    grades: '9, 12, Post-graduate',
    hoursPerWeek: '5.5',
    weeksPerYear: '36',
  });
  expect(sheet.field('club.description')).toMatchObject({ count: 12, limit: 350 });
  expect(sheet.valuesOf('help')).toMatchObject({ name: 'Youth Orchestra', organizationDoes: 'A firm.' });
  expect(sheet.valuesOf('job')).toMatchObject({ title: 'Second violin', name: 'Youth Orchestra' });
  expect(sheet.valuesOf('job')).toMatchObject({
    from: 'June 1, 2025',
    to: 'Still working there',
    hours: '11: 8, in summer 20',
  });
  expect(sheet.valuesOf('debate')).toEqual({
    name: 'Debate',
    level: 'State',
    kind: 'Academic',
    received: '11',
    eligibility: 'Open to all.',
    description: 'I argued.',
  });
  expect(sheet.missing.map(({ says }) => says)).toContain('Award 6, eligibility: empty');
});

test('what QuestBridge asks several times has a field each time, filled from an application of that name', () => {
  const college = 'QuestBridge National College Match';
  const sheet = sheetFor('questbridge', {
    mainEssay: { text: 'I keep lists.', status: 'final' },
    answers: [
      answer({ id: 'topical', college, wordLimit: 500, text: 'Dryers.' }),
      answer({ id: 'later', college, wordLimit: 35, text: 'Tea.' }),
      answer({ id: 'blank', college, wordLimit: 35 }),
      answer({ id: 'other', college: 'Yale University', wordLimit: 35, text: 'Not this.' }),
    ],
  });
  expect(sheet.fields.map(({ key, value }) => [key, value])).toEqual([
    ['writing.personal', 'I keep lists.'],
    ['writing.topical', 'Dryers.'],
    ['writing.shortEssay', ''],
    ['writing.shortEssay-2', ''],
    ['writing.shortAnswer', 'Tea.'],
    ...[2, 3, 4, 5, 6, 7].map((n) => [`writing.shortAnswer-${n}`, '']),
  ]);
  expect(sheet.field('writing.shortAnswer-2')).toMatchObject({
    label: 'Seven short answers, 2 of 7',
    limit: 35,
    essayId: 'blank',
  });
  expect(sheet.missing.map(({ says }) => says)).toContain('Two short essays, 1 of 2: empty');
});

test('at most twenty entries go to the University of California, over all kinds together', () => {
  const activities = Array.from({ length: 18 }, (_, n) => activity({ id: `a${n}` }));
  const honors = Array.from({ length: 5 }, (_, n) => honor({ id: `h${n}` }));
  const { entries, leftOut } = sheetFor('uc', { activities, honors }).group('activities');
  expect([entries.length, leftOut, entries.at(-1)?.id]).toEqual([20, 3, 'h1']);
});

test('the answers at its campuses are the four insight questions, one of each, the written ones first', () => {
  const sheet = sheetFor('uc', {
    answers: [
      answer({ id: 'blank', prompt: 'What is your talent?' }),
      answer({ id: 'lead', prompt: 'Describe an example.', text: 'I “led”.', status: 'final' }),
      answer({ id: 'same', college: 'University of California, Irvine', prompt: 'describe an example', text: 'Led.' }),
      answer({ id: 'yale', college: 'Yale University', prompt: 'Why Yale?', text: 'Because.' }),
    ],
  });
  const { entries } = sheet.group('piq');
  expect(entries.map(({ id, title }) => [id, title])).toEqual([
    ['lead', 'Leadership'],
    ['blank', 'Leadership'],
    ['piq-3', ''],
    ['piq-4', ''],
  ]);
  expect(sheet.field('lead.answer')).toMatchObject({ value: 'I "led".', count: 2, unit: 'words', status: 'final' });
  expect(sheet.missing.map(({ says }) => says)).toEqual([
    'Personal insight question 2: empty',
    'Personal insight question 3: empty',
    'Personal insight question 4: empty',
  ]);
});

test('an answer that names another college is on top, and its field says which', () => {
  const answers = [answer({ text: 'I led the crew.', namesLeft: ['Stanford'] })];
  const sheet = sheetFor('uc', { answers });
  expect(sheet.missing).toContainEqual({ key: 'piq.answer', says: 'Personal insight question 1: names Stanford' });
});

test('the three answers of UCAS share 4,000 characters, and line ends count', () => {
  const label = 'What else have you done to prepare outside of education, and why are these experiences useful?';
  const sheet = sheetFor('ucas', {
    answers: [
      answer({ id: 'q1', prompt: 'Why do you want to study this course or subject?', text: 'x'.repeat(3_000) }),
      answer({ id: 'q3', prompt: label, text: `${'x'.repeat(1_009)}\n${'x'.repeat(10)}` }),
    ],
  });
  expect(sheet.fields.map(({ key, count, over }) => [key, count, over])).toEqual([
    ['statement.q1', 3_000, 0],
    ['statement.q2', 0, 0],
    ['statement.q3', 1_021, 21],
    ['cambridge.statement', 0, 0],
  ]);
  expect(sheet.missing.map(({ says }) => says)).toEqual([
    'How have your qualifications and studies helped you to…: empty',
    'What else have you done to prepare outside of education…: 21 characters over',
  ]);
});

test('MIT’s answers go to the section of their limit, and its honors to scholastic or other distinctions', () => {
  const college = 'Massachusetts Institute of Technology';
  const sheet = sheetFor('mit', {
    activities: [whole],
    honors: [honor(), honor({ id: 'service', kind: 'Service Project' })],
    answers: [
      answer({ id: 'long', college, prompt: 'What field?', wordLimit: 200, text: 'Physics.' }),
      answer({ id: 'short', college, prompt: 'For fun?', wordLimit: 50, text: 'Dryers.' }),
    ],
  });
  expect(sheet.group('writing-long').entries.map(({ id }) => id)[0]).toBe('long');
  expect(sheet.group('writing-short').entries.map(({ id }) => id)[0]).toBe('short');
  expect(sheet.group('distinctions-scholastic').entries.map(({ id }) => id)).toEqual(['debate']);
  expect(sheet.group('distinctions-other').entries.map(({ id }) => id)).toEqual(['service']);
  expect(sheet.valuesOf('violin')).toMatchObject({ grades: '9, 12' });
});

test('a tick holds as long as the value does', () => {
  const pasted = { 'violin.position': 'Second violin' };
  expect(sheetFor('common-app', { activities: [whole] }, pasted).field('violin.position')?.pasted).toBe(true);
  const changed = { ...whole, role: 'First violin' };
  expect(sheetFor('common-app', { activities: [changed] }, pasted).field('violin.position')?.pasted).toBe(false);
});

test.each(formsFile.forms.map(({ key }) => key))('the keys of the fields of %s are all different', (key) => {
  const sheet = sheetFor(key, { activities: [whole, activity({ id: 'job', type: 'Work (Paid)' })], honors: [honor()] });
  expect(new Set(sheet.fields.map((field) => field.key)).size).toBe(sheet.fields.length);
});
