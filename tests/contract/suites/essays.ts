import { expect, test } from 'vitest';
import type { Highlight } from '#contract/essays.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';

export function essays(side: Side) {
  test('is empty, unscored and at revision 0 for a new student', async () => {
    const { call } = await side.student();
    const draft = await call('readDraft');
    expect(draft).toMatchObject({ text: '', status: 'drafting', score: null, likes: [], needsWork: [], revision: 0 });
  });

  test('keeps text and status, and counts the changes of the text alone', async () => {
    const { call } = await side.student();
    const first = await call('saveDraft', { body: { text: paragraph } });
    expect(first).toMatchObject({ text: paragraph, revision: 1 });
    expect(await call('saveDraft', { body: { status: 'editing' } })).toMatchObject({
      status: 'editing',
      revision: 1,
    });
    expect(await call('saveDraft', { body: { text: paragraph, baseRevision: 1 } })).toMatchObject({ revision: 1 });
    const draft = await call('readDraft');
    expect(draft).toMatchObject({ text: paragraph, status: 'editing', revision: 1 });
    expect(await call('readMainEssay')).toEqual(draft);
  });

  test('refuses a text written on an older revision with both texts, and takes one without a revision', async () => {
    const { call, token } = await side.student();
    await call('saveDraft', { body: { text: 'Theirs.' } });
    const refused = await side.request('POST', '/api/essays/draft', {
      token,
      body: { text: 'Mine.', baseRevision: 0 },
    });
    expect(refused.status).toBe(409);
    expect(refused.body?.current).toMatchObject({ text: 'Theirs.', revision: 1 });
    expect(await call('saveDraft', { body: { text: 'Mine.' } })).toMatchObject({ text: 'Mine.', revision: 2 });
  });

  test('a save that arrives twice is no conflict', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: 'Once.', baseRevision: 0 } });
    expect(await call('saveDraft', { body: { text: 'Once.', baseRevision: 0 } })).toMatchObject({
      text: 'Once.',
      revision: 1,
    });
  });

  test.each([
    [{ status: 'done' }, 'status'],
    [{ text: 5 }, 'text'],
    [{ text: 'x'.repeat(100_001) }, 'text'],
    [{ text: 'x', baseRevision: -1 }, 'baseRevision'],
  ])('refuses to save %j', async (body, field) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/essays/draft', { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty(field);
  });

  test('stores text in NFC, without control characters, with its line ends as newlines', async () => {
    const { call } = await side.student();
    const { text } = await call('saveDraft', { body: { text: 'Cafe\u0301\r\n\u0007one\ttwo\u0000' } });
    expect(text).toBe('Café\none\ttwo');
    expect((await call('saveDraft', { body: { text: 'old\rMac\u000band\u2028more' } })).text).toBe(
      'old\nMac\nand\nmore',
    );
  });

  test('is scored with remarks on its own words, kept with the text that was saved', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: paragraph } });
    const grade = await call('gradeEssay', { body: { text: paragraph } });
    expect(grade.stored).toBe(true);
    for (const items of [grade.likes, grade.needsWork]) expectPlaced(items, paragraph);
    expect(await call('readDraft')).toMatchObject({
      score: grade.score,
      categories: grade.categories,
      likes: grade.likes,
      needsWork: grade.needsWork,
    });
    expect(await call('gradeEssay', { body: { text: paragraph } })).toEqual(grade);
  });

  test('a score of another text than the saved one is answered and not kept', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: paragraph } });
    expect(await call('gradeEssay', { body: { text: `${paragraph} More.` } })).toMatchObject({ stored: false });
    expect(await call('readDraft')).toMatchObject({ score: null });
  });

  test('under fifty words scores at most 20 and says how little there is', async () => {
    const { call } = await side.student();
    const { score, needsWork } = await call('gradeEssay', { body: { text: 'I like boats. They float.' } });
    expect(score).toBeLessThanOrEqual(20);
    expect(needsWork).toContainEqual(expect.objectContaining({ start: null, end: null }));
  });

  test('keeps each remark on its words when the text around them changes, and lists none whose words are gone', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: paragraph } });
    const grade = await call('gradeEssay', { body: { text: paragraph } });
    const placed = [...grade.likes, ...grade.needsWork].filter(({ start }) => start !== null);
    const edited = `A new first line.\n\n${paragraph}`;
    const { likes, needsWork } = await call('saveDraft', { body: { text: edited } });
    const now = [...likes, ...needsWork].filter(({ start }) => start !== null);
    expect(now.map(({ start, end }) => edited.slice(start!, end!))).toEqual(
      placed.map(({ start, end }) => paragraph.slice(start!, end!)),
    );
    const other = await call('saveDraft', { body: { text: 'Nothing of it is left here.' } });
    const whole = ({ start }: Highlight) => start === null;
    expect([other.likes, other.needsWork]).toEqual([grade.likes.filter(whole), grade.needsWork.filter(whole)]);
  });

  test('says of a score whether the text was changed since, until it is again what was scored', async () => {
    const { call } = await side.student();
    const save = async (text: string) => (await call('saveDraft', { body: { text } })).scoreOutdated;
    expect(await save(paragraph)).toBe(false);
    await call('gradeEssay', { body: { text: paragraph } });
    expect((await call('readDraft')).scoreOutdated).toBe(false);
    const changed = `${paragraph} One more.`;
    expect(await save(changed)).toBe(true);
    expect((await call('saveDraft', { body: { status: 'editing' } })).scoreOutdated).toBe(true);
    expect((await call('readOverview', { query: {} })).essays.latest).toMatchObject({ scoreOutdated: true });
    expect((await call('readContext')).essays[0]).toMatchObject({ scoreOutdated: true });
    expect(await save(paragraph)).toBe(false);
    expect((await call('readOverview', { query: {} })).essays.latest).toMatchObject({ scoreOutdated: false });
  });

  test('a scored text that comes back has its own score, remarks and score before back', async () => {
    const { call } = await side.student();
    const score = async (text: string) => {
      await call('saveDraft', { body: { text } });
      await call('gradeEssay', { body: { text } });
      const { score, previousScore, likes, needsWork } = await call('readDraft');
      return { score, previousScore, likes, needsWork, scoreOutdated: false };
    };
    const first = await score(paragraph);
    const second = await score('I like boats. They float.');
    expect([first.previousScore, second.previousScore]).toEqual([null, first.score]);
    expect(await call('saveDraft', { body: { text: paragraph, keepReplaced: true } })).toMatchObject(first);
    expect(await call('readOverview', { query: {} })).toMatchObject({ essays: { lastScore: first.score } });
    // What is written on from there still speaks of that one.
    const further = `${paragraph} And on.`;
    const onward = await call('saveDraft', { body: { text: further } });
    expect(onward).toMatchObject({ score: first.score, scoreOutdated: true });
    await call('gradeEssay', { body: { text: further } });
    expect(await call('readDraft')).toMatchObject({ previousScore: first.score, scoreOutdated: false });
    expect(await call('saveDraft', { body: { text: 'I like boats. They float.' } })).toMatchObject(second);
  });

  test('the main essay begins with a title, no prompt and 650 words, and keeps what is set', async () => {
    const { call, token } = await side.student();
    expect(await call('readDraft')).toMatchObject({ title: 'Main essay', prompt: '', wordLimit: 650 });
    const meta = { title: 'The dryer', prompt: 'Tell us of a failure.', wordLimit: 500 };
    const before = await call('saveDraft', { body: { text: paragraph } });
    expect(await call('patchMainEssayMeta', { body: meta })).toEqual({ ...before, ...meta });
    expect(await call('patchMainEssayMeta', { body: {} })).toEqual({ ...before, ...meta });
    expect(await call('readMainEssay')).toMatchObject(meta);
    expect((await call('readContext')).essays[0]).toMatchObject({ ...meta, id: 'main' });
    expect(await call('patchMainEssayMeta', { body: { title: ' ' } })).toMatchObject({ title: 'Main essay' });
    for (const body of [{ wordLimit: 0 }, { wordLimit: null }, { title: 'x'.repeat(201) }, { prompt: 5 }]) {
      const refused = await side.request('PATCH', '/api/essays/main/meta', { token, body });
      expect([refused.status, Object.keys(refused.body?.fields ?? {})]).toEqual([400, Object.keys(body)]);
    }
  });

  test("belongs to one student: another's token reads another essay", async () => {
    const one = await side.student();
    const other = await side.student();
    await one.call('saveDraft', { body: { text: 'Mine alone.' } });
    expect(await other.call('readDraft')).toMatchObject({ text: '' });
  });

  test('scores a sample without an account', async () => {
    const preview = await side.visitor()('previewEssay', { body: { essay: paragraph } });
    expect(preview.feedback.length).toBeGreaterThan(0);
    expect(preview.rewritten_intro).not.toBe('');
  });

  test('refuses a sample of under 60 characters, however padded', async () => {
    const refused = await side.request('POST', '/api/essay-preview', {
      body: { essay: `Too short.${' '.repeat(80)}` },
    });
    expect(refused).toMatchObject({ status: 400, body: { error: 'Paste a longer sample (~60+ chars).' } });
  });
}

function expectPlaced(items: Highlight[], text: string) {
  const placed = items.filter(({ start }) => start !== null) as { start: number; end: number }[];
  for (const { start, end } of placed) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
    expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
  }
  for (const [i, { start }] of placed.entries()) expect(start).toBeGreaterThanOrEqual(placed[i - 1]?.end ?? 0);
}
