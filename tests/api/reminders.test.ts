import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendReminders } from '#api/reminders/send.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => void api.mailed.splice(0));

const publicUrl = 'https://laurel.example';

/** What a student is sent when a server looks at some time, in the order of the times. */
async function sent(email: string, ...times: string[]) {
  const before = api.mailed.length;
  for (const time of times) {
    const now = new Date(time);
    const mailer = {
      delivers: false,
      send: async (message: unknown) => void api.mailed.push((await message) as never),
    };
    await sendReminders({ db: api.db, clock: () => now, mailer, publicUrl });
  }
  return api.mailed.slice(before).filter(({ to }) => to === email);
}

/** A student in New York with a letter asked for, and an application due on January 2. */
async function studentWith(body: {
  digest?: boolean;
  evening?: 'sunday' | 'friday';
  dates?: boolean;
  waiting?: boolean;
}) {
  const student = await newStudent(api.base);
  const { call } = student;
  const { id: appId } = await call('createApplication', {
    body: { college: '<Oberlin> & Co', deadline: '2027-01-02', round: 'rd' },
  });
  const { id: personId } = await call('createPerson', { body: { name: 'Ms. Lee', role: 'teacher' } });
  await call('createRequirement', { params: { appId }, body: { kind: 'teacherLetter', personId, state: 'asked' } });
  await call('patchReminders', { body });
  return { ...student, appId };
}

test('nobody gets a message who has ticked none', async () => {
  const { email } = await studentWith({});
  expect(await sent(email, '2026-12-27T23:00:00Z', '2027-01-01T15:00:00Z')).toEqual([]);
});

test('the digest comes on its evening at six, once, and names no college in its subject', async () => {
  const { email, call } = await studentWith({ digest: true });
  await call('patchPlanSettings', { body: { hoursPerWeek: 8 } });
  // Saturday evening; Sunday at 5:59 PM, 6 PM, 6:01 PM and 8:59 PM.
  const messages = await sent(
    email,
    '2026-12-05T23:30:00Z',
    '2026-12-06T22:59:00Z',
    '2026-12-06T23:00:00Z',
    '2026-12-06T23:01:00Z',
    '2026-12-07T01:59:00Z',
  );
  expect(messages).toHaveLength(1);
  const [{ subject, text, html, headers }] = messages as [(typeof messages)[0]];
  expect(subject).toMatch(/^Your week: (one thing|two things|three things|four things), about \d+ hours?$/);
  expect(subject).not.toContain('Oberlin');
  expect(text).toContain('To Saturday, December 12.');
  expect(text).toMatch(/It comes on Sundays at 6:00 PM and says nothing of what is done\./);
  expect(text).toContain('YOUR WEEK, ');
  expect(text).toContain('It fits, with');
  expect(text).toContain('The letter from Ms. Lee to <Oberlin> & Co');
  expect(html).toContain('&lt;Oberlin&gt; &amp; Co');
  expect(html).not.toContain('<Oberlin>');
  expect(html).not.toMatch(/<img|https?:\/\/(?!laurel\.example)/);
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
});

test('a date is told seven, three and one days before, from eight in the morning', async () => {
  const { email } = await studentWith({ dates: true });
  const messages = await sent(
    email,
    '2026-12-25T15:00:00Z',
    '2026-12-26T12:59:00Z',
    '2026-12-26T13:00:00Z',
    '2026-12-27T15:00:00Z',
    '2026-12-30T15:00:00Z',
    '2027-01-01T15:00:00Z',
    '2027-01-02T15:00:00Z',
  );
  expect(messages.map(({ text }) => text.split('\n')[0])).toEqual([
    'In 7 days: <Oberlin> & Co. Due January 2.',
    'In 3 days: <Oberlin> & Co. Due January 2.',
    'Tomorrow: <Oberlin> & Co. Due January 2.',
  ]);
  expect(messages.map(({ subject }) => subject)).toEqual(Array(3).fill('1 date ahead'));
});

test('nothing comes of what is done, and an essay with a date of its own is told too', async () => {
  const { email, call, appId } = await studentWith({ dates: true });
  const { id: sid } = await call('createSupplemental', {
    params: { appId },
    body: { title: 'Why us', due: '2026-12-20' },
  });
  expect((await sent(email, '2026-12-17T15:00:00Z'))[0]?.text).toContain('“Why us” for <Oberlin> & Co');
  await call('saveSupplemental', { params: { sid }, body: { status: 'final' } });
  await call('patchApplication', { params: { appId }, body: { status: 'submitted' } });
  expect(await sent(email, '2026-12-19T15:00:00Z', '2026-12-30T15:00:00Z')).toEqual([]);
});

test('no date is told of the others once a binding plan has said yes', async () => {
  const { email, call } = await studentWith({ dates: true });
  await call('createApplication', { body: { college: 'Brown', round: 'ed', status: 'submitted' } });
  const brown = (await call('listApplications')).find(({ college }) => college === 'Brown')!;
  await call('patchApplication', { params: { appId: brown.id }, body: { decision: 'accepted' } });
  expect(await sent(email, '2026-12-26T15:00:00Z')).toEqual([]);
});

