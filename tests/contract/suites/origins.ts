import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';
import { tokenOf } from './shares.ts';

const AT = '2026-11-10T15:00:00.000Z';

export function origins(side: Side) {
  const of = (call: Awaited<ReturnType<Side['student']>>['call'], essayId = 'main') =>
    call('readOrigins', { params: { essayId } });

  test('what is typed is typed, and covers the text without gap or overlap', async () => {
    const { call } = await side.student();
    expect(await of(call)).toEqual({ spans: [], says: 'Nothing is written yet.' });
    await call('saveDraft', { body: { text: 'I typed this.' } });
    expect(await of(call)).toEqual({
      spans: [{ start: 0, end: 13, kind: 'typed', from: null, at: null }],
      says: 'Typed here: 3 words.',
    });
  });

  test('what the editor says of pasting and taking is kept, with its day, through edits and undo', async () => {
    const { call } = await side.student();
    const save = (text: string, insertions?: Parameters<typeof call<'saveDraft'>>[1]['body']['insertions']) =>
      call('saveDraft', { body: { text, insertions } });
    await save('I typed this.');
    const pasted = 'A bright morning in our kitchen.';
    await save(`I typed this. ${pasted}`, [{ kind: 'pasted', from: 'outside', text: pasted }]);
    await save(`I typed this. Then Laurel said so. ${pasted}`, [
      { kind: 'suggestion', from: 'Polish a Paragraph', text: 'Then Laurel said so.' },
    ]);
    const all = await of(call);
    expect(all.spans).toMatchObject([
      { kind: 'typed' },
      { kind: 'suggestion', from: 'Polish a Paragraph', at: AT },
      {},
      { kind: 'pasted', from: 'outside', at: AT },
    ]);
    expect(all.says).toBe('Typed here: 3 words. Pasted November 10: 6. Taken from Laurel: 4.');
    await save('I typed this.');
    await save(`I typed this. Then Laurel said so. ${pasted}`);
    expect((await of(call)).says).toBe(all.says);
  });

  test('an essay that was started from another is pasted from it, and an import from a file', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
    const { id: targetId } = await call('createSupplemental', { params: { appId }, body: { title: 'Why' } });
    await call('commitImport', { body: { type: 'essays', items: [{ text: 'It was a file.' }] } });
    expect((await of(call)).spans).toEqual([{ start: 0, end: 14, kind: 'pasted', from: 'import', at: AT }]);
    await call('startFrom', { params: { targetId }, body: { sourceId: 'main' } });
    expect(await of(call, targetId)).toEqual({
      spans: [{ start: 0, end: 14, kind: 'pasted', from: 'essay', at: AT }],
      says: 'Typed here: 0 words. Pasted from another essay November 10: 4.',
    });
  });

  test('an earlier text that comes back has its origins back', async () => {
    const { call } = await side.student();
    const pasted = 'Every word of this was pasted from outside.';
    await call('saveDraft', {
      body: { text: pasted, insertions: [{ kind: 'pasted', from: 'outside', text: pasted }] },
    });
    await call('saveDraft', { body: { text: 'Something else.', keepReplaced: true } });
    await call('saveDraft', { body: { text: pasted, keepReplaced: true } });
    expect((await of(call)).spans).toMatchObject([{ kind: 'pasted', from: 'outside' }]);
  });

  test('a wrong or long list of insertions is refused', async () => {
    const { token } = await side.student();
    const one = { kind: 'pasted', from: 'outside', text: 'A' };
    for (const insertions of [
      [{ ...one, kind: 'stolen' }],
      [{ ...one, from: 'somewhere' }],
      [{ ...one, text: 7 }],
      Array.from({ length: 51 }, () => one),
    ]) {
      const body = { text: 'A', insertions };
      expect((await side.request('POST', '/api/essays/draft', { token, body })).status).toBe(400);
    }
  });

  test('a reader sees where the words came from only where the student ticked it', async () => {
    const { call } = await side.student();
    await call('saveDraft', { body: { text: 'I typed this.' } });
    const shown = async (show: 'origins'[]) => {
      const { url } = await call('createShare', { body: { essayId: 'main', show } });
      return (await side.visitor()('readReview', { body: { token: tokenOf(url) } })).essay?.origins;
    };
    expect(await shown([])).toBeNull();
    expect(await shown(['origins'])).toEqual(await of(call));
  });
}
