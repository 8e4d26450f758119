import { expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { addressOf } from '#contract/client.ts';
import { contract } from '#contract/index.ts';
import type { Side } from '../both-sides.ts';
import { withSupplemental } from './supplementals.ts';

/** Bodies that would be taken, were the id one's own. */
const bodies: Partial<Record<EndpointName, object>> = {
  patchApplication: { notes: 'Mine now.' },
  createSupplemental: { title: 'Mine now' },
  saveSupplemental: { response: 'Mine now.' },
  saveApplicationSupplemental: { response: 'Mine now.' },
  patchActivity: { title: 'Mine now' },
  patchHonor: { title: 'Mine now' },
};

const withIds = (Object.keys(addresses) as EndpointName[]).filter(
  (name) => contract[name].access === 'student' && contract[name].path.includes('/:'),
);

export function ownership(side: Side) {
  /** A student with one of everything. */
  async function owner() {
    const { call, sid, appId } = await withSupplemental(side);
    await call('saveSupplemental', { params: { sid }, body: { response: 'One.' } });
    await call('saveSupplemental', { params: { sid }, body: { response: 'Two.' } });
    const [version] = await call('listVersions', { params: { essayId: sid } });
    const { id: activityId } = await call('createActivity', { body: { title: 'Violin' } });
    const { id: honorId } = await call('createHonor', { body: { title: 'Debate' } });
    const { id: deletedId } = await call('createHonor', { body: { title: 'Deleted' } });
    await call('deleteHonor', { params: { honorId: deletedId } });
    return {
      ids: { appId, sid, essayId: sid, versionId: version!.id, activityId, honorId, deletedId },
      everything: async () => [await call('readContext'), await call('listVersions', { params: { essayId: sid } })],
    };
  }

  test.each(withIds)('%s answers 404 to an id of somebody else, and to one that nobody has', async (name) => {
    const { ids, everything } = await owner();
    const before = await everything();
    const other = await withSupplemental(side);
    const nobodys = Object.fromEntries(Object.keys(ids).map((key) => [key, 'nobodys']));
    const tries: Record<string, string>[] = [ids, nobodys];
    // An application of one's own, around what is not.
    if (contract[name].path.includes('/:sid')) tries.push({ ...ids, appId: other.appId });
    for (const params of tries) {
      const path = addressOf(name, { params });
      const { status, body } = await side.request(contract[name].method, path, {
        token: other.token,
        body: bodies[name],
      });
      expect([status, body]).toEqual([404, { error: 'There is nothing at this address.' }]);
    }
    expect(await everything()).toEqual(before);
  });

  test('ids inside a body are held to the same rule', async () => {
    const { ids } = await owner();
    const { call } = await side.student();
    const notFound = { status: 404 };
    const messages = [{ role: 'user' as const, content: 'How is it?' }];
    await expect(call('gradeEssay', { body: { text: 'x', supplementalId: ids.sid } })).rejects.toMatchObject(notFound);
    await expect(call('chat', { body: { messages, appId: ids.appId } })).rejects.toMatchObject(notFound);
    await expect(call('chat', { body: { messages, essayId: ids.sid } })).rejects.toMatchObject(notFound);
    await expect(call('orderActivities', { body: { ids: [ids.activityId] } })).rejects.toMatchObject(notFound);
  });

  test('lists, the overview and the context hold nothing of another student', async () => {
    await owner();
    const { call } = await side.student();
    expect(await call('readContext')).toMatchObject({ apps: [], activities: [], honors: [], essays: [{ text: '' }] });
    expect(await call('readOverview', { query: {} })).toMatchObject({ applications: { total: 0 }, deadlines: [] });
  });
}
