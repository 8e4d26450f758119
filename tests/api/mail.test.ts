import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#api/log.ts';
import { type Message, openMailer } from '#api/mail/mailer.ts';
import { passwordChangedMail, resetLinkMail } from '#api/mail/password-reset-mail.ts';

const publicUrl = 'https://laurel.example';
const token = 'aB3_-'.repeat(8) + 'xyz';
const link = `${publicUrl}/reset-password#token=${token}`;
const message = resetLinkMail('ada@example.com', token, publicUrl);
const clock = () => new Date('2026-11-10T15:00:00.000Z');

/** Clients before servers, which wait for their connections to end. */
const ends: (() => Promise<unknown>)[] = [];
const logged = vi.spyOn(log, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Received extends Email {
  envelope: { from: string; to: string[] };
  encrypted: boolean;
}

/** A mail server on this machine, and what it has received. */
async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    ...options,
    onData(stream, { envelope, secure }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const keep = (email: Email) => received.push({ ...email, envelope: { from, to }, encrypted: secure });
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then(keep)
        .then(() => done(), done);
    },
  });
  // What a client does wrong is the test's to see.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  ends.push(close);
  return { received, close, port: (server.server.address() as AddressInfo).port };
}

function mailerTo(url: string, { from = 'Laurel <no-reply@laurel.example>', waits = [10, 20, 40] } = {}) {
  const mailer = openMailer({ url, folder: 'unused', from, clock, waits });
  ends.unshift(mailer.close);
  return mailer;
}

const refusal = (responseCode: number) => Object.assign(new Error('<ada@example.com> refused'), { responseCode });

test('a message arrives, with its link whole in the text and in the page', async () => {
  const server = await mailServer();
  await mailerTo(`smtp://127.0.0.1:${server.port}`).send(message);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({
    subject: 'Choose a new password for Laurel',
    from: { name: 'Laurel', address: 'no-reply@laurel.example' },
    envelope: { from: 'no-reply@laurel.example', to: ['ada@example.com'] },
  });
  expect(mail!.text).toContain(`\n${link}\n`);
  expect(mail!.html).toContain(`href="${link}"`);
  // Nothing in it is fetched from anywhere: nobody learns that it was read.
  expect(mail!.html).not.toMatch(/src=|url\(|<link|<script/);
});

test('the words are the same in the text and in the page', () => {
  const changed = (['link', 'settings'] as const).map((by) => passwordChangedMail('ada@example.com', by, publicUrl));
  for (const { text, html } of [message, ...changed]) {
    const shown = html.replace(/<head>.*<\/head>/, '').replaceAll(/<[^>]+>/g, ' ');
    const words = (words: string) =>
      words
        .replaceAll(/https:\S+|:(?=\n)/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    expect(words(shown)).toEqual(words(text.replaceAll(/:\n(?=https)/g, '\n')));
  }
});

test('it signs in, over the encryption that the server offers', async () => {
  const tried: string[] = [];
  const server = await mailServer({
    authOptional: false,
    hideSTARTTLS: false,
    onAuth({ username, password }, { secure }, done) {
      tried.push(`${username} ${password} ${secure ? 'encrypted' : 'in the clear'}`);
      done(null, { user: username });
    },
  });
  // The certificate of the test's server is its own.
  await mailerTo(`smtp://ada:p%40ss@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`).send(message);
  expect(tried).toEqual(['ada p@ss encrypted']);
  expect(server.received.map(({ encrypted }) => encrypted)).toEqual([true]);
});

test('nothing is sent to a server whose certificate is not its own', async () => {
  const server = await mailServer({ hideSTARTTLS: false });
  await mailerTo(`smtp://127.0.0.1:${server.port}`, { waits: [] }).send(message);
  expect(server.received).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});

test('the name of the sender may have letters of any kind', async () => {
  const server = await mailServer();
  const from = "Señora Ñandú's 月桂 Laurel <no-reply@laurel.example>";
  await mailerTo(`smtp://127.0.0.1:${server.port}`, { from }).send(message);
  expect(server.received[0]!.from).toEqual({ name: "Señora Ñandú's 月桂 Laurel", address: 'no-reply@laurel.example' });
});

/** What is more than an address, and the one address that a message goes to with it. */
const hostile = [
  ['ada@example.com\r\nBcc: victim@example.com', '"ada@example.com Bcc: victim"@example.com'],
  ['ada@example.com\nSubject: You won', 'ada@example.com subject: you won'],
  ['ada@example.com, victim@example.com', '"ada@example.com, victim"@example.com'],
  ['Victim <victim@example.com>, ada@example.com', '"Victim  victim@example.com , ada"@example.com'],
] as const;

test.each(hostile)('an address like %j becomes no header and no second recipient', async (to, address) => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-mail-'));
  ends.push(() => rm(folder, { recursive: true }));
  await openMailer({ folder, from: 'Laurel <no-reply@localhost>', clock }).send({ ...message, to });
  const [name] = await readdir(folder);
  const mail = await PostalMime.parse(await readFile(join(folder, name!)));
  expect(mail.to).toEqual([{ name: '', address }]);
  expect([mail.subject, mail.cc, mail.bcc]).toEqual([message.subject, undefined, undefined]);
  expect(mail.headers.filter(({ key }) => key === 'subject' || key === 'bcc')).toHaveLength(1);
});

test.each(hostile)('an address like %j is refused by the mail server, and nobody gets the message', async (to) => {
  const server = await mailServer();
  await mailerTo(`smtp://127.0.0.1:${server.port}`).send({ ...message, to });
  expect(server.received).toEqual([]);
  expect(logged.mock.calls).toEqual([[{ event: 'mail', code: 'EENVELOPE', responseCode: 501, tries: 1 }]]);
});

test('a server that is down gets the message when it is back', async () => {
  const { port, close } = await mailServer();
  await close();
  const waits = Array.from({ length: 200 }, () => 10);
  const sent = mailerTo(`smtp://127.0.0.1:${port}`, { waits }).send(message);
  const server = await mailServer({}, port);
  await sent;
  expect(server.received).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

test('a server that puts off whom it does not know gets the message at a later try', async () => {
  let tries = 0;
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => done(++tries < 3 ? refusal(451) : null),
  });
  await mailerTo(`smtp://127.0.0.1:${server.port}`).send(message);
  expect([tries, server.received.length]).toEqual([3, 1]);
});

test('a message that is refused for good is given up at once, and the log says neither to whom nor what', async () => {
  let tries = 0;
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => {
      tries++;
      done(refusal(550));
    },
  });
  await mailerTo(`smtp://127.0.0.1:${server.port}`).send(message);
  expect(tries).toBe(1);
  expect(logged.mock.calls).toEqual([[{ event: 'mail', code: 'EENVELOPE', responseCode: 550, tries: 1 }]]);
});

