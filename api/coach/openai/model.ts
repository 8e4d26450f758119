import OpenAI, { APIError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import { log } from '../../log.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { Busy, createQueue, WaitedTooLong } from '../../queue.ts';
import { type Asker, failures, type Task } from '../coach.ts';
import { takeTokens, UsedUp } from './budget.ts';
import { fetchAtMost } from './fetch-at-most.ts';

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
  task: Task;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** The most tokens that the answer may have, with what some models think before. */
  most: number;
  /** 0 to 2; the service's own without it. */
  temperature?: number;
}

/** What was made of an answer, or what the model is told is wrong with it. */
export type Reading<T> = { result: T } | { mistake: string };

/** An answer that can be used, unless there is a mistake in it. */
export const readingOf = <T>(result: T, mistake: string | null): Reading<T> => (mistake ? { mistake } : { result });

/** Tokens of a call, counted while it runs. */
interface Usage {
  read: number;
  written: number;
}

/** How many calls of one asker run or wait at once. */
const EACH = { student: 3, visitor: 3 };
/** How many calls may wait for each that runs. */
const MOST_WAITING = 20;
/** The part of the time limit in which a call has to begin, so that it has a chance to end. */
const BEGIN = 0.8;
/** Characters of an answer in words, for each token that it may have: a model that does not stop is stopped. */
const PER_TOKEN = 10;
/** Bytes of an answer in all, with what a stream puts around each word. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Tokens that a model writes in a second, where it was left before it could count them. */
const PER_SECOND = 60;

/**
 * Asks a language model, within limits: so many calls at once, so long, and so many tokens a day for each student. What
 * fails is a Problem (502, 504 or 429) with the sentence of the task and the reason in `fields.engine`, and is logged
 * without any text.
 */
export function createModel({ model, apiKey, baseUrl, maxCalls, prices, rateLimits, seconds = 30 }: ModelSettings) {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 1,
    timeout: seconds * 1_000,
    fetch: fetchAtMost(MOST_BYTES),
    // Of its other settings none is taken from the environment by chance, and what it would log may hold a text.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
  });
  const queue = createQueue({ most: maxCalls, mostWaiting: MOST_WAITING, each: EACH, seconds: BEGIN * seconds });

  /**
   * An answer in the form of the schema, as `read` makes it. Where it has another form, or `read` finds a mistake, the model
   * is told so and asked once more; that is then the last.
   */
  async function answer<Schema extends z.ZodType, T>(
    asker: Asker,
    question: Question,
    schema: Schema,
    read: (answer: z.output<Schema>, isLast: boolean) => Reading<T>,
  ): Promise<T> {
    return within(asker, question, async (signal, usage) => {
      const format = zodResponseFormat(schema, question.task);
      const messages = [...question.messages];
      for (const isLast of [false, true]) {
        const completion = await counted(usage, { ...question, messages }, signal, (request) =>
          client.chat.completions.create({ ...request, response_format: format }, { signal }),
        );
        const given = completion.choices[0]?.message.content ?? '';
        settleRead(usage, { ...question, messages }, completion.usage);
        usage.written += completion.usage?.completion_tokens ?? tokensOf(given);
        const parsed = parse(given, schema);
        const reading: Reading<T> = 'mistake' in parsed ? parsed : read(parsed.answer, isLast);
        if ('result' in reading) return reading.result;
        messages.push(
          { role: 'assistant', content: given },
          {
            role: 'user',
            content: `That answer can't be used. ${reading.mistake} Answer again, whole, in the form asked for.`,
          },
        );
      }
      throw new Unusable();
    });
  }

  /** An answer in words, which `onText` is told part by part. */
  async function stream(asker: Asker, question: Question, onText: (text: string) => void): Promise<string> {
    return within(asker, question, async (signal, usage) => {
      const parts = await counted(usage, question, signal, (request) =>
        client.chat.completions.create(
          { ...request, stream: true, stream_options: { include_usage: true } },
          { signal },
        ),
      );
      let whole = '';
      let ended = false;
      let sum: OpenAI.CompletionUsage | undefined;
      for await (const { choices, usage: given } of parts) {
        const part = choices[0]?.delta.content ?? '';
        whole += part;
        if (part) onText(part);
        usage.written = tokensOf(whole);
        ended ||= Boolean(choices[0]?.finish_reason);
        sum = given ?? sum;
        if (whole.length > PER_TOKEN * question.most) throw new Unusable();
      }
      settleRead(usage, question, sum);
      usage.written = sum?.completion_tokens ?? usage.written;
      // A connection that closes in the middle looks like the end of an answer.
      if (!ended) throw new Unusable();
      return whole;
    });
  }

  /** Sends a question. Its tokens are counted, unless the service refuses it or can't be reached. */
  async function counted<T>(
    usage: Usage,
    question: Question,
    signal: AbortSignal,
    send: (request: ReturnType<typeof requestOf>) => Promise<T>,
  ) {
    const about = tokensOf(textOf(question));
    usage.read += about;
    try {
      return await createOrWithoutTemperature(requestOf(model, question), send);
    } catch (error) {
      if (error instanceof APIError && !signal.aborted) usage.read -= about;
      throw error;
    }
  }

  /** Runs a call within all limits. Every failure becomes a Problem. */
  async function within<T>(asker: Asker, question: Question, call: (signal: AbortSignal, usage: Usage) => Promise<T>) {
    const timeout = AbortSignal.timeout(seconds * 1_000);
    const signal = AbortSignal.any([asker.signal, timeout]);
    const usage: Usage = { read: 0, written: 0 };
    const begun = performance.now();
    const line = (more: object = {}) => ({
      event: 'model',
      task: question.task,
      model,
      ms: Math.round(performance.now() - begun),
      tokensRead: usage.read,
      tokensWritten: usage.written,
      dollars: prices && (usage.read * prices.read + usage.written * prices.written) / 1_000_000,
      ...more,
    });
    let settleTokens: ((used: number) => Promise<void>) | undefined;
    try {
      settleTokens = await takeTokens(rateLimits, asker, tokensOf(textOf(question)) + question.most);
      const result = await queue.run({ ...asker, signal }, () => call(signal, usage));
      log.info(line());
      return result;
    } catch (error) {
      if (signal.aborted && usage.written === 0 && usage.read > 0)
        usage.written = Math.min(question.most, Math.round(((performance.now() - begun) / 1_000) * PER_SECOND));
      if (asker.signal.aborted) {
        log.info(line({ failed: 'left' }));
        throw error;
      }
      log.error(line({ failed: timeout.aborted ? 'too slow' : reasonOf(error) }));
      throw problemOf(error, timeout.aborted, asker, failures[question.task]);
    } finally {
      await settleTokens?.(usage.read + usage.written);
    }
  }

  /** `state`: how many calls run and wait now. */
  return { engine: model, answer, stream, state: queue.state };
}

