import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { builtInCoachState, startBuiltInCoach } from '#api/coach/built-in/coach.ts';
import { essay } from '../bench/coach.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  await startBuiltInCoach();
});
afterAll(() => api.stop());

const long = (number: number) => essay(4_000, number);
async function waiting(tasks: number) {
  await expect.poll(() => builtInCoachState(), { interval: 1 }).toEqual({ running: 1, waiting: tasks - 1 });
}
async function none() {
  await expect.poll(() => builtInCoachState()).toEqual({ running: 0, waiting: 0 });
}
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: Problem) => status,
  );

test('who has a short essay scored does not wait for the long ones of somebody else', async () => {
  const [greedy, patient] = [await newStudent(api.base), await newStudent(api.base)];
  const order: string[] = [];
  const greedily = [];
  for (let at = 0; at < 3; at++) {
    greedily.push(greedy.call('gradeEssay', { body: { text: long(at) } }).then(() => order.push('long')));
    await waiting(at + 1);
  }
  const patiently = patient.call('gradeEssay', { body: { text: essay(300, 1) } }).then(() => order.push('short'));
  await Promise.all([...greedily, patiently]);
  expect(order).toEqual(['long', 'short', 'long', 'long']);
});

test('one student has three questions at the coach at most, and others are answered meanwhile', async () => {
  const [greedy, patient] = [await newStudent(api.base), await newStudent(api.base)];
  const first = greedy.call('gradeEssay', { body: { text: long(4) } });
  await waiting(1);
  const more = Array.from({ length: 5 }, (_, at) => greedy.call('gradeEssay', { body: { text: essay(200, at) } }));
  const statuses = Promise.all([first, ...more].map(outcome));
  const other = outcome(patient.call('gradeEssay', { body: { text: essay(200, 9) } }));
  expect((await statuses).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
  expect(await other).toBe(200);
  await expect(Promise.all(more)).rejects.toMatchObject({ status: 429, retryAfter: 10 });
});

test('students go before visitors', async () => {
  const student = await newStudent(api.base);
  const order: string[] = [];
  const first = student.call('gradeEssay', { body: { text: long(5) } });
  await waiting(1);
  const visits = [];
  for (let at = 0; at < 3; at++) {
    const body = JSON.stringify({ essay: essay(150, at) });
    const headers = { 'content-type': 'application/json' };
    visits.push(
      fetch(`${api.base}/api/essay-preview`, { method: 'POST', headers, body }).then(() => order.push('visitor')),
    );
    await waiting(at + 2);
  }
  const asked = student.call('gradeEssay', { body: { text: essay(300, 2) } }).then(() => order.push('student'));
  await Promise.all([first, ...visits, asked]);
  expect(order).toEqual(['student', 'visitor', 'visitor', 'visitor']);
});

test('who closes the page leaves the queue, and what was being read for them is dropped', async () => {
  const [gone, patient] = [await newStudent(api.base), await newStudent(api.base)];
  await gone.call('saveDraft', { body: { text: long(6) } });
  const page = new AbortController();
  const closed = Array.from({ length: 2 }, () =>
    outcome(gone.call('gradeEssay', { body: { text: long(6) }, signal: page.signal })),
  );
  await waiting(2);
  page.abort();
  await Promise.all(closed);
  await patient.call('gradeEssay', { body: { text: essay(300, 3) } });
  await none();
  // A scoring that was not dropped would be kept with the essay.
  expect(await gone.call('listVersions', { params: { essayId: 'main' } })).toEqual([]);
});
