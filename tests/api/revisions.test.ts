import { afterEach, beforeEach, expect, test } from 'vitest';
import counsel from '#api/coach/built-in/fixtures/counsel/essays.json' with { type: 'json' };
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const { text, prompt } = counsel.essays.find(({ id }) => id === 'S6')!;
const shorter = text.replace('We had not missed a single day.', '');

test('a score that was given for another prompt is not explained by this one', async () => {
  const { call } = await newStudent(api.base);
  const score = async (of: string) => {
    await call('saveDraft', { body: { text: of } });
    await call('gradeEssay', { body: { text: of } });
  };
  const says = async (from: string) =>
    (await call('readRevisions', { params: { essayId: 'main' }, query: { from } })).says;
  await call('patchMainEssayMeta', { body: { prompt } });
  await score(text);
  const [first] = await call('listVersions', { params: { essayId: 'main' } });
  await score(shorter);
  expect(await says(first!.id)).not.toContain('was scored before its prompt');
  await call('patchMainEssayMeta', { body: { prompt: 'Tell us about your summer.' } });
  const told = await says(first!.id);
  expect(told).toContain('One of the two texts was scored before its prompt, its kind or the coach changed');
  expect(told).not.toContain('a part of the prompt that is not answered');
});
