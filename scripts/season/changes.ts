import type { FactSource } from '#contract/requirements.ts';
import type { FormField } from '#contract/sheets/forms.ts';
import type { Season } from './make.ts';

/** What students are told by a file: a sentence by the row that it is about. */
type Told = ReadonlyMap<string, string>;

const readIn = (source: Pick<FactSource, 'name'> | null | undefined) => (source ? ` (${source.name})` : '');

const datesOf = ({ colleges, sources }: Season['plans.json']): Told =>
  new Map(
    Object.entries(colleges).flatMap(([name, { rounds }]) =>
      rounds.map(({ code, deadline, source }) => [
        `${name}, ${code}`,
        `${deadline ?? 'no fixed date'}${readIn(sources[source])}`,
      ]),
    ),
  );

const formsOf = (colleges: Season['names.json']): Told =>
  new Map(
    colleges.flatMap(({ name, forms }) =>
      forms.map(({ text, kind, alone, alsoMeans }) => [
        `${name}, “${text}”`,
        [kind, alone ? 'alone' : 'with a second sign', ...(alsoMeans ? [alsoMeans] : [])].join(', '),
      ]),
    ),
  );

const factsOf = ({ colleges, sources }: Season['requirements.json'], nameOf: (ipeds: string) => string): Told =>
  new Map(
    Object.entries(colleges).flatMap(([ipeds, { facts }]) =>
      facts.map(([kind, need, source, { count, value } = {}]) => [
        `${nameOf(ipeds)}, ${kind}`,
        [need, count, value].filter((part) => part !== undefined).join(' ') +
          readIn(source === null ? null : sources[source]),
      ]),
    ),
  );

type Rule = Season['round-rules.json']['questbridge'];

const partInWords = ({ plans, control, reason, verdict }: Rule['forbids'][number]) =>
  [plans.join('/'), 'at', control.join('/'), verdict, `(${reason})`].filter(Boolean).join(' ');

const ruleInWords = ({ binding, forbids, allows, ed2, deferred, source }: Rule) =>
  [
    binding ? 'binds' : 'does not bind',
    `forbids ${forbids.map(partInWords).join(', ') || 'nothing'}`,
    `allows ${allows.map(partInWords).join(', ') || 'nothing'}`,
    ...(ed2 ? [`a second round waiting: ${ed2.whilePending}`] : []),
    ...(deferred ? [`after a deferral: ${deferred.ed2}`] : []),
  ].join('; ') + readIn(source);

const rulesOf = (
  { generic, questbridge, colleges }: Season['round-rules.json'],
  nameOf: (ipeds: string) => string,
): Told =>
  new Map(
    Object.entries({ 'any college': { ...generic, questbridge }, ...colleges }).flatMap(([ipeds, rules]) =>
      Object.entries(rules).map(([code, rule]) => [`rule of ${nameOf(ipeds)}, ${code}`, ruleInWords(rule)]),
    ),
  );

const dutiesOf = (groups: Season['duties.json']): Told =>
  new Map(
    groups.flatMap(({ when, items }) =>
      items.map(({ id, says, due, usual, source }) => [
        `duty ${Object.values(when).join(' ')}, ${id}`,
        [says, due, usual].filter(Boolean).join(' ') + readIn(source),
      ]),
    ),
  );

const fieldsOf = ({ forms, sources }: Season['forms.json']): Told =>
  new Map(
    forms.flatMap((form) =>
      form.sections.flatMap((section) =>
        Object.entries<FormField[]>(section.byCategory ?? { [section.label]: section.fields ?? [] }).flatMap(
          ([part, fields]) =>
            fields.map(({ label, limit, required, source }) => [
              `${form.label}, ${part}: ${label}`,
              `${limit.max ?? 'no'} ${limit.unit}, ${required === true ? 'required' : required || 'optional'}${readIn(sources[source])}`,
            ]),
        ),
      ),
    ),
  );

const questionsOf = ({ colleges, sources }: Season['prompts.json']): Told =>
  new Map(
    Object.values(colleges).flatMap(({ prompts, source }) =>
      prompts.map(({ id, text, limit: { max, unit } }) => [
        id,
        `${max ?? 'no'} ${unit}: ${text}${readIn(sources[source])}`,
      ]),
    ),
  );

const policiesOf = ({ byDefault, colleges, sources }: Season['ai-policies.json']): Told =>
  new Map([
    ['AI help, any other college', `${byDefault.level}: ${byDefault.says}`],
    ...Object.entries(colleges).map(
      ([name, { level, says, source }]) => [`AI help, ${name}`, `${level}: ${says}${readIn(sources[source])}`] as const,
    ),
  ]);

const answersOf = ({ entries }: Season['advice.json']): Told =>
  new Map(entries.map(({ id, answer, source }) => [`advice ${id}`, `${answer}${readIn(source)}`]));

const scoresOf = ({ source, colleges }: Season['test-scores.json'], nameOf: (ipeds: string) => string): Told =>
  new Map(
    Object.entries(colleges).map(([ipeds, { sat, satShare, act, actShare }]) => [
      `${nameOf(ipeds)}, scores`,
      `SAT ${sat?.join('-') ?? 'unknown'} of ${satShare ?? '?'}%, ACT ${act?.join('-') ?? 'unknown'} of ${actShare ?? '?'}%${readIn(source)}`,
    ]),
  );

const tellers: { [Name in keyof Season]: (made: Season[Name], nameOf: (ipeds: string) => string) => Told } = {
  'plans.json': datesOf,
  'requirements.json': factsOf,
  'test-scores.json': scoresOf,
  'round-rules.json': rulesOf,
  'duties.json': dutiesOf,
  'prompts.json': questionsOf,
  'names.json': formsOf,
  'ai-policies.json': policiesOf,
  'forms.json': fieldsOf,
  'advice.json': answersOf,
};

/**
 * What changes for students from one reading of a file to the next, in a line for each row. What no line tells, such as a note, is not passed over.
 * @param before undefined where there was none
 * @param nameOf a college by its number in federal data
 */
export function changesOf<Name extends keyof Season>(
  name: Name,
  before: Season[Name] | undefined,
  after: Season[Name],
  nameOf: (ipeds: string) => string,
): string[] {
  const [old, made] = [
    before ? tellers[name](before, nameOf) : new Map<string, string>(),
    tellers[name](after, nameOf),
  ];
  const lines = [...made].flatMap(([row, says]) => {
    const said = old.get(row);
    if (said === undefined) return [`new      ${row}: ${says}`];
    return said === says ? [] : [`changed  ${row}: ${said} -> ${says}`];
  });
  for (const [row, says] of old) if (!made.has(row)) lines.push(`gone     ${row}: ${says}`);
  const isOther = JSON.stringify(before) !== JSON.stringify(after);
  return lines.length === 0 && isOther ? [`changed  ${name}: only what is not told in a line of its own`] : lines;
}
