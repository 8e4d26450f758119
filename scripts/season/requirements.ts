import { z } from 'zod';
import type { RequirementFact, RequirementsFile } from '#contract/requirements-of.ts';
import type { FactSource, Need, RequirementKind } from '#contract/requirements.ts';
import { ownPage, type Prompts } from './prompts.ts';
import { found, mapped, Source, sourceList } from './read.ts';

const NEEDS = {
  r: 'required',
  m: 'recommended',
  o: 'optional',
  n: 'notConsidered',
  b: 'notConsidered',
  f: 'unknown',
} as const satisfies Record<string, Need>;

/** The kinds of requirement by the keys of the season's file. Fees, portfolios and letters of any kind are read apart. */
const KINDS = {
  t: 'teacherLetter',
  c: 'counselorLetter',
  r: 'schoolReport',
  m: 'midYear',
  x: 'tests',
  e: 'mainEssay',
  i: 'interview',
} as const satisfies Record<string, RequirementKind>;

/** What is read of a fact beside its value and its source: page and day, count, note, and what a fee says. */
const More = z.object({
  u: z.url().optional(),
  d: z.iso.date().optional(),
  k: z.int().optional(),
  n: z.string().optional(),
  w: z.string().optional(),
  intl: z.number().optional(),
});
const factOf = <Value extends z.ZodType>(value: Value) => z.tuple([value, z.string(), More.optional()]).optional();
const need = factOf(z.enum(['r', 'm', 'o', 'n', 'b', 'f']));

const Questions = z.object({
  t: need,
  c: need,
  r: need,
  m: need,
  x: need,
  e: need,
  i: need,
  g: need,
  o: need,
  l: need,
  /** The dollars of the fee. */
  f: factOf(z.number()),
  /** Where a portfolio may be sent. */
  p: factOf(z.string()),
});
type Questions = z.output<typeof Questions>;
type CollegeRow = RequirementsFile['colleges'][string];
type SeasonFact = NonNullable<Questions[keyof Questions]>;

/** The season's `requirements.json`, by the number of each college in federal data. */
export const Requirements = z.object({
  sources: z.record(z.string(), Source),
  colleges: z.record(
    z.string(),
    z.object({
      q: Questions.default({}),
      /** Its pages of admissions, of aid, and for applying. */
      l: z.object({ m: z.string().optional(), f: z.string().optional(), p: z.string().optional() }).default({}),
      /** Public or private. */
      c: z.string().optional(),
      s: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
      sp: z.int().optional(),
      k: z.tuple([z.int(), z.int()]).optional(),
      kp: z.int().optional(),
    }),
  ),
});
export type Requirements = z.output<typeof Requirements>;

/**
 * Of each college its own pages and what is known of each kind of requirement, with each source once.
 * @param names the colleges of the directory by their numbers
 */
export function slimRequirements(
  requirements: Requirements,
  prompts: Prompts,
  names: ReadonlyMap<string, string>,
): RequirementsFile {
  const { sources, placeOf } = sourceList<FactSource>();
  const colleges = mapped(requirements.colleges, ({ q, l }, ipeds): CollegeRow => {
    const college = names.get(ipeds);
    if (college === undefined)
      throw new Error(`requirements.json, “${ipeds}”: no college of the directory has this number`);
    const sourceOf = ([, code, more]: SeasonFact): FactSource =>
      code === 'p'
        ? { name: ownPage(college), url: more?.u ?? null, checkedOn: more?.d ?? null, cycle: prompts.cycle }
        : found(requirements.sources, code, 'requirements.json', college);
    const facts = factsOf(q, sourceOf);
    const supplement = supplementOf(prompts, college);
    if (supplement && !facts.some(({ kind }) => kind === supplement.kind)) facts.push(supplement);
    const page = l.m ?? l.p;
    return {
      ...(page ? { page } : {}),
      ...(l.f ? { aidPage: l.f } : {}),
      facts: facts.map(({ kind, need, source, ...more }) => {
        const place = source && placeOf(source);
        return Object.keys(more).length > 0 ? [kind, need, place, more] : [kind, need, place];
      }),
    };
  });
  return { sources, colleges };
}

