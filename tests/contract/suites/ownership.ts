import { expect, test } from 'vitest';
import { z } from 'zod';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { addressOf } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { makeEverything } from '../../support/everything.ts';
import { takesOwnId, takenBodies, takenQueries } from '../../support/own-ids.ts';
import type { Side } from '../both-sides.ts';

const ofStudents = (Object.keys(addresses) as EndpointName[]).filter((name) => contract[name].access === 'student');
const withIds = ofStudents.filter(takesOwnId);

/** The names by which a body or a query takes ids, as the contract has them. */
function idFieldsOf(schema: z.ZodType | undefined) {
  const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.keys(properties).filter((field) => /^ids?$|Ids?$/.test(field));
}

const idsInside = ofStudents.flatMap((name) => {
  const { body, query }: Endpoint = contract[name];
  return [body, query].flatMap((schema) => idFieldsOf(schema).map((field) => [name, field] as const));
});

export function ownership(side: Side) {
  /** A student with one of everything. */
  async function owner() {
    const student = await side.student();
    const { call } = student;
    const ids = await makeEverything(student);
    const versions = () => call('listVersions', { params: { essayId: ids.sid } });
    return {
      ...student,
      ids,
      everything: async () => [
        await call('readContext'),
        await versions(),
        await call('listRequirements'),
        await call('listPeople'),
        await call('readPlan'),
        await call('readPlanSettings'),
        await call('readReminders'),
        await call('listShares'),
        await call('listComments', { params: { essayId: ids.sid } }),
        await call('readForm', { params: { form: ids.form } }),
      ],
    };
  }

  let other: ReturnType<typeof owner> | undefined;
  /** The one student whose things the others try to get at. No test may change anything of theirs, so all tests share them. */
  const somebodyElse = () => (other ??= owner());

  test.each(withIds)('%s answers 404 to an id of somebody else, and to one that nobody has', async (name) => {
    const { ids, everything } = await somebodyElse();
    const before = await everything();
    const { path, method } = contract[name];
    const nobodys = Object.fromEntries(Object.keys(ids).map((key) => [key, 'nobodys']));
    const tries: Record<string, string>[] = [ids, nobodys];
    const own = /\/:(?:sid|versionId)/.test(path) ? await owner() : null;
    // One's own application or essay, around what is not.
    if (own) tries.push({ ...ids, appId: own.ids.appId, essayId: own.ids.sid });
    const { token } = own ?? (await side.student());
    for (const params of tries) {
      const address = addressOf(name, { params }) + (takenQueries[name] ?? '');
      const { status, body } = await side.request(method, address, { token, body: takenBodies[name] });
      expect([status, body]).toEqual([404, { error: 'There is nothing at this address.' }]);
    }
    expect(await everything()).toEqual(before);
  });

  test.each(idsInside)('%s answers 404 to an id of somebody else in its %s', async (name, field) => {
    const { ids, everything } = await somebodyElse();
    const before = await everything();
    const { token, ids: own } = await owner();
    const send = (of: typeof ids) => {
      const values: Record<string, unknown> = {
        ...of,
        supplementalId: of.sid,
        sourceId: of.sid,
        ids: [of.activityId],
      };
      expect(values).toHaveProperty(field);
      const body = { ...takenBodies[name], [field]: values[field] };
      return side.request(contract[name].method, addressOf(name, { params: own }), { token, body });
    };
    expect(await send(ids)).toMatchObject({ status: 404, body: { error: 'There is nothing at this address.' } });
    // With one's own it is taken: so nothing else was wrong with it.
    expect((await send(own)).status).toBe(contract[name].status);
    expect(await everything()).toEqual(before);
  });

  test('an order of activities with one of somebody else among one’s own is refused whole', async () => {
    const { ids } = await somebodyElse();
    const { call, ids: own } = await owner();
    const mixed = { body: { ids: [own.activityId, ids.activityId] } };
    await expect(call('orderActivities', mixed)).rejects.toMatchObject({ status: 404 });
    expect(await call('listActivities')).toMatchObject([{ id: own.activityId, position: null }]);
  });

  test('a version is read by the essay that it is of, and by no other essay of the same student', async () => {
    const { call, ids } = await owner();
    const read = (essayId: string) => call('readVersion', { params: { essayId, versionId: ids.versionId } });
    expect(await read(ids.sid)).toMatchObject({ text: 'One.' });
    await expect(read('main')).rejects.toMatchObject({ status: 404 });
  });

  test('an id in a body of what is made is ignored: nobody chooses ids, nor whose a row is', async () => {
    const { ids, everything } = await somebodyElse();
    const before = await everything();
    const { token } = await side.student();
    const claims = {
      id: ids.honorId,
      userId: 'somebody',
      user_id: 'somebody',
      title: 'Taken over',
      college: 'Taken over',
    };
    for (const path of ['/api/honors', '/api/extracurriculars', '/api/apps']) {
      const { status, body } = await side.request('POST', path, { token, body: claims });
      expect(status).toBe(201);
      expect(Object.values(ids)).not.toContain(body?.id);
    }
    expect(await everything()).toEqual(before);
  });

  test('lists, the overview and the context hold nothing of another student', async () => {
    await somebodyElse();
    const { call } = await side.student();
    expect(await call('readContext')).toMatchObject({ apps: [], activities: [], honors: [], essays: [{ text: '' }] });
    expect(await call('readOverview', { query: {} })).toMatchObject({ applications: { total: 0 }, deadlines: [] });
  });
}
