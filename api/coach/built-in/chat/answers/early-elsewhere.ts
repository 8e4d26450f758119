import { findCollege } from '#api/colleges/directory.ts';
import { roundPlanOf, roundRules } from '#api/colleges/round-plans.ts';
import { roundsOf, type SeasonRound } from '#api/colleges/season.ts';
import type { Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { judgeRounds } from '#contract/round-verdicts.ts';
import { appLink } from '../essays.ts';
import { listed, nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';
import { roundsIn, VERDICTS } from './round-words.ts';

/** Of so many colleges the early rounds are told. */
const MOST_COLLEGES = 3;
const BINDING: readonly string[] = ['ed', 'ed2'];
const EARLY: readonly string[] = [...BINDING, 'ea', 'rea'];

interface Offer {
  /** As Markdown. */
  name: string;
  college: string;
  rounds: SeasonRound[];
}

/** Which early rounds the colleges of a question have, whether they bind, and whether those of the first two go together. */
export function earlyRoundsOf({ apps, strangers, text }: Question): Reply[] {
  const asked = [
    ...apps.map((app) => ({ name: appLink(app), written: app.college })),
    ...strangers.map((written) => ({ name: `**${nameOf(written)}**`, written })),
  ];
  const offers = asked
    .slice(0, MOST_COLLEGES)
    .map(({ name, written }): Offer => {
      const college = findCollege(written)?.name ?? written;
      return { name, college, rounds: roundsOf(college).filter(({ code }) => EARLY.includes(code)) };
    })
    .filter(({ rounds }) => rounds.length > 0);
  const told = offers.map(({ college, rounds }): Reply => ({
    says: [`**${nameOf(college)}** offers ${listed(rounds.map(inWords))}.`],
    source: fromFacts(rounds[0]!.source),
  }));
  return [...told, ...together(offers, roundsIn(text))];
}

const inWords = ({ code }: SeasonRound): string =>
  `${roundNames[code as Round]} (${BINDING.includes(code) ? 'it binds' : 'it does not bind'})`;

/** Whether the early plans of two colleges go together: those that the question names, a restrictive one before any other. */
function together([one, other]: Offer[], asked: readonly Round[]): Reply[] {
  if (!one || !other) return [];
  const first = roundFor(one, asked, 'rea');
  const second = roundFor(other, asked, first === 'rea' ? undefined : 'rea');
  const [a, b] = [planOf(one, first), planOf(other, second)];
  if (!a || !b) return [];
  const { verdict, says, source } = judgeRounds(roundRules, a, b);
  const pair = `${one.name} (${roundNames[first]}) and ${other.name} (${roundNames[second]})`;
  return [{ says: [`${pair} ${VERDICTS[verdict]}. ${says}`], ...(source ? { source: fromFacts(source) } : {}) }];
}

function roundFor({ rounds }: Offer, asked: readonly Round[], preferred: Round | undefined): Round {
  const codes = rounds.map(({ code }) => code as Round);
  const meant = codes.filter((code) => asked.includes(code));
  return [meant, codes].flatMap((some) => some.filter((code) => code === preferred))[0] ?? meant[0] ?? codes[0]!;
}

const planOf = ({ college }: Offer, round: Round) =>
  roundPlanOf({ college, round, status: 'drafting', decision: null, deadline: null });
