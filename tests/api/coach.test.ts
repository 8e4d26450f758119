import { expect, test } from 'vitest';
import { strong } from '#api/coach/built-in/fixtures/strong.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

test('while the coach reads the longest essay, others are answered', async () => {
  const api = await startApi();
  const { call } = await newStudent(api.base);
  const text = Array.from({ length: 300 }, (_, at) => strong.radio.slice(at % 50).replaceAll('radio', `radio${at}`))
    .join('\n')
    .slice(0, 100_000);
  const answered: string[] = [];
  const grading = call('gradeEssay', { body: { text } }).then(() => answered.push('grade'));
  for (let at = 0; at < 3; at++) await call('readMe').then(() => answered.push('me'));
  await grading;
  expect(answered).toEqual(['me', 'me', 'me', 'grade']);
  await api.stop();
});

test('a supplemental is scored by its own limit', async () => {
  const api = await startApi();
  const { call } = await newStudent(api.base);
  const app = await call('createApplication', { body: { college: 'Brown University' } });
  const short = await call('createSupplemental', {
    params: { appId: app.id },
    body: { title: 'A place', prompt: 'Describe a place.', wordLimit: 100 },
  });
  const text = strong.radio.split('. ').slice(0, 4).join('. ') + '.';
  const asSupplemental = await call('gradeEssay', { body: { text, supplementalId: short.id } });
  const asMainEssay = await call('gradeEssay', { body: { text } });
  expect(asSupplemental.score).toBeGreaterThan(asMainEssay.score + 10);
  await api.stop();
});
