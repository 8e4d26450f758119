import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versions } from '#api/db/schema.ts';
import { storedBytes } from '#api/services/stored-bytes.ts';
import { limits } from '#contract/limits.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ unlimited: true });
});
afterAll(() => api.stop());

test('earlier texts make room for new ones, the oldest first, and scored ones stay', { timeout: 90_000 }, async () => {
  const { call } = await newStudent(api.base);
  const textOf = (n: number) => `${n} ${paragraph} `.repeat(280).slice(0, 90_000);
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  for (let n = 0; n < 130; n++) {
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    await call('saveDraft', { body: { text: textOf(n), keepReplaced: true } });
  }
  const studentId = (await api.db.query.users.findFirst())!.id;
  expect(await storedBytes({ db: api.db, studentId } as Parameters<typeof storedBytes>[0])).toBeLessThanOrEqual(
    limits.storedBytes,
  );
  const kept = await call('listVersions', { params: { essayId: 'main' } });
  expect(kept.length).toBeGreaterThan(100);
  // The scored one is the first that was written.
  expect(kept.at(-1)!.score).toEqual(expect.any(Number));
  const texts = await api.db
    .select({ text: versions.text })
    .from(versions)
    .where(eq(versions.id, kept.at(-2)!.id));
  expect(texts[0]!.text.startsWith('0 ')).toBe(false);
  expect((await call('readDraft')).text.startsWith('129 ')).toBe(true);
});
