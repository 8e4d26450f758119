import { expect, test } from 'vitest';
import { activityDefaults } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';

const tooMany = Array.from({ length: 501 }, () => ({ title: 'A' }));

export function imports(side: Side) {
  test('reads the text of a .txt file', async () => {
    const { call } = await side.student();
    const answer = await call('readEssayFile', {
      file: new File([`${paragraph}\n\nAnd more.`], 'essay.txt', { type: 'text/plain' }),
    });
    expect(answer.text).toBe(`${paragraph}\n\nAnd more.`);
  });

  test.each([
    ['an empty file', ''],
    ['a PDF', '%PDF-1.4 text'],
    ['a broken zip', 'PK\u0003\u0004\u0000\u0000'],
    ['a file of NUL bytes', '\u0000\u0000\u0000'],
  ])('can not read %s', async (_what, content) => {
    const { call } = await side.student();
    await expect(call('readEssayFile', { file: new File([content], 'essay.txt') })).rejects.toMatchObject({
      status: 400,
      message: 'Could not parse file',
    });
  });

  test('sets the main essay and marks the student as onboarded', async () => {
    const { call } = await side.student();
    const result = await call('commitImport', { body: { type: 'essays', items: [{ text: paragraph }] } });
    expect(result).toMatchObject({ ok: true, inserted: 1, skipped: 0 });
    expect(await call('readDraft')).toMatchObject({ text: paragraph });
    expect(await call('readMe')).toMatchObject({ onboarded: true });
  });

  test('refuses an empty essay', async () => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/import/commit', {
      token,
      body: { type: 'essays', items: [{ text: ' \n ' }] },
    });
    expect(refused).toMatchObject({ status: 400, body: { error: 'Write or paste your essay first.' } });
  });

  test('a preview tells new rows from duplicates, in the batch and in what is stored, and from wrong ones', async () => {
    const { call } = await side.student();
    await call('createActivity', { body: { title: 'Violin', organization: 'Youth Orchestra' } });
    const rows = [
      { title: 'VIOLIN ', organization: 'youth  orchestra' },
      { title: 'Tutor', organization: '', hoursPerWeek: '2', weeksPerYear: '' },
      { title: 'tutor', organization: null },
      { title: 'Robotics', hoursPerWeek: 500 },
      { organization: 'Nobody' },
      'not a row',
    ];
    const { items, summary } = await call('previewImport', { body: { type: 'activities', rows } });
    expect(items.map(({ isDuplicate, error }) => [isDuplicate, error !== undefined])).toEqual([
      [true, false],
      [false, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
    expect(items[1]).toMatchObject({ title: 'Tutor', hoursPerWeek: 2, weeksPerYear: null });
    expect(items[3]).toMatchObject({ title: 'Robotics', error: 'Use 0 to 168 hours a week.' });
    expect(summary).toEqual({ valid: 1, duplicates: 2 });
    expect(await call('listActivities')).toHaveLength(1);
  });

  test('rounds and statuses are read as people write them', async () => {
    const { call } = await side.student();
    const rows = [
      { college: 'Brown University', round: 'Early Decision', deadline: '2026-11-01', status: 'Editing' },
      { college: 'Brown University', round: 'RD', deadline: '' },
      { college: 'Cornell University', round: 'sometime' },
    ];
    const { items, summary } = await call('previewImport', { body: { type: 'apps', rows } });
    expect(items[0]).toMatchObject({ round: 'ed', deadline: '2026-11-02T04:59:00.000Z', status: 'editing' });
    expect(items[1]).toMatchObject({ round: 'rd', deadline: null, status: 'drafting', isDuplicate: false });
    expect(items[2]).toMatchObject({ college: 'Cornell University', error: expect.any(String) });
    expect(summary).toEqual({ valid: 2, duplicates: 0 });
  });

  test('a preview says which rows have a deadline that is no date', async () => {
    const rows = [
      { college: 'Deep Springs College', deadline: '11/1/2026' },
      { college: 'Outer Coast', deadline: '2026-11-01' },
      { college: 'College of the Atlantic', deadline: '' },
    ];
    const { call } = await side.student();
    const { items, summary } = await call('previewImport', { body: { type: 'apps', rows } });
    expect(items.map(({ error }) => error)).toEqual([sentences.deadline, undefined, undefined]);
    expect(items[0]).toMatchObject({ deadline: '11/1/2026' });
    expect(summary).toEqual({ valid: 2, duplicates: 0 });
  });

  test('an import inserts what is new, skips what is not, and does the same once when sent twice', async () => {
    const { call } = await side.student();
    const items = [
      { title: 'Debate', kind: 'competition', gradeYear: '11th' },
      { title: 'debate', kind: null },
      { title: 'Honor roll' },
    ];
    expect(await call('commitImport', { body: { type: 'honors', items } })).toEqual({
      ok: true,
      inserted: 2,
      skipped: 1,
    });
    expect(await call('commitImport', { body: { type: 'honors', items } })).toEqual({
      ok: true,
      inserted: 0,
      skipped: 3,
    });
    expect(await call('listHonors')).toMatchObject([
      { title: 'Honor roll', kind: null, level: null, gradeYear: null },
      { title: 'Debate', kind: 'Competition', gradeYear: 11 },
    ]);
  });

  test('activities and honors come with what forms ask for, as lists or in the words of a spreadsheet', async () => {
    const { call } = await side.student();
    const given = {
      type: 'Science/Math',
      role: 'Captain',
      grades: ['11', '12'],
      timing: ['During school year'],
      continues: true,
      ucCategory: 'Extracurricular activity',
      longDescription: 'First line.\nSecond line.',
      context: 'A team of 22.',
      startedOn: '2025-06-01',
      endedOn: 'present',
      hoursByGrade: '11: 8, in summer 20',
    };
    const typed = {
      type: 'science/math',
      grades: '11; 12',
      timing: 'during school year',
      continues: 'Yes',
      ucCategory: 'extracurricular activity',
      endedOn: 'Present',
    };
    const rows = [{ title: 'Listed', ...given }, { title: 'Typed', ...given, ...typed }, { title: 'Without' }];
    const { items, summary } = await call('previewImport', { body: { type: 'activities', rows } });
    expect(summary).toEqual({ valid: 3, duplicates: 0 });
    expect(items).toMatchObject([given, given, activityDefaults]);
    await call('commitImport', { body: { type: 'activities', items: rows } });
    const stored = await call('listActivities');
    for (const title of ['Listed', 'Typed']) expect(stored.find((row) => row.title === title)).toMatchObject(given);
    expect(stored.find(({ title }) => title === 'Without')).toMatchObject(activityDefaults);
    const wrong = await call('previewImport', {
      body: { type: 'activities', rows: [{ title: 'Wrong', grades: ['8'] }] },
    });
    expect(wrong.items[0]).toMatchObject({ error: 'A grade is one of 9, 10, 11, 12, Post-graduate.' });

    await call('commitImport', {
      body: {
        type: 'honors',
        items: [
          {
            title: 'Debate',
            levels: ['State/Regional', 'National'],
            awardType: 'academic',
            eligibility: 'Open to all.',
          },
          { title: 'Chess' },
        ],
      },
    });
    const honors = (await call('listHonors')).toSorted((a, b) => a.title.localeCompare(b.title));
    expect(honors).toMatchObject([
      { title: 'Chess', levels: [], awardType: null, eligibility: '' },
      { title: 'Debate', levels: ['State/Regional', 'National'], awardType: 'Academic', eligibility: 'Open to all.' },
    ]);
  });

  test('applications come with their deadline, and with supplementals where an export has them', async () => {
    const { call } = await side.student();
    const items = [
      { college: 'MIT', round: 'ea', deadline: '2026-11-02T03:59:00.000Z', status: 'submitted', decision: 'deferred' },
      { college: 'Brown', supplementals: [{ title: 'Why Brown', response: paragraph, wordLimit: 200 }], notes: 'Ask.' },
      { college: 'Massachusetts Institute of Technology', round: 'ea' },
    ];
    expect(await call('commitImport', { body: { type: 'apps', items } })).toMatchObject({ inserted: 2, skipped: 1 });
    const [mit, brown] = (await call('readContext')).apps;
    expect(mit).toMatchObject({ college: 'MIT', decision: 'deferred', deadline: '2026-11-02T03:59:00.000Z' });
    expect(brown).toMatchObject({ notes: 'Ask.', supplementals: [{ response: paragraph, wordLimit: 200 }] });
  });

  test('notes of an application keep their own spaces, as an export has them', async () => {
    const { call } = await side.student();
    const notes = '  - ask Ms. Reyes\n    - and thank her\n';
    await call('commitImport', { body: { type: 'apps', items: [{ college: 'Brown', notes }] } });
    expect(await call('listApplications')).toMatchObject([{ notes }]);
  });

  test('an import has the same room as rows that are added one by one', async () => {
    const { call, token } = await side.student();
    const items = Array.from({ length: limits.activities }, (_, i) => ({ title: `Activity ${i}` }));
    await call('commitImport', { body: { type: 'activities', items } });
    const refused = await side.request('POST', '/api/import/commit', {
      token,
      body: { type: 'activities', items: [{ title: 'One more' }] },
    });
    const { status, body } = await side.request('POST', '/api/extracurriculars', {
      token,
      body: { title: 'One more' },
    });
    expect(refused).toMatchObject({ status, body });
    expect(status).toBe(400);
  });

  test('an imported row that is deleted and brought back keeps its place', async () => {
    const { call } = await side.student();
    const items = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }));
    await call('commitImport', { body: { type: 'activities', items } });
    const titles = async () => (await call('listActivities')).map(({ title }) => title);
    expect(await titles()).toEqual(['E', 'D', 'C', 'B', 'A']);
    const middle = (await call('listActivities'))[2]!;
    await call('deleteActivity', { params: { activityId: middle.id } });
    await call('restoreDeleted', { params: { deletedId: middle.id } });
    expect(await titles()).toEqual(['E', 'D', 'C', 'B', 'A']);
  });

  test('an application that is imported as submitted was sent, so that its portal is to be looked at', async () => {
    const { call } = await side.student();
    const items = [{ college: 'Oberlin College', status: 'submitted' as const }];
    await call('commitImport', { body: { type: 'apps', items } });
    const { items: planned } = await call('readPlan');
    expect(planned.map(({ title }) => title)).toContain('Check the portal of Oberlin College');
  });

  test('an import with one wrong row inserts none', async () => {
    const { call, token } = await side.student();
    const items = [{ college: 'Brown' }, { college: '' }];
    const refused = await side.request('POST', '/api/import/commit', { token, body: { type: 'apps', items } });
    expect(refused).toMatchObject({ status: 400, body: { error: 'College is required.' } });
    expect(refused.body?.fields).toHaveProperty('items.1.college');
    expect(await call('listApplications')).toEqual([]);
  });

  test.each([
    ['/api/import/preview', { type: 'essays', rows: [] }],
    ['/api/import/preview', { type: 'honors', rows: tooMany }],
    ['/api/import/commit', { type: 'pets', items: [] }],
    ['/api/import/commit', { type: 'honors', items: tooMany }],
    ['/api/import/commit', { type: 'apps', items: [{ college: 'Brown', decision: 'accepted' }] }],
  ])('%s refuses what it can not import', async (path, body) => {
    const { token } = await side.student();
    expect((await side.request('POST', path, { token, body })).status).toBe(400);
  });

  test('a file that holds more than an essay may is too large', async () => {
    const { call } = await side.student();
    const file = new File(['word '.repeat(25_000)], 'essay.txt');
    await expect(call('readEssayFile', { file })).rejects.toMatchObject({ status: 413 });
  });
}
