import { z } from 'zod';
import { Activity } from './activities.ts';
import { Application } from './applications.ts';
import { TimeZone } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { engine } from './engine.ts';
import { Draft } from './essays.ts';
import { Honor } from './honors.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { filled, writing } from './text.ts';

/** Any essay of a student, main or supplemental, as the advisor reads it. */
export const ContextEssay = Draft.omit({ previousScore: true, engine: true, revision: true })
  .extend({
    /** `main`, or the supplemental's id. */
    id: z.string(),
    /** Null for the main essay, like the college. */
    appId: z.string().nullable(),
    college: z.string().nullable(),
    wordLimit: z.int().nullable(),
    words: z.int(),
    due: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContextEssay' });
export type ContextEssay = z.output<typeof ContextEssay>;

/** Everything that a student has in Laurel. */
export const StudentRecord = named('StudentRecord', {
  apps: z.array(Application),
  /** The main essay first. */
  essays: z.array(ContextEssay),
  activities: z.array(Activity),
  honors: z.array(Honor),
});
export type StudentRecord = z.output<typeof StudentRecord>;

export const readContext = endpoint('readContext', {
  heavy: true,
  about: 'Everything that the advisor knows of the student.',
  answer: StudentRecord,
});

export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: filled(writing(limits.chatMessage), refusals.messageEmpty),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** Where a part of an answer is from. */
export const ChatSource = z
  .object({
    /** `record`: the student's own rows; `facts`: facts of the season; `general`: what is generally true; `unknown`: not known, or not done. */
    kind: z.enum(['record', 'facts', 'general', 'unknown']),
    name: z.string(),
    url: z.string().nullable(),
    /** The day of reading. A source of `facts` has one, and a cycle. */
    checkedOn: z.iso.date().nullable(),
    cycle: z.string().nullable(),
  })
  .meta({ id: 'ChatSource' });
export type ChatSource = z.output<typeof ChatSource>;

export const chat = endpoint('chat', {
  about: `Asks the advisor. The server adds the student's own data; of a longer conversation the last ${limits.chatMessages} messages count. Where an answer has several sources, its parts stand two empty lines apart, one part for each source, in the same order.`,
  coached: true,
  streams: true,
  body: z.object({
    engine,
    messages: z.preprocess(
      (messages) => (Array.isArray(messages) ? messages.slice(-limits.chatMessages) : messages),
      z
        .array(ChatMessage)
        .refine((messages) => messages.some(({ role }) => role === 'user'), { error: refusals.messageEmpty }),
    ),
    /** What the conversation is about, where the student chose it. */
    appId: z.string().nullish(),
    /** `main` or a supplemental's id. */
    essayId: z.string().nullish(),
    tz: TimeZone,
  }),
  answer: z.object({ message: z.string(), engine: z.string(), sources: z.array(ChatSource) }),
  problems: [404],
});
