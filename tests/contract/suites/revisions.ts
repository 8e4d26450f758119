import { expect, test } from 'vitest';
import { categoryNames } from '#contract/essays.ts';
import type { Side } from '../both-sides.ts';
import { paragraph } from '../../support/essays.ts';
import { withSupplemental } from './supplementals.ts';

export function revisions(side: Side) {
  const main = { essayId: 'main' };

  /** A student whose main essay was scored with this text. */
  async function scoredOnce(text: string) {
    const student = await side.student();
    await student.call('saveDraft', { body: { text } });
    const grade = await student.call('gradeEssay', { body: { text } });
    const [version] = await student.call('listVersions', { params: main });
    return { ...student, grade, from: version!.id };
  }

  test('say which sentences were cut, added and moved, to the present text by itself', async () => {
    const first = 'The dryer coughs at nine. I write down the time. My mother folds. Nobody speaks.';
    const { call, from } = await scoredOnce(first);
    const text = 'Nobody speaks.\n\nThe dryer  coughs at nine. I wrote down the time. My mother folds.';
    await call('saveDraft', { body: { text } });
    const answer = await call('readRevisions', { params: main, query: { from } });
    expect(answer.sentences).toEqual({
      cut: [{ text: 'I write down the time.' }],
      added: [{ text: 'I wrote down the time.' }],
      moved: [{ text: 'Nobody speaks.' }],
    });
    expect(answer.categories.map(({ name }) => name)).toEqual([...categoryNames]);
    for (const { signals } of answer.categories) expect(signals.length).toBeGreaterThan(0);
  });

  test('tell settled, left and new marks by their words, and count them in a sentence', async () => {
    const { call, from, grade } = await scoredOnce(paragraph);
    const text = `${paragraph}\n\nI have always been a hard worker. I love making a difference in the world.`;
    await call('saveDraft', { body: { text } });
    const later = await call('gradeEssay', { body: { text } });
    const quotes = (of: string, { needsWork }: typeof grade) =>
      needsWork.map(({ start, end, why }) => (start === null ? why : of.slice(start, end!)));
    const [before, after] = [quotes(paragraph, grade), quotes(text, later)];
    const { marks, says, categories } = await call('readRevisions', { params: main, query: { from } });
    const said = (some: typeof marks.left) => some.map(({ quote, why }) => quote ?? why).toSorted();
    expect(said(marks.settled)).toEqual(before.filter((one) => !after.includes(one)).toSorted());
    expect(said(marks.left)).toEqual(before.filter((one) => after.includes(one)).toSorted());
    expect(said(marks.added)).toEqual(after.filter((one) => !before.includes(one)).toSorted());
    expect(says).toContain(`You settled ${marks.settled.length} of ${before.length} marks`);
    expect(Object.fromEntries(categories.map(({ name, from: was }) => [name, was]))).toEqual(grade.categories);
    expect(Object.fromEntries(categories.map(({ name, to }) => [name, to]))).toEqual(later.categories);
  });

  test('go from any version to any other', async () => {
    const { call, from } = await scoredOnce(paragraph);
    const text = `${paragraph} I still do.`;
    await call('saveDraft', { body: { text } });
    await call('gradeEssay', { body: { text } });
    const [newest] = await call('listVersions', { params: main });
    await call('saveDraft', { body: { text: 'Something else.' } });
    const there = await call('readRevisions', { params: main, query: { from, to: newest!.id } });
    expect(there.sentences).toEqual({ cut: [], added: [{ text: 'I still do.' }], moved: [] });
    const back = await call('readRevisions', { params: main, query: { from: newest!.id, to: from } });
    expect(back.sentences).toEqual({ cut: [{ text: 'I still do.' }], added: [], moved: [] });
  });

  test('need a version of this very essay to begin with', async () => {
    const { token, call, from } = await scoredOnce(paragraph);
    const { call: other, sid } = await withSupplemental(side);
    const ask = (path: string) => side.request('GET', `/api/essays/${path}`, { token });
    for (const query of ['', '?from=', `?to=${from}`])
      expect(await ask(`main/revisions${query}`)).toMatchObject({
        status: 400,
        body: { error: 'Say from which version, by its id.' },
      });
    expect(await ask('main/revisions?from=nothing')).toMatchObject({ status: 404 });
    expect(await ask(`main/revisions?from=${from}&to=nothing`)).toMatchObject({ status: 404 });
    const params = { essayId: sid };
    await expect(other('readRevisions', { params, query: { from } })).rejects.toMatchObject({ status: 404 });
    await expect(call('readRevisions', { params, query: { from } })).rejects.toMatchObject({ status: 404 });
  });
}
