import { expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';

/** A student with one application and a supplemental of it. */
export async function withSupplemental(side: Side, college = 'Brown University') {
  const student = await side.student();
  const { id: appId } = await student.call('createApplication', { body: { college } });
  const supplemental = await student.call('createSupplemental', {
    params: { appId },
    body: { title: 'Why Brown', prompt: 'Why Brown, and why now?', wordLimit: 250 },
  });
  return { ...student, appId, supplemental, sid: supplemental.id };
}

export function supplementals(side: Side) {
  test('stands with its application, empty and unscored', async () => {
    const { call, appId, supplemental } = await withSupplemental(side);
    expect(supplemental).toMatchObject({
      appId,
      appCollege: 'Brown University',
      title: 'Why Brown',
      prompt: 'Why Brown, and why now?',
      wordLimit: 250,
      status: 'drafting',
      response: '',
      due: null,
      score: null,
      feedback: null,
      revision: 0,
    });
    expect(await call('readSupplemental', { params: { sid: supplemental.id } })).toEqual(supplemental);
    expect((await call('readApplication', { params: { appId } })).supplementals).toEqual([supplemental]);
  });

  test('stands in the list of applications without its text, with the number of its words and its score', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    await call('saveSupplemental', { params: { sid }, body: { response: paragraph } });
    await call('gradeEssay', { body: { text: paragraph, supplementalId: sid } });
    const { response, feedback, ...rest } = await call('readSupplemental', { params: { sid } });
    expect(response).toBe(paragraph);
    expect(feedback).not.toBeNull();
    expect(rest).toMatchObject({ appId, words: countWords(paragraph), score: expect.any(Number) });
    const [listed] = await call('listApplications');
    expect(listed!.supplementals).toEqual([rest]);
  });

  test("one with a prompt alone is called 'Prompt', one with neither is refused", async () => {
    const { call, appId } = await withSupplemental(side);
    const params = { appId };
    expect(await call('createSupplemental', { params, body: { prompt: 'A community you belong to.' } })).toMatchObject({
      title: 'Prompt',
      wordLimit: null,
    });
    expect(await call('createSupplemental', { params, body: { title: null, prompt: 'Another.' } })).toMatchObject({
      title: 'Prompt',
    });
    await expect(call('createSupplemental', { params, body: { title: ' ', prompt: '\n' } })).rejects.toMatchObject({
      status: 400,
      message: 'Give the supplemental a title or a prompt.',
    });
  });

  test.each([
    [{ title: 'Why', wordLimit: -1 }, 'wordLimit'],
    [{ title: 'Why', wordLimit: 1.5 }, 'wordLimit'],
    [{ title: 'Why', wordLimit: '250' }, 'wordLimit'],
    [{ title: 'Why', status: 'submitted' }, 'status'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: 'Why', prompt: 'x'.repeat(5_001) }, 'prompt'],
    [{ title: 'Why', due: 'Friday' }, 'due'],
  ])('adding %j is refused', async (body, field) => {
    const { appId, token } = await withSupplemental(side);
    const refused = await side.request('POST', `/api/apps/${appId}/supplementals`, { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty(field);
  });

  test('is one thing behind two paths', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    const one = await call('saveApplicationSupplemental', { params: { appId, sid }, body: { response: paragraph } });
    expect(one).toMatchObject({ response: paragraph, revision: 1 });
    const other = await call('saveSupplemental', {
      params: { sid },
      body: { status: 'final', wordLimit: null, title: 'Why here', due: '2026-12-01T04:59:00Z' },
    });
    expect(other).toMatchObject({
      response: paragraph,
      revision: 1,
      status: 'final',
      wordLimit: null,
      title: 'Why here',
      due: '2026-12-01T04:59:00.000Z',
    });
    expect(await call('readSupplemental', { params: { sid } })).toEqual(other);
  });

  test('a title that is emptied becomes Prompt again', async () => {
    const { call, sid } = await withSupplemental(side);
    expect(await call('saveSupplemental', { params: { sid }, body: { title: '  ' } })).toMatchObject({
      title: 'Prompt',
      prompt: 'Why Brown, and why now?',
    });
  });

  test('a response on an older revision is refused with the stored one, on both paths', async () => {
    const { token, call, appId, sid } = await withSupplemental(side);
    await call('saveSupplemental', { params: { sid }, body: { response: 'Theirs.', baseRevision: 0 } });
    for (const path of [`/api/supplementals/${sid}`, `/api/apps/${appId}/supplementals/${sid}`]) {
      const refused = await side.request('PUT', path, { token, body: { response: 'Mine.', baseRevision: 0 } });
      expect(refused).toMatchObject({ status: 409, body: { current: { response: 'Theirs.', revision: 1 } } });
    }
    expect(
      await call('saveSupplemental', { params: { sid }, body: { response: 'Theirs.', baseRevision: 0 } }),
    ).toMatchObject({ revision: 1 });
    expect(await call('saveSupplemental', { params: { sid }, body: { response: 'Mine.' } })).toMatchObject({
      response: 'Mine.',
      revision: 2,
    });
  });

  test.each([
    [{ response: 5 }, 'response'],
    [{ response: 'x'.repeat(100_001) }, 'response'],
    [{ status: 'submitted' }, 'status'],
    [{ wordLimit: 0 }, 'wordLimit'],
    [{ baseRevision: 'x' }, 'baseRevision'],
  ])('refuses to save %j', async (body, field) => {
    const { token, appId, sid } = await withSupplemental(side);
    for (const path of [`/api/supplementals/${sid}`, `/api/apps/${appId}/supplementals/${sid}`]) {
      const refused = await side.request('PUT', path, { token, body });
      expect(refused.status).toBe(400);
      expect(refused.body?.fields).toHaveProperty(field);
    }
  });

  test('is scored for its own prompt, and keeps the feedback with the text', async () => {
    const { call, sid } = await withSupplemental(side);
    await call('saveSupplemental', { params: { sid }, body: { response: paragraph } });
    const grade = await call('gradeEssay', { body: { text: paragraph, supplementalId: sid } });
    expect(grade.stored).toBe(true);
    const scored = await call('readSupplemental', { params: { sid } });
    expect(scored).toMatchObject({
      score: grade.score,
      engine: grade.engine,
      feedback: { likes: grade.likes, needsWork: grade.needsWork, categories: grade.categories },
    });
    expect(await call('readDraft')).toMatchObject({ score: null });
    expect(await call('gradeEssay', { body: { text: `${paragraph} And more.`, supplementalId: sid } })).toMatchObject({
      stored: false,
    });
    expect(await call('readSupplemental', { params: { sid } })).toEqual(scored);
  });

  test('deleted, it is gone from both paths', async () => {
    const { call, appId, sid } = await withSupplemental(side);
    await call('deleteSupplemental', { params: { appId, sid } });
    await expect(call('readSupplemental', { params: { sid } })).rejects.toMatchObject({ status: 404 });
    await expect(call('deleteSupplemental', { params: { appId, sid } })).rejects.toMatchObject({ status: 404 });
    expect((await call('readApplication', { params: { appId } })).supplementals).toEqual([]);
  });

  test('is not reached through another application of the same student', async () => {
    const { call, sid } = await withSupplemental(side);
    for (const response of ['One.', 'Two.']) await call('saveSupplemental', { params: { sid }, body: { response } });
    const { id: appId } = await call('createApplication', { body: { college: 'Cornell' } });
    const params = { appId, sid };
    const notFound = { status: 404 };
    await expect(call('saveApplicationSupplemental', { params, body: { response: 'x' } })).rejects.toMatchObject(
      notFound,
    );
    await expect(call('deleteSupplemental', { params })).rejects.toMatchObject(notFound);
    expect(await call('readSupplemental', { params: { sid } })).toMatchObject({ response: 'Two.' });
    expect(await call('listVersions', { params: { essayId: sid } })).toHaveLength(1);
  });
}
