import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function sheets(side: Side) {
  /** A student with one activity, and readers of a sheet of theirs. */
  async function studentWithActivity() {
    const student = await side.student();
    const { call } = student;
    const { id } = await call('createActivity', {
      body: {
        title: 'Violin',
        impact: 'Played “Winter”  twice.',
        role: 'Second violin',
        type: 'Music: Instrumental',
        grades: ['11', '12'],
        timing: ['All year'],
        hoursPerWeek: 5,
        weeksPerYear: 36,
        continues: true,
      },
    });
    const read = (form = 'common-app') => call('readForm', { params: { form } });
    const field = async (key: string, form?: string) =>
      (await read(form)).groups
        .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
        .find((one) => one.key === key)!;
    const tick = (key: string, pasted: boolean) =>
      call('patchFormField', { params: { form: 'common-app', key }, body: { pasted } });
    return { ...student, id, read, field, tick };
  }

  test('the forms are those of the season, without the one that is retired', async () => {
    const { call } = await side.student();
    const forms = await call('listForms');
    expect(forms.map(({ key }) => key)).toEqual([
      'common-app',
      'uc',
      'coalition',
      'apply-texas',
      'mit',
      'ucas',
      'questbridge',
    ]);
    expect(forms[0]).toEqual({ key: 'common-app', label: 'Common App', cycle: '2026-27' });
    for (const { key } of forms) expect((await call('readForm', { params: { form: key } })).form.key).toBe(key);
  });

  test('a sheet of a new student has the sections of the form, and nothing in them', async () => {
    const { call } = await side.student();
    const { groups, missing } = await call('readForm', { params: { form: 'common-app' } });
    expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Activities', 0],
      ['Honors', 0],
      ['Writing', 1],
    ]);
    expect(groups[2]!.entries[0]!.fields.map(({ key, value }) => [key, value])).toEqual([
      ['writing.essay', ''],
      ['writing.challenges', ''],
      ['writing.additional', ''],
    ]);
    expect(missing).toEqual([]);
  });

  test('has the words as the form takes them, with their count', async () => {
    const { id, field, read } = await studentWithActivity();
    expect(await field(`${id}.description`)).toMatchObject({
      value: 'Played "Winter" twice.',
      count: 22,
      limit: 150,
      unit: 'characters',
      over: 0,
      missing: false,
      pasted: false,
    });
    expect(await field(`${id}.grades`)).toMatchObject({ value: '11, 12', limit: null, unit: 'none' });
    expect((await read()).missing).toEqual([]);
  });

  test('says what is missing and what is too long', async () => {
    const { call, id, read } = await studentWithActivity();
    const params = { activityId: id };
    await call('patchActivity', { params, body: { role: 'x'.repeat(64), type: null, weeksPerYear: null } });
    expect((await read()).missing).toEqual([
      { key: `${id}.type`, says: 'Activity 1, type: not chosen' },
      { key: `${id}.position`, says: 'Activity 1, position: 14 characters over' },
      { key: `${id}.weeksPerYear`, says: 'Activity 1, weeks a year: empty' },
    ]);
  });

  test('has the answers at a campus by whatever name the student calls it', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'UCLA' } });
    const { id } = await call('createSupplemental', { params: { appId }, body: { title: 'Leadership' } });
    await call('saveSupplemental', { params: { sid: id }, body: { response: 'I led.\n\nThey followed.' } });
    const sheet = await call('readForm', { params: { form: 'uc' } });
    const entry = sheet.groups.find(({ title }) => title === 'Personal insight questions')!.entries[0];
    expect(entry).toMatchObject({ id, title: 'Leadership', fields: [{ key: `${id}.answer`, count: 4 }] });
  });

  test('a tick is kept until it is taken back or the value changes', async () => {
    const { call, id, field, tick } = await studentWithActivity();
    const key = `${id}.position`;
    expect(await tick(key, true)).toMatchObject({ key, value: 'Second violin', pasted: true });
    expect(await field(key)).toMatchObject({ pasted: true });
    expect(await field(key, 'coalition')).toMatchObject({ pasted: false });
    expect(await tick(key, false)).toMatchObject({ pasted: false });
    expect(await field(key)).toMatchObject({ pasted: false });

    await tick(key, true);
    await call('patchActivity', { params: { activityId: id }, body: { impact: 'Played “Winter” thrice.' } });
    expect(await field(key)).toMatchObject({ pasted: true });
    await call('patchActivity', { params: { activityId: id }, body: { role: 'First violin' } });
    expect(await field(key)).toMatchObject({ pasted: false });
    expect(await tick(key, true)).toMatchObject({ value: 'First violin', pasted: true });
  });

  test('what is no form, no field of it or no tick is refused', async () => {
    const { token, id } = await studentWithActivity();
    const patch = (path: string, body: object) => side.request('PATCH', `/api/forms/${path}`, { token, body });
    for (const form of ['georgetown', 'nothing', '__proto__'])
      expect(await side.request('GET', `/api/forms/${form}`, { token })).toMatchObject({ status: 404 });
    expect(await patch(`nothing/fields/${id}.position`, { pasted: true })).toMatchObject({ status: 404 });
    expect(await patch(`common-app/fields/${id}.nothing`, { pasted: true })).toMatchObject({ status: 404 });
    expect(await patch(`common-app/fields/nobody.position`, { pasted: true })).toMatchObject({ status: 404 });
    expect(await patch(`common-app/fields/${id}.position`, { pasted: 'yes' })).toMatchObject({ status: 400 });
    expect(await patch(`common-app/fields/${id}.position`, {})).toMatchObject({ status: 400 });
  });
}
