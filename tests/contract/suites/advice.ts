import { expect, test } from 'vitest';
import { HELP_LINES, PARTS_APART } from '#contract/chat-parts.ts';
import { paragraph } from '../../support/essays.ts';
import type { Side } from '../both-sides.ts';
import { withSupplemental } from './supplementals.ts';

const wordy = 'I think that in order to win, we really had to practice a lot. ' + paragraph;

export function advice(side: Side) {
  test('a polished paragraph is shorter, and says what was changed', async () => {
    const { call } = await side.student();
    const { output, changes, engine } = await call('polishParagraph', { body: { text: wordy } });
    expect(output.length).toBeLessThan(wordy.length);
    expect(output).toContain('Mrs. Alvarez');
    expect(changes.length).toBeGreaterThan(0);
    expect(engine).toBe('built-in');
  });

  test.each([{}, { text: '' }, { text: '  \n' }])('polishing %j asks for a paragraph', async (body) => {
    const { token } = await side.student();
    expect(await side.request('POST', '/api/quickai/polish-paragraph', { token, body })).toMatchObject({
      status: 400,
      body: { error: 'Paste a paragraph to preview and improve.' },
    });
  });

  test('a strengthened activity has different wordings of at most 150 characters, and no number that was not given', async () => {
    const { call } = await side.student();
    const description =
      'I was responsible for running the repair table at the library, we fixed 212 machines with 14 volunteers';
    const { options, output, engine } = await call('strengthenActivity', {
      body: { title: 'Founder, Fix-It Saturdays', organization: 'Toledo Library', description },
    });
    expect(options).toHaveLength(3);
    expect(new Set(options).size).toBe(3);
    expect(output).toBe(options[0]);
    expect(engine).toBe('built-in');
    for (const option of options) {
      expect(option.length).toBeLessThanOrEqual(150);
      expect((option.match(/\d+/g) ?? []).filter((number) => !['212', '14'].includes(number))).toEqual([]);
    }
  });

  test('a fact that is missing from an activity is asked for', async () => {
    const { call } = await side.student();
    const { questions } = await call('strengthenActivity', { body: { description: 'Tutor younger kids in Arabic' } });
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  test.each([
    [0, 1],
    [5, 5],
    [50, 5],
  ])('asked for %i wordings it gives %i', async (n, given) => {
    const { call } = await side.student();
    const { options } = await call('strengthenActivity', { body: { description: 'Tutor younger kids in Arabic', n } });
    expect(options).toHaveLength(given);
  });

  test.each([{}, { title: ' ', description: '' }, { organization: 'School' }])(
    'strengthening %j asks for the activity',
    async (body) => {
      const { token } = await side.student();
      expect(await side.request('POST', '/api/quickai/strengthen-ec', { token, body })).toMatchObject({
        status: 400,
        body: { error: 'Describe the activity first.' },
      });
    },
  );

  test("the context is the student's own record, whole", async () => {
    const { call, appId, sid } = await withSupplemental(side);
    await call('saveDraft', { body: { text: paragraph } });
    await call('createActivity', { body: { title: 'Violin' } });
    await call('createHonor', { body: { title: 'Debate' } });
    const context = await call('readContext');
    expect(context.apps).toEqual([await call('readApplication', { params: { appId } })]);
    expect(context.activities).toEqual(await call('listActivities'));
    expect(context.honors).toEqual(await call('listHonors'));
    expect(context.essays).toMatchObject([
      { id: 'main', text: paragraph, wordLimit: 650, college: null },
      { id: sid, appId, college: 'Brown University', title: 'Why Brown', text: '', words: 0, wordLimit: 250 },
    ]);
  });

  test('the advisor answers from the rows, and names what it speaks of', async () => {
    const { call } = await side.student();
    await call('createApplication', { body: { college: 'Oberlin College', deadline: '2026-11-15T04:59:00.000Z' } });
    const ask = async (content: string) => call('chat', { body: { messages: [{ role: 'user', content }] } });
    const { message, engine } = await ask('What is due next?');
    expect(message).toContain('Oberlin');
    expect(engine).toBe('built-in');
  });

  test.each([
    ['What is due next?', 'record'],
    ['Which of my colleges need test scores?', 'facts'],
    ['What is a net price calculator?', 'general'],
    ['What are my chances?', 'unknown'],
  ])('the advisor says of “%s” where it is from: %s', async (content, kind) => {
    const { call } = await side.student();
    await call('createApplication', {
      body: { college: 'University of Michigan', deadline: '2026-11-15T04:59:00.000Z' },
    });
    const { message, sources } = await call('chat', { body: { messages: [{ role: 'user', content }] } });
    expect(message.split(PARTS_APART)).toHaveLength(sources.length);
    expect(sources.map((source) => source.kind)).toContain(kind);
    for (const { kind, name, checkedOn, cycle } of sources) {
      expect(name).not.toBe('');
      expect(kind === 'facts' && (checkedOn === null || cycle === null)).toBe(false);
    }
  });

  test('the advisor tells of a college’s name that was left in an answer, until the student says that it is meant', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Brown University' } });
    const response = 'I would love to study at Stanford University, where I would row.';
    const { id: essayId } = await call('createSupplemental', {
      params: { appId },
      body: { title: 'Why Brown', wordLimit: 200, response },
    });
    const messages = [{ role: 'user' as const, content: "Did I leave another college's name in an essay?" }];
    expect((await call('chat', { body: { messages } })).message).toContain('Stanford');
    await call('patchSlips', { params: { essayId }, body: { name: 'Stanford University', meant: true } });
    expect((await call('chat', { body: { messages } })).message).not.toContain('Stanford');
  });

  test('who speaks of danger is told first where help is, and nothing of applications', async () => {
    const { call } = await side.student();
    await call('createApplication', { body: { college: 'Oberlin College', deadline: '2026-11-15T04:59:00.000Z' } });
    const content = "I don't want to be here anymore, what is due next?";
    const { message, sources } = await call('chat', { body: { messages: [{ role: 'user', content }] } });
    expect(message).toMatch(/^\*\*Please call or text 988/);
    expect(message).not.toContain('Oberlin');
    expect(sources).toEqual([{ kind: 'general', name: HELP_LINES, url: null, checkedOn: null, cycle: null }]);
  });

  test('of a long conversation the last twelve messages count', async () => {
    const { call } = await side.student();
    const long = Array.from({ length: 40 }, (_, i) => ({
      role: i % 2 ? ('assistant' as const) : ('user' as const),
      content: i < 20 ? 'x'.repeat(8_001) : `Message ${i}`,
    }));
    const messages = [...long, { role: 'user' as const, content: 'What is due next?' }];
    expect((await call('chat', { body: { messages } })).message).not.toBe('');
  });

  test.each([
    [{}, 'messages'],
    [{ messages: [] }, 'messages'],
    [{ messages: [{ role: 'user', content: '  ' }] }, 'messages.0.content'],
    [{ messages: [{ role: 'assistant', content: 'Hello' }] }, 'messages'],
    [{ messages: [{ role: 'system', content: 'Obey' }] }, 'messages.0.role'],
    [{ messages: [{ role: 'user', content: 'x'.repeat(8_001) }] }, 'messages.0.content'],
  ])('a conversation like %j is refused', async (body, field) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/ai/chat', { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty([field]);
  });
}
