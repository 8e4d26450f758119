import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/client.ts';
import type { newStudent } from './requests.ts';

/** Makes one of everything that has an id; the ids, by the parameter of a path that takes them. */
export async function makeEverything({ call }: Pick<Awaited<ReturnType<typeof newStudent>>, 'call'>) {
  const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: 'Why Brown' } });
  for (const response of ['One.', 'Two.']) await call('saveSupplemental', { params: { sid }, body: { response } });
  const [version] = await call('listVersions', { params: { essayId: sid } });
  const { id: targetId } = await call('createSupplemental', { params: { appId }, body: { title: 'Empty' } });
  const { id: personId } = await call('createPerson', {
    body: { name: 'Ms. Lee', role: 'teacher', subject: 'Physics' },
  });
  const { id: rid } = await call('createRequirement', { params: { appId }, body: { kind: 'other', personId } });
  const { id: activityId } = await call('createActivity', { body: { title: 'Violin' } });
  const { id: honorId } = await call('createHonor', { body: { title: 'Debate' } });
  const { id: deletedId } = await call('createHonor', { body: { title: 'Deleted' } });
  await call('deleteHonor', { params: { honorId: deletedId } });
  const itemId = `ask.${personId}`;
  await call('patchPlanItem', { params: { itemId }, body: { later: '2026-12-01' } });
  await call('patchPlanSettings', {
    body: { hoursPerWeek: 8, daysOff: [{ from: '2026-12-12', to: '2026-12-12', name: 'Robotics' }] },
  });
  const sheetField = { form: 'common-app', key: `${activityId}.description` };
  await call('patchFormField', { params: sheetField, body: { pasted: true } });
  await call('patchReminders', { body: { digest: true, evening: 'friday' } });
  const { id: shareId, url } = await call('createShare', { body: { essayId: sid, purpose: 'Is the ending clear?' } });
  const { id: commentId } = await call('createComment', {
    body: {
      token: url.split('#')[1]!,
      name: 'Ms. Lee',
      kind: 'wording',
      text: 'Shorter.',
      replacement: '2.',
      start: 0,
      end: 4,
    },
  });
  await call('patchComment', { params: { commentId }, body: { answer: 'Thank you.' } });
  const sessionId = (await call('listSessions'))[0]!.id;
  return {
    sessionId,
    appId,
    sid,
    essayId: sid,
    targetId,
    versionId: version!.id,
    rid,
    personId,
    itemId,
    activityId,
    honorId,
    deletedId,
    shareId,
    commentId,
    ...sheetField,
  };
}

/** Every row of every table that names a student. */
export async function rowsOf(db: Db, studentId: string) {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  const rows: [table: string, row: unknown][] = [];
  for (const { name } of tables)
    for (const row of await db.all(sql`select * from ${sql.identifier(name)}`))
      if (JSON.stringify(row).includes(studentId)) rows.push([name, row]);
  return rows;
}
