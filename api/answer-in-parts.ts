import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { envelopeOf, problemOf } from './failures.ts';

/**
 * Answers with server-sent events while the answer is written (see `streams` of an endpoint). When the answer is complete, or fails,
 * before its first piece was written, it is sent as ordinary JSON.
 */
export async function answerInParts(c: Context, run: (onText: (text: string) => void) => Promise<unknown>) {
  const parts: string[] = [];
  let wake = () => {};
  const begun = new Promise<'begun'>((resolve) => (wake = () => resolve('begun')));
  let ended = false;
  const whole = run((text) => {
    parts.push(text);
    wake();
  }).finally(() => {
    ended = true;
    wake();
  });
  if ((await Promise.race([begun, whole.then(() => 'ended')])) === 'ended' || parts.length === 0)
    return c.json((await whole) as object);

  const answer = streamSSE(c, async (stream) => {
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    for (;;) {
      while (parts.length > 0) await send('text', parts.splice(0).join(''));
      if (ended) break;
      await new Promise<void>((resolve) => (wake = resolve));
    }
    await whole.then(
      (answer) => send('answer', answer),
      (error: unknown) => {
        const problem = problemOf(error, c);
        return send('problem', { status: problem.status, ...envelopeOf(problem) });
      },
    );
  });
  // The helper has set `no-cache`.
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
