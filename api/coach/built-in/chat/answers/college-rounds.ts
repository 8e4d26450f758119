import { findCollege } from '#api/colleges/directory.ts';
import { roundPlanOf, roundRules } from '#api/colleges/round-plans.ts';
import { roundsOf, type SeasonRound } from '#api/colleges/season.ts';
import type { Round } from '#contract/applications.ts';
import { isBinding, isEarlyRound } from '#contract/round-kinds.ts';
import { roundNames } from '#contract/round-names.ts';
import { judgeRounds } from '#contract/round-verdicts.ts';
import { appLink } from '../essays.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, OWN_ADVICE, unknown } from '../sources.ts';
import { roundsIn, VERDICTS } from './round-words.ts';

/** Of so many colleges the early rounds are told beside another answer. */
const MOST_COLLEGES = 3;

interface Offer {
  /** As Markdown. */
  name: string;
  college: string;
  rounds: SeasonRound[];
}

/** The colleges that a question names. */
const asked = ({ apps, strangers }: Question) => [
  ...apps.map((app) => ({ name: appLink(app), written: app.college })),
  ...strangers.map((written) => ({ name: `**${nameOf(written)}**`, written })),
];

const offerOf = ({ name, written }: ReturnType<typeof asked>[number]): Offer => {
  const college = findCollege(written)?.name ?? written;
  return { name, college, rounds: roundsOf(college).filter(({ code }) => isEarlyRound(code as Round)) };
};

/** Which early rounds the colleges of a question have, whether they bind, and whether those of the first two go together. */
export function earlyRoundsOf(question: Question): Reply[] {
  const offers = asked(question)
    .slice(0, MOST_COLLEGES)
    .map(offerOf)
    .filter(({ rounds }) => rounds.length > 0);
  return [...offers.map((offer) => offered(offer, '')), ...together(offers, roundsIn(question.text))];
}

/** What a college offers, with its source. @param lead stands before it */
const offered = ({ name, rounds }: Offer, lead: string): Reply => ({
  says: [`${lead}${name} offers ${listed(rounds.map(inWords))}.`],
  source: fromFacts(rounds[0]!.source),
});

/** Of so many colleges they are told where nothing else is asked. */
const MOST_TOLD = 8;

/** "Does Brown have Early Decision II?", "Which of my colleges have one?" */
export function answerCollegeRounds(question: Question): Reply[] {
  const { apps, strangers, record, text } = question;
  const colleges = asked(apps.length + strangers.length === 0 ? { ...question, apps: record.apps } : question);
  if (colleges.length === 0)
    return [
      {
        says: ['No college is in Laurel yet.'],
        next: `Next step: add one in ${pages.applications}, or ask me of one by its name.`,
      },
    ];
  const offers = colleges.slice(0, MOST_TOLD).map(offerOf);
  const [round, ...more] = roundsIn(text).filter(isEarlyRound);
  const replies = offers.map((offer): Reply => {
    const { name, college, rounds } = offer;
    if (rounds.length === 0)
      return { says: [`Of ${name} I have read no early round for this season.`], source: unknown(nameOf(college)) };
    const has = rounds.some(({ code }) => code === round);
    const lead =
      round === undefined || more.length > 0 ? '' : has ? 'Yes: ' : `No ${roundNames[round]} that I have read: `;
    return offered(offer, lead);
  });
  const left = colleges.length - offers.length;
  const rest = left > 0 ? `Ask me by name about the ${left} others. ` : '';
  const next = `${rest}Next step: check it on the college's own page before you choose a round, because rounds change from year to year.`;
  return [...replies, { says: [], next, source: replies[0]?.source ?? OWN_ADVICE }];
}

const inWords = ({ code }: SeasonRound): string =>
  `${roundNames[code as Round]} (${isBinding(code as Round) ? 'it binds' : 'it does not bind'})`;

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
