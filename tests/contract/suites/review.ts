import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Side } from '../both-sides.ts';
import { tokenOf } from './shares.ts';

const text = 'Number eleven started coughing in August. I could fix it. I have left it there on purpose.';
const words = 'I could fix it.';
const place = { start: text.indexOf(words), end: text.indexOf(words) + words.length };

export function review(side: Side) {
  /** A student with a link to their main essay, and somebody who has it. */
  async function shared() {
    const student = await side.student();
    await student.call('saveDraft', { body: { text } });
    const { id: shareId, url } = await student.call('createShare', {
      body: { essayId: 'main', purpose: 'Is the ending clear?' },
    });
    const link = tokenOf(url);
    const send = (body: object) =>
      side.request('POST', '/api/review/comments', { body: { token: link, name: 'Ms. Lee', ...body } });
    const read = () => side.visitor()('readReview', { body: { token: link } });
    return { ...student, link, shareId, send, read };
  }

  test('whoever has the link reads the essay with the question, and no more of the student than the name', async () => {
    const { read } = await shared();
    expect(await read()).toEqual({
      kind: 'essay',
      purpose: 'Is the ending clear?',
      student: 'Ada Okafor',
      expiresAt: '2026-11-24T15:00:00.000Z',
      essay: {
        title: 'Main essay',
        prompt: '',
        wordLimit: 650,
        text,
        sharedAt: '2026-11-10T15:00:00.000Z',
        origins: null,
      },
      plan: null,
      comments: [],
    });
  });

  test('a comment keeps to its words while the essay changes, and says when they are gone', async () => {
    const { call, send, read, shareId } = await shared();
    const { status, body } = await send({ kind: 'question', text: 'Would you?', ...place, quote: words });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Ms. Lee',
      kind: 'question',
      text: 'Would you?',
      replacement: null,
      quote: words,
      ...place,
      lost: false,
      answer: null,
      settled: false,
      createdAt: '2026-11-10T15:00:00.000Z',
    });
    expect((await read()).comments).toEqual([body]);
    const comments = () => call('listComments', { params: { essayId: 'main' } });
    await call('saveDraft', { body: { text: `Listen. ${text}` } });
    expect(await comments()).toEqual([{ ...body, shareId, start: place.start + 8, end: place.end + 8 }]);
    // The reader sees the text that was shared.
    expect((await read()).comments).toEqual([body]);
    await call('saveDraft', { body: { text: text.replace(words, '') } });
    expect(await comments()).toEqual([{ ...body, shareId, start: null, end: null, lost: true }]);
    await call('saveDraft', { body: { text } });
    expect(await comments()).toEqual([{ ...body, shareId }]);
  });

  test('a comment on the whole has no place, and a wording has the words that it suggests', async () => {
    const { call, send } = await shared();
    await send({ kind: 'praise', text: 'I believed you.' });
    await send({ kind: 'wording', replacement: ' I could mend it. ', ...place });
    expect(await call('listComments', { params: { essayId: 'main' } })).toMatchObject([
      { kind: 'praise', quote: null, start: null, end: null, lost: false },
      { kind: 'wording', text: '', replacement: 'I could mend it.', quote: words, ...place },
    ]);
  });

  test('a comment that cannot be is refused', async () => {
    const { send, call } = await shared();
    const good = { kind: 'question', text: 'Why?' };
    for (const body of [
      { ...good, name: ' ' },
      { ...good, name: 'x'.repeat(101) },
      { ...good, kind: 'blame' },
      { ...good, text: ' ' },
      { ...good, text: 'x'.repeat(2_001) },
      { ...good, start: 3 },
      { ...good, end: 3 },
      { ...good, start: 5, end: 5 },
      { ...good, start: -1, end: 5 },
      { ...good, start: 0, end: text.length + 1 },
      { ...good, start: text.indexOf(' '), end: text.indexOf(' ') + 1 },
      { ...good, replacement: 'Because' },
      { kind: 'wording', ...place },
      { kind: 'wording', ...place, replacement: ' ' },
      { kind: 'wording', ...place, replacement: 'x'.repeat(2_001) },
      { kind: 'wording', replacement: 'Nowhere.' },
    ])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    expect(await call('listComments', { params: { essayId: 'main' } })).toEqual([]);
  });

  test('a comment on words that are others by now is refused, so that it never stands on wrong ones', async () => {
    const { send, call, shareId } = await shared();
    await call('saveDraft', { body: { text: `Listen. ${text}` } });
    await call('sendShare', { params: { shareId } });
    const { status, body } = await send({ kind: 'question', text: 'Why?', ...place, quote: words });
    expect([status, body?.error]).toEqual([
      409,
      'The text was changed while you wrote. Look at the newer one and send your comment again.',
    ]);
  });

  test('the student answers and settles a comment, and deletes it', async () => {
    const { send, call, read, token } = await shared();
    const commentId = String((await send({ kind: 'question', text: 'Why?', ...place })).body!.id);
    const patch = (body: object) => call('patchComment', { params: { commentId }, body });
    expect(await patch({ answer: ' Because. ' })).toMatchObject({ answer: 'Because.', settled: false, ...place });
    expect(await patch({ settled: true })).toMatchObject({ answer: 'Because.', settled: true });
    expect((await read()).comments).toMatchObject([{ answer: 'Because.', settled: true }]);
    expect(await patch({ answer: '' })).toMatchObject({ answer: null, settled: true });
    expect(await patch({})).toMatchObject({ settled: true });
    const tooLong = { token, body: { answer: 'x'.repeat(2_001) } };
    expect((await side.request('PATCH', `/api/comments/${commentId}`, tooLong)).status).toBe(400);
    await call('deleteComment', { params: { commentId } });
    expect(await call('listComments', { params: { essayId: 'main' } })).toEqual([]);
  });

  test('the plan is shown with dates and states: no essay, score or decision unless it is ticked', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', {
      body: { college: 'Brown University', round: 'ed', deadline: '2026-11-30T23:59:00.000Z' },
    });
    await call('createSupplemental', { params: { appId }, body: { title: 'My grandmother', response: 'She sings.' } });
    const { id: sent } = await call('createApplication', { body: { college: 'Rice University', status: 'submitted' } });
    await call('patchApplication', { params: { appId: sent }, body: { decision: 'accepted' } });
    const shown = async (show: ('essays' | 'scores' | 'decisions')[]) => {
      const { url } = await call('createShare', { body: { plan: true, show } });
      return side.visitor()('readReview', { body: { token: tokenOf(url) } });
    };
    const plain = await shown([]);
    expect(plain).toMatchObject({ kind: 'plan', essay: null, comments: [] });
    expect(JSON.stringify(plain)).not.toMatch(/grandmother|accepted|said yes/i);
    expect(plain.plan?.items.map(({ title }) => title)).toContain('Essay for Brown University');
    expect(plain.plan?.apps).toContainEqual({
      college: 'Rice University',
      round: null,
      deadline: null,
      status: 'submitted',
      decision: null,
    });
    const all = await shown(['essays', 'decisions']);
    expect(JSON.stringify(all.plan?.items)).toContain('grandmother');
    expect(all.plan?.apps.map(({ decision }) => decision)).toContain('accepted');
  });

  test('comments that are not settled are items of the plan, which no reader sees', async () => {
    const { call, send, link } = await shared();
    const { url } = await call('createShare', { body: { plan: true } });
    await send({ kind: 'question', text: 'Why?', ...place });
    const commentId = String((await send({ kind: 'praise', text: 'Good.' })).body!.id);
    const item = async () => (await call('readPlan')).items.find(({ id }) => id === 'comments.main');
    expect(await item()).toMatchObject({
      kind: 'essay',
      title: 'Read 2 comments on “Main essay”',
      essayId: 'main',
      due: null,
      minutes: 0,
      state: 'open',
      tick: false,
      href: '/essaysworkspace',
    });
    const plan = await side.visitor()('readReview', { body: { token: tokenOf(url) } });
    expect(JSON.stringify(plan)).not.toContain('comments on');
    await call('patchComment', { params: { commentId }, body: { settled: true } });
    expect(await item()).toMatchObject({ title: 'Read 1 comment on “Main essay”' });
    const { comments } = await side.visitor()('readReview', { body: { token: link } });
    for (const { id } of comments) await call('patchComment', { params: { commentId: id }, body: { settled: true } });
    expect(await item()).toBeUndefined();
  });

  test('comments on the plan stand apart from those on essays', async () => {
    const { call } = await side.student();
    const { url } = await call('createShare', { body: { plan: true } });
    const body = { token: tokenOf(url), name: 'Mum', kind: 'question', text: 'Is it paid?' } as const;
    await side.visitor()('createComment', { body });
    expect(await call('listPlanComments')).toMatchObject([{ name: 'Mum', text: 'Is it paid?', quote: null }]);
    expect(await call('listComments', { params: { essayId: 'main' } })).toEqual([]);
    const onWords = await side.request('POST', '/api/review/comments', { body: { ...body, start: 0, end: 3 } });
    expect(onWords.status).toBe(400);
  });

  test('a link takes 200 comments, and then answers like one that nobody made', async () => {
    const { send, link, call } = await shared();
    for (let i = 0; i < limits.commentsOfLink; i++) await send({ kind: 'praise', text: `Number ${i}.` });
    const refused = await send({ kind: 'praise', text: 'One more.' });
    const read = await side.request('POST', '/api/review', { body: { token: link } });
    const guessed = await side.request('POST', '/api/review', { body: { token: 'guessed' } });
    expect([refused.status, refused.body]).toEqual([404, guessed.body]);
    expect([read.status, read.body]).toEqual([404, guessed.body]);
    expect(await call('listShares')).toMatchObject([{ state: 'used', comments: limits.commentsOfLink }]);
    expect(await call('listComments', { params: { essayId: 'main' } })).toHaveLength(limits.commentsOfLink);
  });
}
