import { collegeRequirements } from '#api/colleges/required.ts';
import { testScoresOf, testScoresSource } from '#api/colleges/test-scores.ts';
import { listed } from '../markdown.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';

const SAT = /\b(?:1[0-5]\d\d|1600|[4-9]\d0)\b/;
const ACT = /\b(?:[12]\d|3[0-6])\b/;

/** "Should Rice see my 1430?": the middle half of those who enrolled, where a score that is named lies, and whether it has to be sent. */
export function scoresOf(college: string, name: string, text: string): Reply[] {
  const { sat, satShare, act, actShare } = testScoresOf(college) ?? {};
  if (!sat && !act) return notLookedAt(college, name);
  const ofSat = sat && wholeOf(sat);
  const told = listed([
    ...(sat && ofSat
      ? [
          `SAT about ${ofSat.join(' to ')} (reading ${sat.slice(0, 2).join(' to ')}, math ${sat.slice(2).join(' to ')}${sentBy(satShare)})`,
        ]
      : []),
    ...(act ? [`ACT ${act.join(' to ')}${act && !sat ? sentBy(actShare) : ''}`] : []),
  ]);
  const own = scoreIn(text);
  const range = own === undefined ? undefined : rangeFor(college, own);
  const where = own === undefined || !range ? '' : placeOf(own, range);
  return [
    {
      says: [
        `The middle half of those who enrolled at ${name} in ${testScoresSource.cycle} had ${told}.`,
        [where, policyOf(college), 'It says nothing of your chance.'].filter(Boolean).join(' '),
      ],
      source: fromFacts(testScoresSource),
    },
  ];
}

/** The SAT or ACT score that a text names. Beside the word SAT a small number is something else, such as a count of colleges. */
export function scoreIn(text: string): number | undefined {
  const found = SAT.exec(text)?.[0] ?? (/\bsat\b/.test(text) ? undefined : ACT.exec(text)?.[0]);
  return found === undefined ? undefined : Number(found);
}

/** The two sections of the SAT added up. */
const wholeOf = ([a, b, c, d]: readonly [number, number, number, number]): [low: number, high: number] => [
  a + c,
  b + d,
];

/** The middle half of a college for the test that a score is of; undefined where it is not known. */
function rangeFor(college: string, own: number): [low: number, high: number] | undefined {
  const { sat, act } = testScoresOf(college) ?? {};
  return own > ACT_MOST ? sat && wholeOf(sat) : act;
}

/** "below 1510 to 1570. Scores are optional there.": where a score lies at a college; undefined where its range is not known. */
export function verdictOn(college: string, own: number): string | undefined {
  const policy = policyOf(college);
  const range = rangeFor(college, own);
  if (!range) return policy || undefined;
  const [low, high] = range;
  const place = own < low ? 'below' : own > high ? 'above' : 'within';
  return [`${place} ${low} to ${high}.`, policy].filter(Boolean).join(' ');
}

/** Where scores are not looked at, no range matters. */
function notLookedAt(college: string, name: string): Reply[] {
  const fact = collegeRequirements(college)?.facts.find(
    ({ kind, need }) => kind === 'tests' && need === 'notConsidered',
  );
  return fact?.source
    ? [{ says: [`At ${name} scores are not looked at, so send none.`], source: fromFacts(fact.source) }]
    : [];
}

const ACT_MOST = 36;

const sentBy = (share: number | undefined): string => (share === undefined ? '' : `; ${share} % sent scores`);

function placeOf(own: number, [low, high]: [number, number]): string {
  if (own < low)
    return `Your ${own} lies below it: where scores are optional, that is mostly not worth sending, unless it is high for your school.`;
  return own > high
    ? `Your ${own} lies above it, so it usually helps to send it.`
    : `Your ${own} lies within it, so it usually helps to send it.`;
}

const NEEDS: Partial<Record<string, string>> = {
  required: 'Scores are required there.',
  recommended: 'Scores are recommended there, not required.',
  optional: 'Scores are optional there.',
  notConsidered: 'Scores are not looked at there, so send none.',
};

const policyOf = (college: string): string =>
  NEEDS[collegeRequirements(college)?.facts.find(({ kind }) => kind === 'tests')?.need ?? ''] ?? '';
