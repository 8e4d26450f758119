import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Endpoint, problemsOf } from '#contract/endpoint.ts';
import { unclean } from './hostile.ts';

const Envelope = z.strictObject({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
});

/** What a student is never told: SQL, a place in the code, an error's own name. */
const INSIDES =
  /sqlite|drizzle|libsql|\bselect\b.*\bfrom\b|\binsert into\b|node_modules|node:|\bat .*:\d+|\w*Error:|\.ts\b|undefined|\[object/i;
const SENTENCE = /^[\p{Lu}«].{2,300}$/su;

/** What is wrong with an envelope of a failure; null where nothing is. */
export function wrongInFailure(text: string): string | null {
  let envelope;
  try {
    envelope = Envelope.safeParse(JSON.parse(text));
  } catch {
    return 'The failure is no JSON.';
  }
  if (!envelope.success) return `The failure is no envelope: ${envelope.error.message}`;
  const { error, fields = {} } = envelope.data;
  for (const sentence of [error, ...Object.values(fields)]) {
    if (!SENTENCE.test(sentence)) return `«${sentence}» is no sentence.`;
    if (INSIDES.test(sentence)) return `«${sentence}» tells of the insides.`;
  }
  return null;
}

interface Answer {
  status: number;
  type: string | null;
  text: string;
}

/** Answers in which a text may come back as it was sent, because nothing of it is stored. */
const ECHOES = ['previewImport', 'gradeEssay'];

/**
 * What is wrong with an answer of an endpoint, whatever it was asked; null where nothing is. A request with a strange id
 * may have been one to another address, which answers 404 or 405.
 */
export function wrongInAnswer(endpoint: Endpoint, { status, type, text }: Answer): string | null {
  if (status !== endpoint.status) {
    // Headers that are too long are refused before anything of ours sees them.
    if (status === 431) return null;
    const expected = [...problemsOf(endpoint), 404, 405, 413];
    if (!expected.includes(status)) return `The status is none of ${endpoint.status}, ${expected.join(', ')}.`;
    return type?.startsWith('text/html') ? wrongInPage(text) : wrongInFailure(text);
  }
  if (endpoint.download) return type === endpoint.download ? null : `The file is «${type}».`;
  if (endpoint.picture) return type?.startsWith('image/') ? null : `The picture is «${type}».`;
  if (!endpoint.answer) return text === '' ? null : 'There is an answer where there is none to be.';
  const body: unknown = JSON.parse(text);
  const parsed = endpoint.answer.safeParse(body);
  if (!parsed.success) return `The answer does not fit its schema: ${parsed.error.message}`;
  if (!isDeepStrictEqual(parsed.data, body)) return 'The answer has more than its schema says.';
  return ECHOES.includes(endpoint.name) ? null : unclean(body);
}

/** What is wrong with the page that a download is answered in a tab of its own. */
const wrongInPage = (html: string) => (/<script|\son\w+=/i.test(html) ? 'The page may run something.' : null);
