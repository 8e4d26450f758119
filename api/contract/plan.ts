import { z } from 'zod';
import { Round } from './applications.ts';
import { isTimeZone } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { FactSource } from './requirements.ts';
import { filled, line } from './text.ts';

const PlanItemKind = z.enum([
  'essay',
  'ask',
  'remind',
  'requirement',
  'submit',
  'aid',
  'portal',
  'duty',
  'clash',
  'name',
]);

/** One thing to do, or to wait for. */
export const PlanItem = named('PlanItem', {
  /** The same as long as it speaks of the same thing. */
  id: z.string(),
  kind: PlanItemKind,
  title: z.string(),
  /** Why it is there, in a sentence or two. */
  why: z.string(),
  /** The applications that it is for, the soonest deadline first. */
  appIds: z.array(z.string()),
  /** `main`, or a supplemental's id. */
  essayId: z.string().nullable(),
  personId: z.string().nullable(),
  due: z.iso.datetime().nullable(),
  /** The student's own work that is left; null where somebody else does it. */
  minutes: z.int().nullable(),
  /** Whose turn it is. */
  waitingFor: z.enum(['student', 'teacher', 'counselor', 'parent', 'college', 'agency']),
  /** `late` once its day is over and it is not done. */
  state: z.enum(['open', 'waiting', 'done', 'late']),
  /** Whether the student marks it done by hand, because nothing in the record tells. */
  tick: z.boolean(),
  /** The page of the app on which it is done. */
  href: z.string(),
  source: FactSource.nullable(),
});
export type PlanItem = z.output<typeof PlanItem>;

/** Something that would make the work fit, computed: what is said is true once it is done. */
export const WayOut = named('WayOut', {
  says: z.string(),
  /** By how much the slack rises. */
  savesMinutes: z.int(),
  /** The supplemental to start from another essay. */
  essayId: z.string().optional(),
  /** The application to leave out or, with `round`, to move to that round. */
  appId: z.string().optional(),
  round: Round.optional(),
  hoursPerWeek: z.int().optional(),
});
export type WayOut = z.output<typeof WayOut>;

export const PlanVerdict = named('PlanVerdict', {
  /** `yes`: at least 15 % of the work is to spare on every due day; `tight`: it fits with less; `no`: it does not fit. */
  kind: z.enum(['yes', 'tight', 'no', 'unknown']),
  /** The least to spare on any due day, negative where it does not fit; null without hours, and with nothing left to do. */
  slackMinutes: z.int().nullable(),
  /** The due day with the least to spare: the work due until then, and the time until then. Minutes. */
  tightest: z.object({ due: z.iso.datetime(), needed: z.int(), available: z.int() }).nullable(),
  waysOut: z.array(WayOut),
  /** Essays whose limit or deadline is not known. */
  unknown: z.array(z.object({ essayId: z.string(), says: z.string() })),
});
export type PlanVerdict = z.output<typeof PlanVerdict>;

/** Seven days, or fewer in the last one, with the work that is spread over them. */
export const PlanWeek = named('PlanWeek', {
  from: z.iso.date(),
  minutes: z.int(),
  /** Minutes; null while the student has not said how many hours they have. */
  available: z.int().nullable(),
  /** The items whose work falls into it, the soonest due first. */
  itemIds: z.array(z.string()),
});
export type PlanWeek = z.output<typeof PlanWeek>;

export const Plan = named('Plan', {
  /** The soonest due first, those without a date last. */
  items: z.array(PlanItem),
  /** The ids of at most three items to do today. */
  today: z.array(z.string()),
  /** From today to the last deadline. */
  weeks: z.array(PlanWeek),
  verdict: PlanVerdict,
});
export type Plan = z.output<typeof Plan>;

/** Days without school, both counted. */
export const DaysOff = named('DaysOff', {
  from: z.iso.date(),
  to: z.iso.date(),
  name: z.string(),
  /** Whether the student writes on these days, though there is no school. */
  writing: z.boolean(),
});
export type DaysOff = z.output<typeof DaysOff>;

export const PlanSettings = named('PlanSettings', {
  /** Null until the student says it. */
  hoursPerWeek: z.number().nullable(),
  /** How long the student takes, against what Laurel counts: 2 is twice the time. */
  pace: z.number(),
  /** Days without school. */
  daysOff: z.array(DaysOff),
  /** School days before a deadline by which a teacher is asked. */
  teacherDays: z.int(),
  /** The same for a counselor whose own date is not known. */
  counselorDays: z.int(),
  /** Calendar days before its deadline by which an application is sent. */
  sendDays: z.int(),
  /** An IANA name. */
  zone: z.string(),
});
export type PlanSettings = z.output<typeof PlanSettings>;

const day = z.iso.date({ error: refusals.day });
const hours = { error: refusals.planHours };
const pace = { error: refusals.planPace };
const days = z
  .int({ error: refusals.planDays })
  .min(0, { error: refusals.planDays })
  .max(limits.planDays, { error: refusals.planDays });

const newDaysOff = z
  .object({
    from: day,
    to: day,
    name: filled(line(limits.name, refusals.daysOffName), refusals.daysOffName),
    writing: z.boolean().default(false),
  })
  .refine(({ from, to }) => from <= to, { error: refusals.daysOffOrder, path: ['to'] });

export const readPlan = endpoint('readPlan', {
  heavy: true,
  about:
    'What to do, what to wait for, and whether it fits, from the record, the facts of the season and the time. Nothing is blocked by it.',
  answer: Plan,
});

export const patchPlanItem = endpoint('patchPlanItem', {
  stores: true,
  heavy: true,
  about:
    'Marks an item done or not done, or puts it off: until the day `later` it is not among those of today. It is refused for an item that the record decides.',
  body: z.object({ done: z.boolean(), later: day.nullable() }).partial(),
  answer: PlanItem,
});

export const readPlanSettings = endpoint('readPlanSettings', {
  about: 'The time that the student has, and the days that Laurel counts with.',
  answer: PlanSettings,
});

export const patchPlanSettings = endpoint('patchPlanSettings', {
  stores: true,
  about: 'Changes what is given.',
  body: z
    .object({
      hoursPerWeek: z.number(hours).min(0, hours).max(limits.planHours, hours).nullable(),
      pace: z.number(pace).min(0.5, pace).max(2, pace),
      daysOff: z.array(newDaysOff).max(limits.daysOff, { error: `Use at most ${limits.daysOff} days off.` }),
      teacherDays: days,
      counselorDays: days,
      sendDays: days,
      zone: z.string().max(64).refine(isTimeZone, { error: 'Use a time zone such as America/New_York.' }),
    })
    .partial(),
  answer: PlanSettings,
});
