import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';
import { withSupplemental } from './supplementals.ts';

const FIRST = 'Number eleven started coughing in August.';
const SECOND = 'My mother folded the last sheet in the kitchen. I put the pulley on backward, and it screamed.';
const THIRD = 'I used to think being useful meant having the answer.';

export function outline(side: Side) {
  const params = { essayId: 'main' };

  async function written(...paragraphs: string[]) {
    const student = await side.student();
    const write = (...next: string[]) => student.call('saveDraft', { body: { text: next.join('\n\n') } });
    await write(...paragraphs);
    const lines = async () => (await student.call('readOutline', { params })).paragraphs.map(({ line }) => line);
    const save = (...next: string[]) => student.call('saveOutline', { params, body: { lines: next } });
    return { ...student, write, lines, save };
  }

  test('of an essay without a text is empty', async () => {
    const { call } = await side.student();
    expect(await call('readOutline', { params })).toEqual({ paragraphs: [], parts: [], notes: [] });
    expect(await call('readArc', { params })).toEqual({ sentences: [], notes: [] });
  });

  test('has each paragraph with its place, its words, and whom, where and when it names', async () => {
    const { call } = await written(FIRST, SECOND);
    const { paragraphs } = await call('readOutline', { params });
    const text = `${FIRST}\n\n${SECOND}`;
    expect(paragraphs.map(({ start, end }) => text.slice(start, end))).toEqual([FIRST, SECOND]);
    expect(paragraphs).toMatchObject([
      { line: '', words: 6, people: [], places: [], times: ['August'] },
      { line: '', words: 18, people: ['My mother'], places: ['the kitchen'], times: [] },
    ]);
    for (const { scene, summary, thought } of paragraphs) expect(scene + summary + thought).toBeLessThanOrEqual(1.001);
  });

  test('the arc has every sentence in its order with one role', async () => {
    const { call } = await written(FIRST, SECOND, THIRD);
    const { sentences } = await call('readArc', { params });
    const text = [FIRST, SECOND, THIRD].join('\n\n');
    expect(sentences.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe([FIRST, SECOND, THIRD].join(' '));
    expect(sentences.slice(2).map(({ role }) => role)).toEqual(['scene', 'reflection']);
  });

  test('keeps the lines with their paragraphs while others are put in, taken out and moved', async () => {
    const { write, lines, save } = await written(FIRST, SECOND, THIRD);
    const saved = await save('The cough.', 'I make it worse.', '  What   useful means. ');
    expect(saved.paragraphs.map(({ line }) => line)).toEqual(['The cough.', 'I make it worse.', 'What useful means.']);
    await write(FIRST, 'Ten turned in fours. Customers had opinions about that.', SECOND, THIRD);
    expect(await lines()).toEqual(['The cough.', '', 'I make it worse.', 'What useful means.']);
    await write(THIRD, SECOND.replace('the last sheet', 'a towel'));
    expect(await lines()).toEqual(['What useful means.', 'I make it worse.']);
    await write(FIRST, SECOND, THIRD);
    expect(await lines()).toEqual(['The cough.', 'I make it worse.', 'What useful means.']);
  });

  test('takes lines for the text that they were written for, though another device has changed it', async () => {
    const { call, write, lines } = await written(FIRST, SECOND, THIRD);
    await write(THIRD, FIRST);
    const text = [FIRST, SECOND, THIRD].join('\n\n');
    const body = { lines: ['The cough.', 'I make it worse.', 'What useful means.'], text };
    const answer = await call('saveOutline', { params, body });
    expect(answer.paragraphs.map(({ line }) => line)).toEqual(['What useful means.', 'The cough.']);
    await write(FIRST, SECOND, THIRD);
    expect(await lines()).toEqual(body.lines);
  });

  test.each([[[]], [['One.']], [['One.', 'Two.', 'Three.']], [['One.', 'x'.repeat(301)]], ['One.']])(
    'refuses %o as the lines of two paragraphs',
    async (lines) => {
      const { token } = await written(FIRST, SECOND);
      const refused = await side.request('PUT', '/api/essays/main/outline', { token, body: { lines } });
      expect(refused.status).toBe(400);
    },
  );

  test('says which paragraphs answer each part of the prompt, and which part none does', async () => {
    const { call, sid: essayId } = await withSupplemental(side);
    const prompt = 'Recount a time when you faced a challenge. How did it affect your academic achievement?';
    const response = `${FIRST}\n\n${SECOND}`;
    await call('saveSupplemental', { params: { sid: essayId }, body: { prompt, response } });
    await call('patchUnits', { params: { essayId }, body: { units: ['challenge'] } });
    const { parts, notes } = await call('readOutline', { params: { essayId } });
    expect(parts).toMatchObject([{ says: 'A challenge' }, { says: 'How it affected your schoolwork', paragraphs: [] }]);
    expect(notes).toContain('No paragraph answers “How it affected your schoolwork”, which the prompt asks for.');
  });

  test('tells two paragraphs with the same job by the student’s own lines', async () => {
    const { save } = await written(FIRST, SECOND, THIRD);
    const { notes } = await save('The cough.', 'What being useful means.', 'What being useful will mean.');
    expect(notes).toContain(
      'Paragraphs 2 and 3 have the same job: your lines for both say the same. One of them may go.',
    );
  });
}