function factsOf(q: Questions, sourceOf: (fact: SeasonFact) => FactSource): RequirementFact[] {
  const facts: RequirementFact[] = [];
  const add = (
    kind: RequirementKind,
    need: Need,
    fact: SeasonFact,
    more: Pick<RequirementFact, 'count' | 'value' | 'note'> = {},
  ) => facts.push({ kind, need, source: need === 'unknown' ? null : sourceOf(fact), ...more });
  for (const [key, kind] of Object.entries(KINDS) as [keyof typeof KINDS, RequirementKind][]) {
    const fact = q[key];
    if (!fact) continue;
    const [value, , { k: count, n } = {}] = fact;
    const need = NEEDS[value];
    const note = key === 'x' ? testNote(value, n, sourceOf(fact)) : n;
    // The University of California reads short answers of its own, and no main essay.
    if (key === 'e' && n?.startsWith('Four of eight short answers')) {
      add('mainEssay', 'notConsidered', fact);
      add('supplement', need, fact, { count: 4, note: n });
    } else add(kind, need, fact, { ...(count ? { count } : {}), ...(note ? { note } : {}) });
  }
  if (q.f) {
    const [dollars, , { w, intl, n } = {}] = q.f;
    const note = [
      w ? 'Fee waivers are accepted.' : '',
      intl ? `International applicants pay $${intl}.` : '',
      n ?? '',
    ].filter(Boolean);
    add('fee', dollars > 0 ? 'required' : 'notConsidered', q.f, {
      value: dollars,
      ...(note.length > 0 ? { note: note.join(' ') } : {}),
    });
  }
  if (q.p) {
    const way = q.p[0] === 'own' ? 'on the college’s own site' : `through ${q.p[0]}`;
    add('portfolio', 'optional', q.p, { note: `One may be sent ${way}. Some programs ask for it.` });
  }
  if (q.g) add('other', NEEDS[q.g[0]], q.g, { note: 'Your courses and grades, entered by yourself' });
  if (q.o) add('other', NEEDS[q.o[0]], q.o, { note: 'Another letter, beside those of teachers and counselor' });
  // Federal data does not say from whom letters come, so they are told only where nothing better is known.
  if (q.l && !q.t && !q.c) add('other', NEEDS[q.l[0]], q.l, { note: 'Letters of recommendation, of any kind' });
  return facts;
}

/** What the words of the Common App's grid mean: a flexible test policy is told with where it was read, and decides nothing. */
function testNote(value: keyof typeof NEEDS, note: string | undefined, { name, checkedOn }: FactSource) {
  if (value === 'b') return 'Scores are not looked at.';
  if (value !== 'f') return note;
  return `${note ?? 'Flexible: other tests count too, or only some applicants need one.'} So says ${name}, read on ${checkedOn}.`;
}

/** What is known of the essays that a college asks for beside the main one. */
function supplementOf({ colleges, sources }: Prompts, college: string): RequirementFact | undefined {
  const row = colleges[college];
  if (!row) return undefined;
  const { name, url, checkedOn } = found(sources, row.sources[0], 'prompts.json', college);
  const fact = {
    kind: 'supplement' as const,
    source: {
      name: row.page ? ownPage(college) : name.replace(/ \(.*\)$/, ''),
      url: row.page ?? url,
      checkedOn,
      cycle: row.cycle,
    },
    // A note of how the questions were read is no news for a student.
    ...(row.note && !/\b(readings?|consultants?|catalogue|record|settle|lists)\b/.test(row.note)
      ? { note: row.note }
      : {}),
  };
  if (row.status === 'no-supplement') return { ...fact, need: 'notConsidered' };
  if (row.status === 'program-only') return { ...fact, need: 'optional', note: 'Only some programs ask for one.' };
  // Questions for some programs only, and those of a group that is optional, are asked of nobody in general.
  const general = row.prompts.filter(({ appliesTo }) => !appliesTo);
  const groups = new Map(
    general.flatMap(({ need, group }) => (need === 'choice' && group ? [[group.key, group.choose] as const] : [])),
  );
  const alone = general.filter(({ need }) => need === 'required').length;
  const count = [...groups.values()].reduce((sum, choose) => sum + choose, alone);
  if (count > 0) return { ...fact, need: 'required', count };
  const conditional = row.prompts.some(({ need }) => need === 'conditional');
  if (conditional) return { ...fact, need: 'optional', note: 'Only some applicants are asked for one.' };
  return row.prompts.length > 0 ? { ...fact, need: 'optional' } : undefined;
}
