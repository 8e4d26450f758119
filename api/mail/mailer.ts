import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { log } from '../log.ts';
import { fromRoot } from '../root.ts';

export interface Message {
  /** One e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as the one by which a mail program ends a subscription. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** False where messages become files instead of e-mails. */
  delivers: boolean;
  /**
   * Sends a message, or the one that a promise makes, if any, and tries again where a failure may pass. Never fails: it ends
   * when the message is sent, or given up, which is logged. Nobody has to wait for it.
   */
  send(message: Message | Promise<Message | null>): Promise<void>;
}

interface MailerOptions {
  /** The mail server, `smtp:` or `smtps:`; without one every message becomes a file. */
  url?: string;
  /** Where the files go. */
  folder: string;
  /** The sender: `Laurel <no-reply@laurel.example>`. */
  from: string;
  clock: () => Date;
  /** How long to wait before each further try, ms. */
  waits?: readonly number[];
}

/** Eight minutes in all: longer than most servers put off an unknown sender, shorter than a link is good. */
const WAITS = [5_000, 30_000, 120_000, 300_000];

interface Way {
  deliver: (message: Message) => Promise<unknown>;
  close: () => void;
}

/**
 * Opens what sends messages: by SMTP, or into files in development. `close` waits for what is being made or sent, and gives up
 * what waits for another try.
 */
export function openMailer({ url, folder, from, clock, waits = WAITS }: MailerOptions) {
  const way = url ? bySmtp(url, from) : intoFiles(fromRoot(folder), from, clock);
  const sending = new Set<Promise<void>>();
  const closing = new AbortController();

  function send(message: Message | Promise<Message | null>) {
    const sent = deliver(message).catch((error: Error) => log.error({ event: 'mail', error: error.name }));
    sending.add(sent);
    return sent.finally(() => sending.delete(sent));
  }

  async function deliver(given: Message | Promise<Message | null>) {
    const message = await given;
    if (message === null) return;
    for (let tries = 1; ; tries++) {
      try {
        return void (await way.deliver(message));
      } catch (error) {
        const pause = waits[tries - 1];
        if (isPermanent(error) || pause === undefined || closing.signal.aborted) return logFailure(error, tries);
        const { signal } = closing;
        await wait(pause, undefined, { ref: false, signal }).catch(() => logFailure(error, tries));
        if (signal.aborted) return;
      }
    }
  }

  async function close() {
    closing.abort();
    await Promise.all(sending);
    way.close();
  }
  return { delivers: url !== undefined, send, close };
}

/** Milliseconds that a mail server has for one step. */
const STEP = 10_000;

/** With STARTTLS where the server offers it, and at most three messages at a time. */
function bySmtp(url: string, from: string): Way {
  const timeouts = { dnsTimeout: STEP, connectionTimeout: STEP, greetingTimeout: STEP, socketTimeout: STEP };
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts }, { from });
  return { deliver: (message) => transport.sendMail(addressed(message)), close: () => transport.close() };
}

/** Writes a file for each message, which any mail program opens. Its name says when it was written, and not to whom. */
function intoFiles(folder: string, from: string, clock: () => Date): Way {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  async function deliver(message: Message) {
    const date = clock();
    const { message: content } = await transport.sendMail({ ...addressed(message), date });
    const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true });
    // Whoever has the link in it has the account.
    await writeFile(join(folder, name), content as Buffer, { mode: 0o600 });
  }
  return { deliver, close: () => transport.close() };
}

/** The address as an object, so that one with a comma in it is not read as several. */
function addressed({ to, ...rest }: Message) {
  return { to: { name: '', address: to }, ...rest };
}

interface MailError {
  code?: string;
  /** The server's reply, such as 550. */
  responseCode?: number;
  permanent?: boolean;
}

const isPermanent = (error: unknown) => (error as MailError).permanent === true;

/** The error's own message may hold the address. */
function logFailure(error: unknown, tries: number) {
  const { code, responseCode } = error as MailError;
  log.error({ event: 'mail', code, responseCode, tries });
}
