import { expect, test } from 'vitest';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';
import { withSupplemental } from './supplementals.ts';

export function versions(side: Side) {
  test('a blank essay has none, and the first text that is replaced is kept', async () => {
    const { call } = await side.student();
    const params = { essayId: 'main' };
    await call('saveDraft', { body: { text: 'One two three.' } });
    expect(await call('listVersions', { params })).toEqual([]);
    await call('saveDraft', { body: { text: 'Another beginning.' } });
    const [kept, ...others] = await call('listVersions', { params });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ words: 3, score: null });
    expect(await call('readVersion', { params: { ...params, versionId: kept!.id } })).toMatchObject({
      text: 'One two three.',
      words: 3,
    });
  });

  test('within ten minutes of writing one is kept, however often it is saved', async () => {
    const { call } = await side.student();
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) await call('saveDraft', { body: { text } });
    expect(await call('listVersions', { params: { essayId: 'main' } })).toHaveLength(1);
  });

  test('every scoring that is stored keeps one with its score, the newest first', async () => {
    const { call } = await side.student();
    const params = { essayId: 'main' };
    await call('saveDraft', { body: { text: paragraph } });
    const first = await call('gradeEssay', { body: { text: paragraph } });
    const longer = `${paragraph} I still do.`;
    await call('saveDraft', { body: { text: longer } });
    const second = await call('gradeEssay', { body: { text: longer } });
    await call('gradeEssay', { body: { text: 'Not what is saved.' } });
    const listed = await call('listVersions', { params });
    expect(listed.map(({ score }) => score)).toEqual([second.score, first.score]);
    expect(await call('readVersion', { params: { ...params, versionId: listed[1]!.id } })).toMatchObject({
      text: paragraph,
      score: first.score,
    });
    expect(await call('readDraft')).toMatchObject({ score: second.score, previousScore: first.score });
  });

  test('what was written after a scoring is kept too when it is replaced', async () => {
    const { call } = await side.student();
    const params = { essayId: 'main' };
    await call('saveDraft', { body: { text: paragraph } });
    await call('gradeEssay', { body: { text: paragraph } });
    for (const text of [`${paragraph} An evening’s work.`, '']) await call('saveDraft', { body: { text } });
    const listed = await call('listVersions', { params });
    const texts = await Promise.all(
      listed.map(async ({ id }) => (await call('readVersion', { params: { ...params, versionId: id } })).text),
    );
    expect(texts.toSorted()).toEqual([paragraph, `${paragraph} An evening’s work.`]);
  });

  test("a supplemental's are its own, and read by its id", async () => {
    const { call, sid } = await withSupplemental(side);
    await call('saveSupplemental', { params: { sid }, body: { response: 'First try.' } });
    await call('saveSupplemental', { params: { sid }, body: { response: 'Second try.' } });
    const [kept] = await call('listVersions', { params: { essayId: sid } });
    const read = (essayId: string) => call('readVersion', { params: { essayId, versionId: kept!.id } });
    expect(await read(sid)).toMatchObject({ text: 'First try.' });
    await expect(read('main')).rejects.toMatchObject({ status: 404 });
    expect(await call('listVersions', { params: { essayId: 'main' } })).toEqual([]);
  });

  test('a text that comes from elsewhere never replaces one that is not kept', async () => {
    const { call } = await side.student();
    const params = { essayId: 'main' };
    for (const text of ['One.', 'Two.', 'Three.']) await call('saveDraft', { body: { text } });
    const [first] = await call('listVersions', { params });
    const { text } = await call('readVersion', { params: { ...params, versionId: first!.id } });
    await call('saveDraft', { body: { text, keepReplaced: true } });
    const listed = await call('listVersions', { params });
    const texts = await Promise.all(
      listed.map(async ({ id }) => (await call('readVersion', { params: { ...params, versionId: id } })).text),
    );
    expect(texts.toSorted()).toEqual(['One.', 'Three.']);
    expect(await call('readDraft')).toMatchObject({ text: 'One.' });
  });
}
