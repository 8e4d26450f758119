import { createClient } from '@libsql/client';
import { Paragraph } from 'docx';
import { addressOf } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { wordFile } from '../../../api/essay-file/fixtures/build.ts';
import { essay } from '../../bench/coach.ts';
import { newStudent } from '../../support/requests.ts';

/** An answer that nobody has read. */
export interface Sent {
  what: string;
  status: number;
}
/** One request after another of whoever makes trouble. */
type Trouble = (at: number) => Promise<Sent>;

const fill = (unit: string, length: number = limits.essay) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts of 100,000 characters that are hard to read, beside a plain one. */
const texts = {
  plain: essay(25_000, 1).slice(0, limits.essay),
  word: fill('a'),
  line: fill('word '),
  commas: fill(','),
  emoji: fill('🙂'),
  sentences: fill('I. '),
  lines: fill('a\n'),
  zalgo: fill('z̵̡̛͓̘a̴̢̛͍l̸̨̛g̷̢̛o̴̢ '),
  marks: fill('A! b? “c” d… '),
  quotes: fill('"'),
  slips: fill("He don't go. "),
};

/** Each: one student again and again … */
export const troubles: Record<string, (base: string, folder: string) => Promise<Trouble>> = {
  async 'saves, scores and reads essays of 100,000 characters'(base) {
    const send = sender(base, (await newStudent(base)).token);
    const all = Object.values(texts);
    return inTurn((at) => {
      const text = all[at % all.length]!;
      // Scored, and changed all over afterwards: its remarks are looked for in a text that is another one.
      const changed = text.slice(text.length / 2) + ' and ' + text.slice(0, text.length / 2 - 5);
      return [
        () => send('POST', '/api/essays/draft', { text }),
        () => send('POST', '/api/essays/grade', { text }),
        () => send('POST', '/api/essays/draft', { text: changed }),
        () => send('GET', '/api/essays/draft'),
        () => send('POST', '/api/essays/draft', { text: all[(at + 1) % all.length] }),
        () => send('GET', '/api/essays/draft'),
      ];
    });
  },
  async 'asks the advisor and has long texts polished and previewed'(base) {
    const { token } = await newStudent(base);
    const [send, visit] = [sender(base, token), sender(base)];
    const all = Object.values(texts);
    return inTurn((at) => {
      const text = all[at % all.length]!;
      const content = text.slice(0, limits.chatMessage);
      const messages = Array.from({ length: limits.chatMessages }, () => ({ role: 'user', content }));
      return [
        () => send('POST', '/api/ai/chat', { messages, tz: 'America/Chicago' }),
        () => send('POST', '/api/quickai/polish-paragraph', { text: text.slice(0, limits.paragraph) }),
        () => send('POST', '/api/quickai/strengthen-ec', { description: text.slice(0, limits.description), n: 5 }),
        () => visit('POST', '/api/essay-preview', { essay: text }),
      ];
    });
  },
  async 'imports 500 rows in a mebibyte'(base) {
    const send = sender(base, (await newStudent(base)).token);
    const notes = essay(600, 3).slice(0, 1_900);
    const rows = (from: string) =>
      Array.from({ length: limits.importRows }, (_, at) => ({
        title: `${from} ${at}`,
        college: `${from} ${at}`,
        notes,
      }));
    return inTurn((at) => [
      () => send('POST', '/api/import/preview', { type: 'apps', rows: rows(`College ${at}`) }),
      () => send('POST', '/api/import/preview', { type: 'honors', rows: rows(`Honor ${at}`) }),
      () => send('POST', '/api/import/commit', { type: 'honors', items: rows('Honor') }),
      () => send('POST', '/api/import/commit', { type: 'apps', items: rows('College').slice(0, 200) }),
    ]);
  },
  async 'uploads files of 10 MiB'(base) {
    const { token } = await newStudent(base);
    const plain = new TextEncoder().encode(fill('I kept every lid. ', limits.upload));
    const random = Uint8Array.from({ length: limits.upload }, (_, at) => (at * 2_654_435_761) >>> 13);
    const starting = (start: string) => {
      const file = random.slice();
      new TextEncoder().encodeInto(start, file);
      return file;
    };
    const word = await wordFile(...Array.from({ length: 20_000 }, (_, at) => new Paragraph(`I kept lid ${at}.`)));
    const files = [plain, starting('%PDF-1.7\n'), starting('PK\u0003\u0004'), random, word];
    return async (at) => {
      const form = new FormData();
      form.set('file', new File([files[at % files.length]! as Uint8Array<ArrayBuffer>], 'essay.docx'));
      const { status } = await fetch(`${base}/api/import/essay-file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return { what: `file ${at % files.length}`, status };
    };
  },
  async 'exports, subscribes to and reads 30 long supplementals, 500 activities and 300 earlier texts'(base, folder) {
    const { token, call } = await newStudent(base);
    const send = sender(base, token);
    const items = Array.from({ length: limits.activities }, (_, at) => ({
      title: `Activity ${at}`,
      impact: essay(20, at).slice(0, 150),
    }));
    await call('commitImport', { body: { type: 'activities', items } });
    const { id: appId } = await call('createApplication', {
      body: { college: 'Brown University', deadline: '2027-01-05' },
    });
    const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: 'Why us 0' } });
    await writeLongTexts(folder, sid);
    const versionId = (await call('listVersions', { params: { essayId: sid } }))[0]!.id;
    const feed = new URL((await call('createCalendar')).url).pathname;
    const download = async (name: 'exportZip' | 'exportDocument') => {
      const { ticket } = await call('createTicket');
      return send('GET', addressOf(name, { query: { ticket } }));
    };
    return inTurn(() => [
      () => download('exportZip'),
      () => send('GET', feed),
      () => download('exportDocument'),
      () => send('GET', `/api/essays/${sid}/versions/${versionId}`),
      () => send('GET', '/api/apps'),
      () => send('GET', '/api/ai/context'),
      () => send('PUT', `/api/supplementals/${sid}`, { response: texts.plain, baseRevision: 0 }),
    ]);
  },
  async 'sends JSON of a mebibyte'(base) {
    const send = sender(base, (await newStudent(base)).token);
    const most = limits.body - 100;
    const keys = Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`)
      .join(',')
      .slice(0, most);
    const bodies = [
      '['.repeat(most),
      '{"a":'.repeat(most / 5 - 1),
      `${'['.repeat(most / 2 - 100)}${']'.repeat(most / 2 - 100)}`,
      `{${keys.slice(0, keys.lastIndexOf(','))}}`,
      `{"text":[${'1,'.repeat(most / 2 - 100)}1]}`,
      `{"type":"apps","rows":[${'{},'.repeat(most / 3 - 100)}{}]}`,
      `{"type":"honors","items":[${'{"title":1},'.repeat(499)}{}],"more":[${'[],'.repeat(most / 4)}[]]}`,
    ];
    const paths = ['/api/essays/draft', '/api/import/preview', '/api/import/commit', '/api/ai/chat'];
    return (at) => send('POST', paths[at % paths.length]!, bodies[at % bodies.length]);
  },
};

/** Steps one after another, and then again those of the next round. */
function inTurn(stepsOf: (round: number) => (() => Promise<Sent>)[]): Trouble {
  let [steps, round]: [(() => Promise<Sent>)[], number] = [[], 0];
  return () => {
    if (steps.length === 0) steps = stepsOf(round++);
    return steps.shift()!();
  };
}

/** Of the one supplemental thirty, each with a text of 100,000 characters and ten earlier ones: as rows, because the API would not take so much at once. */
async function writeLongTexts(folder: string, sid: string) {
  const db = createClient({ url: `file:${folder}/laurel.db` });
  const numbers = (most: number) =>
    `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most}) select i from n)`;
  await db.execute({
    sql: `insert into essays (id, user_id, app_id, title, words, created_at, updated_at)
      select id || i, user_id, app_id, 'Why us ' || i, 18000, created_at, updated_at
      from essays, ${numbers(limits.supplementals - 1)} where id = ?`,
    args: [sid],
  });
  const ofStudent = 'user_id = (select user_id from essays where id = ?) and app_id is not null';
  await db.execute({ sql: `update essays set text = ? where ${ofStudent}`, args: [texts.plain, sid] });
  await db.execute({
    sql: `insert into versions (id, user_id, essay_id, saved_at, words, text)
      select id || '-' || i, user_id, id, created_at + i, words, i || text from essays, ${numbers(10)} where ${ofStudent}`,
    args: [sid],
  });
  db.close();
}

/** Sends a request and reads its answer to the end; a text is a body as it stands. */
function sender(base: string, token?: string) {
  return async (method: string, path: string, body?: unknown): Promise<Sent> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    const response = await fetch(base + path, {
      method,
      headers,
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    await response.arrayBuffer();
    return { what: `${method} ${path}`, status: response.status };
  };
}
