import { findCollege } from '#api/colleges/directory.ts';
import { roundsOf, type SeasonRound } from '#api/colleges/season.ts';
import type { Round } from '#contract/applications.ts';
import { formatDate } from '#contract/format-date.ts';
import { roundNames } from '#contract/round-names.ts';
import { nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';
import { roundsIn } from './round-words.ts';

/** The rounds that are asked about, else the one in which the student applies. */
export function roundAsked({ text, apps }: Pick<Question, 'text' | 'apps'>, college: string): Round[] {
  const asked = roundsIn(text);
  const own = apps.find((app) => app.college === college)?.round;
  return asked.length > 0 ? asked : own ? [own] : [];
}

export const roundsAsked = (college: string, asked: readonly Round[]): SeasonRound[] =>
  roundsOf(findCollege(college)?.name ?? '').filter(
    ({ code }) => code !== 'ea2' && (asked.length === 0 || asked.some((one) => one === code)),
  );

export const nameOfRound = ({ code }: SeasonRound): string => roundNames[code as Round];

/** By when a college wants the forms of financial aid; nothing where no day is known. */
export function aidDatesOf(college: string, asked: readonly Round[]): Reply[] {
  return roundsAsked(college, asked).flatMap((round) =>
    round.aidDeadline
      ? [
          {
            says: [
              `For ${nameOfRound(round)}, ${nameOf(college)} wants the forms of financial aid by ${formatDate('November 7, 2026', round.aidDeadline)}.`,
            ],
            source: fromFacts(round.aidSource ?? round.source),
          },
        ]
      : [],
  );
}
