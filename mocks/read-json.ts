import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON value of a request's body. Throws a 400 for what is not JSON in UTF-8. */
export async function readJson(request: Pick<Request, 'arrayBuffer'>): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  const text = reading(() => utf8.decode(bytes), refusals.notUtf8);
  return reading(() => JSON.parse(text) as unknown, refusals.unreadable);
}

function reading<T>(read: () => T, sentence: string) {
  try {
    return read();
  } catch {
    throw new Problem(400, sentence);
  }
}
