import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './dates.ts';
import { TimeZone } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { sentences } from './sentences.ts';
import { filled, line } from './text.ts';

/** A college for an autocomplete. */
export const CollegeSuggestion = named('CollegeSuggestion', {
  name: z.string(),
  /** How well it fits what was typed, 0 to 1. */
  score: z.number().min(0).max(1),
  /** Round to deadline in the present admission cycle; only rounds whose date is known. */
  plans: z.record(z.string(), z.iso.datetime()),
  /** Of its web site, for a logo. */
  domain: z.string().nullable(),
  location: z.string(),
});
export type CollegeSuggestion = z.output<typeof CollegeSuggestion>;

/** A deadline that was looked up, never guessed: null where it is not known. */
export const ResolvedDeadline = named('ResolvedDeadline', {
  college: z.string(),
  round: z.string(),
  deadline: z.iso.datetime().nullable(),
  /** Where the date is from, in a sentence for the student. */
  source: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
  /** The page that the source was read on; where nothing is known of the round, the college's own page. Null where there is none. */
  page: z.url().nullable(),
});
export type ResolvedDeadline = z.output<typeof ResolvedDeadline>;

/** The name of a college; it can't be empty. */
export const college = filled(line(limits.college, sentences.college), sentences.college);
const round = line(limits.title).default('');

export const suggestColleges = endpoint('suggestColleges', {
  about: `At most ${limits.suggestedColleges} colleges for what was typed, best first. Aliases, accents and one typo are forgiven.`,
  query: z.object({ q: line(limits.college).default(''), tz: TimeZone }),
  answer: z.object({ items: z.array(CollegeSuggestion) }),
  problems: [400],
});

export const resolveDeadline = endpoint('resolveDeadline', {
  about: `The deadline of one college and round in the present admission cycle (1 June to 31 May), 23:59 in the student's zone (${DEFAULT_TIME_ZONE} without \`tz\`).`,
  query: z.object({ college, round, tz: TimeZone }),
  answer: z.object({ item: ResolvedDeadline }),
  problems: [400],
});

export const resolveDeadlines = endpoint('resolveDeadlines', {
  about: 'The same for many colleges and one round, in the order asked.',
  body: z.object({
    names: z.array(line(limits.college)).max(limits.importRows, {
      error: `Use at most ${limits.importRows} colleges at once.`,
    }),
    round,
    tz: TimeZone,
  }),
  answer: z.object({ items: z.array(ResolvedDeadline) }),
});