test('a server that stays down is given up after the last try', async () => {
  const { port, close } = await mailServer();
  await close();
  await mailerTo(`smtp://127.0.0.1:${port}`).send(message);
  expect(logged.mock.calls).toEqual([[{ event: 'mail', code: 'ESOCKET', responseCode: undefined, tries: 4 }]]);
});

test('at most three messages are sent at a time', async () => {
  let [open, most] = [0, 0];
  const server = await mailServer({
    onConnect: (_session, done) => {
      most = Math.max(most, ++open);
      done();
    },
    onClose: () => void open--,
  });
  const { send } = mailerTo(`smtp://127.0.0.1:${server.port}`);
  await Promise.all(Array.from({ length: 20 }, () => send(message)));
  expect(server.received).toHaveLength(20);
  expect(most).toBe(3);
});

test('closing waits for what is being sent', async () => {
  const server = await mailServer();
  const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
  void mailer.send(message);
  await mailer.close();
  expect(server.received).toHaveLength(1);
});

test('closing waits for what is still being made, and not for another try', async () => {
  const server = await mailServer();
  const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
  let made!: (message: Message) => void;
  void mailer.send(new Promise((resolve) => (made = resolve)));
  const closed = mailer.close();
  made(message);
  await closed;
  expect(server.received).toHaveLength(1);
  await server.close();

  const later = mailerTo(`smtp://127.0.0.1:${server.port}`, { waits: [300_000] });
  const sent = later.send(message);
  await later.close();
  await sent;
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ event: 'mail', tries: 1 })]]);
});

test('without a server a message becomes a file, for its owner alone, whose name says when and not to whom', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-mail-'));
  ends.push(() => rm(folder, { recursive: true }));
  const { send } = openMailer({ folder: join(folder, 'new'), from: 'Laurel <no-reply@localhost>', clock });
  await Promise.all([send(message), send({ ...message, to: 'grace@example.com' })]);
  const names = await readdir(join(folder, 'new'));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^2026-11-10T15-00-00\.000Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(folder, 'new', name))).mode & 0o777).toBe(0o600);
  }
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'new', name)))),
  );
  expect(mails.map(({ to }) => to![0]!.address).toSorted()).toEqual(['ada@example.com', 'grace@example.com']);
  for (const { text, date } of mails) {
    expect(text).toContain(`\n${link}\n`);
    expect(new Date(date!)).toEqual(clock());
  }
});