export type Model = ReturnType<typeof createModel>;

/** The answer can't be used: its form is wrong at the second try too, it is too long, or it ends in the middle. */
class Unusable extends Error {}

function problemOf(error: unknown, tooSlow: boolean, { kind }: Asker, failure: string) {
  const because = (status: number, reason: string, retryAfter?: number) =>
    new Problem(status, failure, { fields: { engine: reason }, retryAfter });
  if (error instanceof UsedUp) {
    const { modelBudget, modelBudgetOfNetwork } = sentences;
    return because(429, kind === 'student' ? modelBudget : modelBudgetOfNetwork, error.retryAfter);
  }
  if (error instanceof Busy) return because(429, refusals.modelBusy, 10);
  if (tooSlow || error instanceof WaitedTooLong) return because(504, refusals.modelTooSlow);
  return because(502, refusals.modelFailed);
}

function requestOf(model: string, { system, messages, most, temperature }: Question) {
  const all: OpenAI.ChatCompletionMessageParam[] = [{ role: 'system', content: system }, ...messages];
  return { model, messages: all, max_completion_tokens: most, temperature };
}

/** Replaces the guessed number of tokens by the one that the service counted. */
function settleRead(usage: Usage, question: Question, sum: OpenAI.CompletionUsage | undefined) {
  if (sum) usage.read += sum.prompt_tokens - tokensOf(textOf(question));
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
function parse<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { answer: z.output<Schema> } | { mistake: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return { mistake: 'It is not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { answer: parsed.data };
  const [issue] = parsed.error.issues;
  return { mistake: `${issue?.path.join('.') || 'The whole'}: ${issue?.message}` };
}

/** The reason of a failure for the log. Its message is never logged, because it may quote what was sent. */
function reasonOf(error: unknown) {
  if (error instanceof APIError) return [error.status, error.code, error.name].filter(Boolean).join(' ');
  return error instanceof Error ? error.constructor.name : 'unknown';
}

const textOf = ({ system, messages }: Question) => [system, ...messages.map(({ content }) => content)].join('\n');

/** About as many tokens as a text has, for services that don't count: a little too many rather than too few. */
const tokensOf = (text: string) => Math.ceil(text.length / 3);
