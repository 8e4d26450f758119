import OpenAI, { APIError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import PQueue from 'p-queue';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { log } from '../../log.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { Asker } from '../coach.ts';

export interface ModelSettings {
  /** The name that the service knows the model by. */
  model: string;
  apiKey: string;
  /** Where a compatible server is; the service of the `openai` package without it. */
  baseUrl?: string;
  /** How many calls run at once; others wait. */
  maxCalls: number;
  /** Dollars for a million tokens, read and written, for the log; null where they are not known. */
  prices: { read: number; written: number } | null;
  rateLimits: RateLimits;
  /** Seconds after which a call is given up, waiting and trying again included. */
  seconds?: number;
}

export interface Question {
  /** What it is about, in the log. */
  task: 'grade' | 'preview' | 'polish' | 'strengthen' | 'chat';
  /** What the student reads when it fails. */
  failure: string;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** The most tokens that the answer may have, with what some models think before. */
  most: number;
  /** 0 to 2; the service's own without it. */
  temperature?: number;
}

type Message = OpenAI.ChatCompletionMessageParam;

interface Usage {
  read: number;
  written: number;
}

/** How many may wait for their turn, as a multiple of those that run. */
const WAITING = 20;

/**
 * Asks a language model, within limits: so many calls at once, so long, and so many tokens a day for each student. What
 * fails is a Problem (502, 504 or 429) with the sentence of the question and the reason in `fields.engine`, and is logged
 * without any text.
 */
export function createModel({ model, apiKey, baseUrl, maxCalls, prices, rateLimits, seconds = 30 }: ModelSettings) {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 1,
    timeout: seconds * 1_000,
    // Nothing is read from the environment here, and what the package would log may hold a text.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const queue = new PQueue({ concurrency: maxCalls });

  /** An answer in the form of the schema. Where it is not, or `wrong` finds something, the model is told so and asked once more. */
  async function answer<Schema extends z.ZodType>(
    asker: Asker,
    question: Question,
    schema: Schema,
    wrong: (answer: z.output<Schema>) => string | null = () => null,
  ): Promise<z.output<Schema>> {
    return within(asker, question, async (signal, usage) => {
      const format = zodResponseFormat(schema, question.task);
      const messages = [...question.messages];
      for (let tries = 1; ; tries++) {
        const about = tokensOf(textOf({ ...question, messages }));
        usage.read += about;
        const completion = await createOrWithoutTemperature(
          { ...request({ ...question, messages }), response_format: format },
          (body) => client.chat.completions.create(body, { signal }),
        );
        usage.read += (completion.usage?.prompt_tokens ?? about) - about;
        const given = completion.choices[0]?.message.content ?? '';
        usage.written += completion.usage?.completion_tokens ?? tokensOf(given);
        const read = parse(given, schema);
        const mistake = read.mistake ?? wrong(read.answer);
        if (mistake === null) return read.answer as z.output<Schema>;
        if (tries === 2) throw new Malformed();
        messages.push(
          { role: 'assistant', content: given },
          {
            role: 'user',
            content: `That answer can't be used. ${mistake} Answer again, whole, in the form asked for.`,
          },
        );
      }
    });
  }

  /** An answer in words, which `onText` is told part by part. */
  async function stream(asker: Asker, question: Question, onText: (text: string) => void): Promise<string> {
    return within(asker, question, async (signal, usage) => {
      const about = tokensOf(textOf(question));
      usage.read = about;
      const parts = await createOrWithoutTemperature(request(question), (body) =>
        client.chat.completions.create({ ...body, stream: true, stream_options: { include_usage: true } }, { signal }),
      );
      let whole = '';
      let ended = false;
      let counted: OpenAI.CompletionUsage | null | undefined;
      for await (const { choices, usage: sum } of parts) {
        const part = choices[0]?.delta.content ?? '';
        whole += part;
        if (part) onText(part);
        ended ||= Boolean(choices[0]?.finish_reason);
        counted = sum ?? counted;
      }
      usage.read = counted?.prompt_tokens ?? about;
      usage.written = counted?.completion_tokens ?? tokensOf(whole);
      // A connection that closes in the middle looks like the end of an answer.
      if (!ended) throw new Malformed();
      return whole;
    });
  }

  function request({ system, messages, most, temperature }: Question) {
    const all: Message[] = [{ role: 'system', content: system }, ...messages];
    return { model, messages: all, max_completion_tokens: most, temperature };
  }

  /** Runs a call within all limits, and turns whatever goes wrong into a Problem. */
  async function within<T>(asker: Asker, question: Question, call: (signal: AbortSignal, usage: Usage) => Promise<T>) {
    const { task, failure } = question;
    const refuse = (status: number, reason: string, sentence = failure, retryAfter?: number) =>
      new Problem(status, sentence, { fields: { engine: reason }, retryAfter });
    if (queue.size >= WAITING * maxCalls) throw refuse(429, sentences.modelBusy, failure, seconds);

    const rule = asker.kind === 'student' ? 'modelTokensByStudent' : 'modelTokensByVisitor';
    // All that it may use is taken first, so that calls at the same moment can't pass the limit together.
    const most = tokensOf(textOf(question)) + question.most;
    await rateLimits.count(rule, asker.id, most).catch(async (problem: unknown) => {
      await rateLimits.giveBack(rule, asker.id, most);
      if (!(problem instanceof Problem)) throw problem;
      throw refuse(429, sentences.modelBudget, problem.message, problem.retryAfter);
    });

    const timeout = AbortSignal.timeout(seconds * 1_000);
    const signal = AbortSignal.any([asker.signal, timeout]);
    const usage: Usage = { read: 0, written: 0 };
    const begun = performance.now();
    let failed: unknown;
    try {
      return await Promise.race([queue.add(() => call(signal, usage), { signal }), rejectedWhen(signal)]);
    } catch (error) {
      failed = error;
      if (timeout.aborted) throw refuse(504, sentences.modelTooSlow);
      if (asker.signal.aborted) throw error;
      throw refuse(502, sentences.modelFailed);
    } finally {
      // What failed costs the student nothing, but who leaves has used what was sent.
      const used = failed && !signal.aborted ? 0 : usage.read + usage.written;
      if (used <= most) await rateLimits.giveBack(rule, asker.id, most - used);
      else await rateLimits.count(rule, asker.id, used - most).catch(() => {});
      log[failed && !asker.signal.aborted ? 'error' : 'info']({
        event: 'model',
        task,
        model,
        ms: Math.round(performance.now() - begun),
        tokensRead: usage.read,
        tokensWritten: usage.written,
        dollars: prices && (usage.read * prices.read + usage.written * prices.written) / 1_000_000,
        ...(failed ? { failed: asker.signal.aborted ? 'left' : timeout.aborted ? 'too slow' : reasonOf(failed) } : {}),
      });
    }
  }

  return { engine: model, answer, stream };
}

export type Model = ReturnType<typeof createModel>;

/** An answer that is not in the form asked for, also at the second try, or that ends in the middle. */
class Malformed extends Error {}

/** Whatever runs, waits or sleeps: it is over when the signal says so. */
function rejectedWhen(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Some models take no temperature, and say so. */
async function createOrWithoutTemperature<Body extends { temperature?: number }, T>(
  body: Body,
  create: (body: Body) => Promise<T>,
) {
  return create(body).catch((error: unknown) => {
    const refused = error instanceof APIError && error.status === 400 && error.param === 'temperature';
    if (!refused || body.temperature === undefined) throw error;
    return create({ ...body, temperature: undefined });
  });
}

/** Reads JSON, also where a server has put a fence around it. */
function parse<Schema extends z.ZodType>(text: string, schema: Schema) {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { mistake: 'It is not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { mistake: null, answer: parsed.data };
  const [issue] = parsed.error.issues;
  return { mistake: `${issue?.path.join('.') || 'The whole'}: ${issue?.message}` };
}

/** What is logged of a failure: never its message, which may quote what was sent. */
function reasonOf(error: unknown) {
  if (error instanceof APIError) return [error.status, error.code, error.name].filter(Boolean).join(' ');
  return error instanceof Error ? error.constructor.name : 'unknown';
}

const textOf = ({ system, messages }: Question) => [system, ...messages.map(({ content }) => content)].join('\n');

/** About as many tokens as a text has, for services that don't count: a little too many rather than too few. */
const tokensOf = (text: string) => Math.ceil(text.length / 3);
