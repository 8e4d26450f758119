import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { createClient } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { Highlight } from '#contract/essays.ts';
import { paragraph } from '../support/essays.ts';
import { newStudent, request } from '../support/requests.ts';
import { sides } from './both-sides.ts';

/** Which endpoints a run has reached on a side: a new one without a request here fails the last test. */
const reached = new Map<string, Set<string>>();

describe.each(Object.keys(sides))('the contract, kept by the %s', (side) => {
  let base: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ base, stop } = await sides[side]!());
    const realFetch = globalThis.fetch;
    const seen = new Set<string>();
    reached.set(side, seen);
    globalThis.fetch = async (input, init) => {
      const response = await realFetch(input, init);
      if (response.ok) seen.add(`${init?.method} ${new URL(String(input)).pathname}`);
      return response;
    };
    return () => {
      globalThis.fetch = realFetch;
    };
  });
  afterAll(() => stop());

  /** Holds an answer to the schema of its endpoint, field by field. */
  const check = <N extends EndpointName>(name: N, answer: unknown) => {
    const endpoint: Endpoint = contract[name];
    expect(endpoint.answer!.parse(answer)).toEqual(answer);
  };

  describe('health', () => {
    test('answers that it is well', async () => {
      check('readHealth', await createClient({ base })('readHealth'));
    });
  });

  describe('accounts', () => {
    test('a new student gets a token and a profile that is not onboarded', async () => {
      const { call, email } = await newStudent(base);
      const me = await call('readMe');
      check('readMe', me);
      expect(me).toMatchObject({ name: 'Ada Okafor', email, avatar: null, onboarded: false });
    });

    test('an e-mail is trimmed and lower-cased, and taken once', async () => {
      const { email } = await newStudent(base);
      const again = await request(base, 'POST', '/auth/register', {
        body: { name: 'Ada', email: ` ${email.toUpperCase()} `, password: 'a long password' },
      });
      expect(again.status).toBe(409);
      expect(again.body?.fields).toHaveProperty('email');
    });

    test.each([
      [{ name: ' A ', email: 'a@b.co', password: '12345678' }, 'name', 'Enter your full name.'],
      [{ name: 'Ada', email: 'a@b', password: '12345678' }, 'email', 'Enter a valid email address.'],
      [{ name: 'Ada', email: 'a@b.co', password: '1234567' }, 'password', 'Use at least 8 characters.'],
      [{ name: 'Ada', email: 'a@b.co' }, 'password', 'Use at least 8 characters.'],
      [{ name: 7, email: 'a@b.co', password: '12345678' }, 'name', 'Enter your full name.'],
    ])('registering with %j is refused for its %s', async (body, field, sentence) => {
      const refused = await request(base, 'POST', '/auth/register', { body });
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({ error: sentence, fields: { [field]: sentence } });
    });

    test('a password is the same however its letters are composed', async () => {
      const email = `composed-${side}@example.com`;
      await createClient({ base })('register', {
        body: { name: 'Ada', email, password: 'café naïve'.normalize('NFC') },
      });
      expect(
        await createClient({ base })('login', { body: { email, password: 'café naïve'.normalize('NFD') } }),
      ).toHaveProperty('token');
    });

    test('signs in with the right password and not with a wrong one', async () => {
      const { email, password } = await newStudent(base);
      const { token } = await createClient({ base })('login', { body: { email, password } });
      expect(token).toBeTruthy();
      const wrong = await request(base, 'POST', '/auth/login', { body: { email, password: 'not my password' } });
      const unknown = await request(base, 'POST', '/auth/login', { body: { email: 'nobody@example.com', password } });
      expect(wrong.status).toBe(401);
      expect(unknown).toMatchObject({ status: 401, body: wrong.body });
    });

    test('a token is dead once it signed out, and signing out without one is no error', async () => {
      const { call, token } = await newStudent(base);
      await call('logout');
      const after = await request(base, 'GET', '/api/users/me', { token });
      expect(after.status).toBe(401);
      expect(after.headers.get('www-authenticate')).toBe('Bearer');
      expect((await request(base, 'POST', '/auth/logout')).status).toBe(204);
    });

    test('the profile takes a name and an avatar, and ignores what it does not know', async () => {
      const { token, call } = await newStudent(base);
      const body = {
        name: 'Ada N. Okafor',
        avatar: 'https://pictures.example/ada.png',
        onboarded: true,
        email: 'other@example.com',
        id: 'x',
      };
      const { body: answer, status } = await request(base, 'PATCH', '/api/users/me', { token, body });
      expect(status).toBe(200);
      check('patchMe', answer);
      expect(await call('readMe')).toMatchObject({ name: 'Ada N. Okafor', avatar: body.avatar, onboarded: true });
      expect((await call('readMe')).email).not.toBe(body.email);
    });

    test.each(['javascript:alert(1)', 'data:text/html,x', 'pictures.example/ada.png'])(
      'an avatar at %s is refused',
      async (avatar) => {
        const { token } = await newStudent(base);
        const refused = await request(base, 'PATCH', '/api/users/me', { token, body: { avatar } });
        expect(refused.status).toBe(400);
        expect(refused.body?.fields).toHaveProperty('avatar');
      },
    );
  });

  describe('the main essay', () => {
    test('is empty, unscored and at revision 0 for a new student', async () => {
      const { call } = await newStudent(base);
      const draft = await call('readDraft');
      check('readDraft', draft);
      expect(draft).toMatchObject({ text: '', status: 'drafting', score: null, likes: [], needsWork: [], revision: 0 });
    });

    test('keeps text and status, and counts the changes of the text alone', async () => {
      const { call } = await newStudent(base);
      const first = await call('saveDraft', { body: { text: paragraph } });
      check('saveDraft', first);
      expect(first).toMatchObject({ text: paragraph, revision: 1 });
      expect(await call('saveDraft', { body: { status: 'editing' } })).toMatchObject({
        status: 'editing',
        revision: 1,
      });
      expect(await call('saveDraft', { body: { text: paragraph, baseRevision: 1 } })).toMatchObject({ revision: 1 });
      expect(await call('readDraft')).toMatchObject({ text: paragraph, status: 'editing', revision: 1 });
    });

    test('refuses a text written on an older revision with both texts, and takes one without a revision', async () => {
      const { call, token } = await newStudent(base);
      await call('saveDraft', { body: { text: 'Theirs.' } });
      const refused = await request(base, 'POST', '/api/essays/draft', {
        token,
        body: { text: 'Mine.', baseRevision: 0 },
      });
      expect(refused.status).toBe(409);
      expect(refused.body?.current).toMatchObject({ text: 'Theirs.', revision: 1 });
      expect(await call('saveDraft', { body: { text: 'Mine.' } })).toMatchObject({ text: 'Mine.', revision: 2 });
    });

    test('a save that arrives twice is no conflict', async () => {
      const { call } = await newStudent(base);
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
    ])('refuses a bad save', async (body, field) => {
      const { token } = await newStudent(base);
      const refused = await request(base, 'POST', '/api/essays/draft', { token, body });
      expect(refused.status).toBe(400);
      expect(refused.body?.fields).toHaveProperty(field);
    });

    test('stores text in NFC, without control characters, with its line ends as newlines', async () => {
      const { call } = await newStudent(base);
      const { text } = await call('saveDraft', { body: { text: 'Cafe\u0301\r\n\u0007one\ttwo\u0000' } });
      expect(text).toBe('Café\none\ttwo');
      expect((await call('saveDraft', { body: { text: 'old\rMac\u000band\u2028more' } })).text).toBe(
        'old\nMac\nand\nmore',
      );
    });

    test('is scored with remarks on its own words, kept with the text that was saved', async () => {
      const { call } = await newStudent(base);
      await call('saveDraft', { body: { text: paragraph } });
      const grade = await call('gradeEssay', { body: { text: paragraph } });
      check('gradeEssay', grade);
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
      const { call } = await newStudent(base);
      await call('saveDraft', { body: { text: paragraph } });
      expect(await call('gradeEssay', { body: { text: `${paragraph} More.` } })).toMatchObject({ stored: false });
      expect(await call('readDraft')).toMatchObject({ score: null });
    });

    test('under fifty words scores at most 20 and says how little there is', async () => {
      const { call } = await newStudent(base);
      const { score, needsWork } = await call('gradeEssay', { body: { text: 'I like boats. They float.' } });
      expect(score).toBeLessThanOrEqual(20);
      expect(needsWork).toContainEqual(expect.objectContaining({ start: null, end: null }));
    });

    test('keeps each remark on its words when the text around them changes, and takes its place when they change', async () => {
      const { call } = await newStudent(base);
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
      expect([...other.likes, ...other.needsWork].every(({ start, end }) => start === null && end === null)).toBe(true);
    });

    test("belongs to one student: another's token reads another essay", async () => {
      const one = await newStudent(base);
      const other = await newStudent(base);
      await one.call('saveDraft', { body: { text: 'Mine alone.' } });
      expect(await other.call('readDraft')).toMatchObject({ text: '' });
    });
  });

  describe('the preview', () => {
    test('scores a sample without an account', async () => {
      const preview = await createClient({ base })('previewEssay', { body: { essay: paragraph } });
      check('previewEssay', preview);
      expect(preview.feedback.length).toBeGreaterThan(0);
      expect(preview.rewritten_intro).not.toBe('');
    });

    test('refuses a sample of under 60 characters, however padded', async () => {
      const refused = await request(base, 'POST', '/api/essay-preview', {
        body: { essay: `Too short.${' '.repeat(80)}` },
      });
      expect(refused).toMatchObject({ status: 400, body: { error: 'Paste a longer sample (~60+ chars).' } });
    });
  });

  describe('import', () => {
    test('reads the text of a .txt file', async () => {
      const { call } = await newStudent(base);
      const answer = await call('readEssayFile', {
        file: new File([`${paragraph}\n\nAnd more.`], 'essay.txt', { type: 'text/plain' }),
      });
      check('readEssayFile', answer);
      expect(answer.text).toBe(`${paragraph}\n\nAnd more.`);
    });

    test.each([
      ['an empty file', ''],
      ['a PDF', '%PDF-1.4 text'],
      ['a file of NUL bytes', 'PK\u0003\u0004\u0000\u0000'],
    ])('can not read %s', async (_what, content) => {
      const { call } = await newStudent(base);
      await expect(call('readEssayFile', { file: new File([content], 'essay.txt') })).rejects.toMatchObject({
        status: 400,
        message: 'Could not parse file',
      });
    });

    test('sets the main essay and marks the student as onboarded', async () => {
      const { call } = await newStudent(base);
      const result = await call('commitImport', { body: { type: 'essays', items: [{ text: paragraph }] } });
      check('commitImport', result);
      expect(result).toMatchObject({ ok: true, inserted: 1, skipped: 0 });
      expect(await call('readDraft')).toMatchObject({ text: paragraph });
      expect(await call('readMe')).toMatchObject({ onboarded: true });
    });

    test('refuses an empty essay', async () => {
      const { token } = await newStudent(base);
      const refused = await request(base, 'POST', '/api/import/commit', {
        token,
        body: { type: 'essays', items: [{ text: ' \n ' }] },
      });
      expect(refused).toMatchObject({ status: 400, body: { error: 'Write or paste your essay first.' } });
    });
  });

  test.each(
    Object.values(contract)
      .filter(({ access }) => access === 'student')
      .map(({ name }) => name),
  )('%s needs a token', async (name) => {
    const [method, path] = addresses[name].split(' ') as [string, string];
    for (const token of [undefined, 'guessed']) {
      expect((await request(base, method, path, { token, body: method === 'GET' ? undefined : {} })).status).toBe(401);
    }
  });

  test('malformed JSON is a clear 400', async () => {
    const refused = await request(base, 'POST', '/auth/login', { body: '{"email": ' });
    expect(refused).toMatchObject({ status: 400, body: { error: 'That request could not be read.' } });
  });

  test('every endpoint of the contract was asked here and answered', () => {
    expect([...reached.get(side)!].sort()).toEqual(Object.values(addresses).sort());
  });
});

function expectPlaced(items: Highlight[], text: string) {
  const placed = items.filter(({ start }) => start !== null) as { start: number; end: number }[];
  for (const { start, end } of placed) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
    expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
  }
  for (const [i, { start }] of placed.entries()) expect(start).toBeGreaterThanOrEqual(placed[i - 1]?.end ?? 0);
}
