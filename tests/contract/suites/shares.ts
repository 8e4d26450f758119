import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export const tokenOf = (url: string) => url.split('#')[1]!;

export function shares(side: Side) {
  test('a link to an essay is made, listed without its token, and open for 14 days', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: 'Number eleven coughs.' } });
    const made = await call('createShare', { body: { essayId: 'main', purpose: '  Is it clear?\n' } });
    expect(made.url).toMatch(/\/r#[\w-]+$/);
    expect(made.expiresAt).toBe('2026-11-24T15:00:00.000Z');
    const listed = await call('listShares');
    expect(listed).toEqual([
      {
        id: made.id,
        kind: 'essay',
        essayId: 'main',
        purpose: 'Is it clear?',
        show: [],
        createdAt: '2026-11-10T15:00:00.000Z',
        expiresAt: made.expiresAt,
        state: 'open',
        comments: 0,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(tokenOf(made.url));
  });

  test('a link to the plan is made, and shows what was ticked', async () => {
    const { call } = await side.student();
    await call('createShare', { body: { plan: true, days: 60, show: ['decisions', 'decisions'] } });
    expect(await call('listShares')).toMatchObject([
      { kind: 'plan', essayId: null, purpose: null, show: ['decisions'], expiresAt: '2027-01-09T15:00:00.000Z' },
    ]);
  });

  test('exactly one of an essay and the plan is shared, for 1 to 60 days, with a question of at most 300 characters', async () => {
    const { token } = await side.student();
    for (const body of [
      {},
      { plan: false },
      { essayId: 'main', plan: true },
      { essayId: 'main', days: 0 },
      { essayId: 'main', days: 61 },
      { essayId: 'main', days: 1.5 },
      { essayId: 'main', purpose: 'x'.repeat(301) },
      { essayId: 'main', show: ['scores'] },
      { plan: true, show: ['origins'] },
      { plan: true, show: ['everything'] },
    ])
      expect([body, (await side.request('POST', '/api/shares', { token, body })).status]).toEqual([body, 400]);
    expect((await side.request('POST', '/api/shares', { token, body: { essayId: 'nobodys' } })).status).toBe(404);
  });

  test('a revoked link stays in the list with its comments, unless they are to go', async () => {
    const { call, token } = await side.student();
    await call('saveDraft', { body: { text: 'Number eleven coughs.' } });
    const { id: shareId, url } = await call('createShare', { body: { essayId: 'main' } });
    const body = { token: tokenOf(url), name: 'Ms. Lee', kind: 'praise', text: 'I like it.' } as const;
    await side.visitor()('createComment', { body });
    await call('deleteShare', { params: { shareId }, query: {} });
    expect(await call('listShares')).toMatchObject([{ state: 'revoked', comments: 1 }]);
    const sent = await side.request('POST', `/api/shares/${shareId}/send`, { token });
    expect(sent.status).toBe(400);
    expect(await call('listComments', { params: { essayId: 'main' } })).toHaveLength(1);
    expect((await side.request('DELETE', `/api/shares/${shareId}?comments=all`, { token })).status).toBe(400);
    await call('deleteShare', { params: { shareId }, query: { comments: 'delete' } });
    expect(await call('listShares')).toMatchObject([{ state: 'revoked', comments: 0 }]);
    expect(await call('listComments', { params: { essayId: 'main' } })).toEqual([]);
  });

  test('the newer text is shown once it is sent, and the plan is always that of now', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: 'The first text.' } });
    const { id: shareId, url } = await call('createShare', { body: { essayId: 'main' } });
    const shown = async () => (await side.visitor()('readReview', { body: { token: tokenOf(url) } })).essay?.text;
    await call('saveDraft', { body: { text: 'The second text.' } });
    expect(await shown()).toBe('The first text.');
    expect(await call('sendShare', { params: { shareId } })).toMatchObject({ id: shareId, state: 'open' });
    expect(await shown()).toBe('The second text.');
    const plan = await call('createShare', { body: { plan: true } });
    expect(await call('sendShare', { params: { shareId: plan.id } })).toMatchObject({ kind: 'plan' });
  });

  test('an essay that is deleted closes its links for good, and undoing brings the comments back', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
    const { id: sid } = await call('createSupplemental', {
      params: { appId },
      body: { title: 'Why Brown', response: 'Because.' },
    });
    const { url } = await call('createShare', { body: { essayId: sid } });
    const body = { token: tokenOf(url), name: 'Ms. Lee', kind: 'question', text: 'Why?' } as const;
    await side.visitor()('createComment', { body });
    await call('deleteSupplemental', { params: { appId, sid } });
    expect(await call('listShares')).toEqual([]);
    expect((await side.request('POST', '/api/review', { body: { token: body.token } })).status).toBe(404);
    await call('restoreDeleted', { params: { deletedId: sid } });
    expect(await call('listShares')).toMatchObject([{ essayId: sid, state: 'revoked', comments: 1 }]);
    expect(await call('listComments', { params: { essayId: sid } })).toMatchObject([{ text: 'Why?' }]);
    expect((await side.request('POST', '/api/review', { body: { token: body.token } })).status).toBe(404);
  });
}
