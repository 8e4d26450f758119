import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';
import { withSupplemental } from './supplementals.ts';

export function deletions(side: Side) {
  test('an activity and an honor come back as they were', async () => {
    const { call } = await side.student();
    const { id: first } = await call('createActivity', { body: { title: 'Violin', hoursPerWeek: 4.5 } });
    const { id: second } = await call('createActivity', { body: { title: 'Robotics', impact: 'Led 12 builders.' } });
    await call('orderActivities', { body: { ids: [second, first] } });
    const { id: honor } = await call('createHonor', { body: { title: 'Debate', notes: 'Twice.\nOnce “alone”.' } });
    // Of rows made in the same millisecond, one that came back may stand on the other side of its neighbour.
    const everything = async () => [
      (await call('listActivities')).toSorted((a, b) => a.title.localeCompare(b.title)),
      await call('listHonors'),
    ];
    const before = await everything();

    await call('deleteActivity', { params: { activityId: first } });
    await call('deleteHonor', { params: { honorId: honor } });
    expect(await everything()).not.toEqual(before);
    expect(await call('restoreDeleted', { params: { deletedId: first } })).toEqual({ id: first });
    await call('restoreDeleted', { params: { deletedId: honor } });
    expect(await everything()).toEqual(before);
  });

  test('an application comes back with its supplementals, their texts, scores and versions', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    for (const response of ['A beginning.', paragraph])
      await call('saveSupplemental', { params: { sid }, body: { response } });
    await call('gradeEssay', { body: { text: paragraph, supplementalId: sid } });
    await call('patchApplication', { params: { appId }, body: { status: 'submitted', decision: 'accepted' } });
    const everything = async () => [
      await call('readApplication', { params: { appId } }),
      await call('listVersions', { params: { essayId: sid } }),
    ];
    const before = await everything();
    expect(before[1]).toHaveLength(2);

    await call('deleteApplication', { params: { appId } });
    expect(await call('listApplications')).toEqual([]);
    await call('restoreDeleted', { params: { deletedId: appId } });
    expect(await everything()).toEqual(before);
  });

  test('a supplemental comes back to its application, and not without it', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    const before = await call('readSupplemental', { params: { sid } });
    const restore = () => call('restoreDeleted', { params: { deletedId: sid } });
    await call('deleteSupplemental', { params: { appId, sid } });
    await restore();
    expect(await call('readSupplemental', { params: { sid } })).toEqual(before);
    await call('deleteSupplemental', { params: { appId, sid } });
    await call('deleteApplication', { params: { appId } });
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    await call('restoreDeleted', { params: { deletedId: appId } });
    expect(await call('readApplication', { params: { appId } })).toMatchObject({ supplementals: [] });
    await restore();
    expect(await call('readSupplemental', { params: { sid } })).toEqual(before);
  });

  test('what is there was not deleted, and what came back does not come twice', async () => {
    const { call } = await side.student();
    const { id } = await call('createHonor', { body: { title: 'Debate' } });
    const restore = () => call('restoreDeleted', { params: { deletedId: id } });
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    await call('deleteHonor', { params: { honorId: id } });
    await restore();
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    expect(await call('listHonors')).toHaveLength(1);
  });

  test('there is room for no more than may be added', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    await call('deleteSupplemental', { params: { appId, sid } });
    const add = (title: string) => call('createSupplemental', { params: { appId }, body: { title } });
    for (let i = 0; i < limits.supplementals; i++) await add(`Prompt ${i}`);
    const refused = { status: 400, message: 'There is room for 30. Delete what you no longer need.' };
    await expect(add('One more')).rejects.toMatchObject(refused);
    await expect(call('restoreDeleted', { params: { deletedId: sid } })).rejects.toMatchObject(refused);
  });
}