test('the digest says which days are off', async () => {
  const { email, call } = await studentWith({ digest: true });
  const day = { name: 'Off', writing: false };
  await call('patchPlanSettings', {
    body: { daysOff: [{ ...day, from: '2026-12-10', to: '2026-12-11' }], hoursPerWeek: 8 },
  });
  const [message] = await sent(email, '2026-12-06T23:00:00Z');
  expect(message?.text).toContain('To Saturday, December 12. Thursday and Friday are off.');
});

test('who travels west is not told twice of the day that they have once more', async () => {
  const { email, call } = await studentWith({ dates: true });
  await call('patchPlanSettings', { body: { zone: 'Asia/Tokyo' } });
  // The deadline is on January 3 in Tokyo; it is the morning of January 2 there, and January 1 in Los Angeles.
  expect(await sent(email, '2027-01-01T23:30:00Z')).toHaveLength(1);
  await call('patchPlanSettings', { body: { zone: 'America/Los_Angeles' } });
  expect(await sent(email, '2027-01-01T23:40:00Z')).toEqual([]);
});

test('who was asked is to be reminded on the day of the plan', async () => {
  const { email } = await studentWith({ waiting: true });
  const messages = await sent(email, '2026-12-22T15:00:00Z', '2026-12-23T15:00:00Z', '2026-12-23T18:00:00Z');
  expect(messages.map(({ subject }) => subject)).toEqual(['1 person to remind']);
  expect(messages[0]?.text).toContain('Today: Remind Ms. Lee of the letter to <Oberlin> & Co.');
});

test('new comments of readers are told the next morning, once, without their words and names, whenever it is looked', async () => {
  const { email, call } = await studentWith({ waiting: true });
  await call('saveDraft', { body: { text: 'Number eleven coughs.' } });
  api.time.now = new Date('2026-12-08T20:00:00Z');
  const { url } = await call('createShare', { body: { essayId: 'main' } });
  const body = { token: url.split('#')[1]!, name: 'Ms. Whitfield', kind: 'praise', text: 'I hear it.' } as const;
  await call('createComment', { body });
  const messages = await sent(
    email,
    '2026-12-08T20:05:00Z',
    '2026-12-09T13:00:00Z',
    '2026-12-09T20:05:00Z',
    '2026-12-10T13:00:00Z',
  );
  expect(messages.map(({ subject }) => subject)).toEqual(['new comments']);
  expect(messages[0]?.text).toContain('New: 1 comment on “Main essay”.');
  expect(messages[0]?.text).not.toMatch(/Whitfield|hear/);
});

test('there is at most one message a day, and none at night, in the zone of the student', async () => {
  const { email, call } = await studentWith({ dates: true, waiting: true, digest: true });
  // Wednesday, December 30: three days before, and the day of the second reminder.
  const messages = await sent(email, '2026-12-30T15:00:00Z', '2026-12-30T16:00:00Z');
  expect(messages.map(({ subject }) => subject)).toEqual(['1 date ahead, 1 person to remind']);
  await call('patchPlanSettings', { body: { zone: 'Asia/Tokyo' } });
  // In Tokyo it is one day before from 8 in the morning on January 2, because the deadline is on January 3 there.
  expect(await sent(email, '2027-01-01T22:59:00Z')).toEqual([]);
  expect(await sent(email, '2027-01-01T23:00:00Z')).toHaveLength(1);
  const late = await studentWith({ dates: true });
  expect(await sent(late.email, '2027-01-02T02:00:00Z', '2027-01-02T12:59:00Z')).toEqual([]);
});

test('several servers that look at once send each message once, also after a restart', async () => {
  const { email } = await studentWith({ dates: true });
  await Promise.all(Array.from({ length: 4 }, () => sent(email, '2026-12-30T15:00:00Z')));
  await sent(email, '2026-12-30T15:01:00Z');
  expect(api.mailed.filter(({ to }) => to === email)).toHaveLength(1);
});

test('the button of a mail program ends them in one press, and a mere visit does nothing', async () => {
  const { email, call } = await studentWith({ dates: true });
  const [message] = await sent(email, '2026-12-30T15:00:00Z');
  const address = /<(.+)>/.exec(message!.headers!['List-Unsubscribe']!)![1]!.replace(publicUrl, api.base);
  expect((await fetch(address)).status).toBe(405);
  expect(await call('readReminders')).toMatchObject({ dates: true });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
  expect(await call('readReminders')).toMatchObject({ dates: false, consent: null });
  expect(await sent(email, '2027-01-01T15:00:00Z')).toEqual([]);
  const guessed = address.replace(/token=.*/, 'token=guessed');
  expect((await fetch(guessed, { method: 'POST', body })).status).toBe(404);
});
