import { directorySources } from '#api/colleges/directory-sources.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { collegeRequirements } from '#api/colleges/required.ts';
import { answerInRules } from '#api/colleges/round-plans.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import type { Round } from '#contract/applications.ts';
import { formatDate } from '#contract/format-date.ts';
import { roundNames } from '#contract/round-names.ts';
import { appLink } from '../essays.ts';
import { named } from '../intents.ts';
import { listed, nameOf } from '../markdown.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { signOf } from '../signs.ts';
import { fromFacts, general, unknown } from '../sources.ts';
import { adviseOn } from './advice.ts';
import { aidDatesOf, nameOfRound, roundAsked, roundsAsked } from './aid-dates.ts';
import { rateOf, sizeOf } from './published-figures.ts';
import { kindsIn } from './requirement-kinds.ts';
import { answerRequirements } from './requirements.ts';
import { scoresOf } from './score-ranges.ts';

/** One college that is asked about, and its name as Markdown. */
interface Asked {
  college: string;
  name: string;
  rounds: Round[];
  /** The question. */
  text: string;
}

/** What is asked of a college, how it is told where it is known, and what it is called where it is not. */
interface Topic {
  /** As `signs.json` calls it. */
  name?: string;
  called: (names: string) => string;
  /** The words that ask for it, where `signs.json` has none. */
  pattern?: RegExp;
  tell: (asked: Asked) => Reply[];
}

const TOPICS: readonly Topic[] = [
  {
    name: 'answers',
    called: (names) => `when ${names} answers`,
    tell: answersOf,
  },
  {
    called: (names) => `by when ${names} wants the forms of financial aid`,
    pattern: wordsOf(lists['aid dates']),
    tell: ({ college, rounds }) => aidDatesOf(college, rounds),
  },
  {
    name: 'size',
    called: (names) => `how many students ${names} has`,
    tell: ({ college, name }) => sizeOf(college, name),
  },
  {
    name: 'common app',
    called: (names) => `whether ${names} takes the Common App`,
    tell: commonAppOf,
  },
  {
    called: (names) => `where ${names} is`,
    pattern: /\bwhere is COLLEGE\b|\bwhere COLLEGE is\b|\bwhat (?:city|state) is COLLEGE\b/,
    tell: placeOf,
  },
  {
    name: 'scores',
    called: (names) => `the scores and grades of those whom ${names} admits`,
    tell: ({ college, name, text }) => scoresOf(college, name, text),
  },
  {
    name: 'rate',
    called: (names) => `the acceptance rate of ${names}`,
    tell: ({ college, name }) => rateOf(college, name),
  },
];

const COSTS = /\b(?:costs?|afford|price|tuition|expensive|bill|cheap|dollars|how much|aid|merit|scholarships?)\b/;

function wordsOf(phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${phrases.join('|')})\b`);
}

/** A question about a college itself: when it answers, whom it admits, how big it is, what it asks for; else where to look. */
export function answerFacts(question: Question): Reply | Reply[] {
  const { text } = question;
  const colleges = collegesOf(question);
  const sign = signOf(question)?.topic;
  if (sign === 'portal')
    return [...notKnown((names) => `the address of the portal of ${names}`, colleges), ...portalAdvice(question)];
  if (sign === 'cost') return notKnown(undefined, colleges, true);
  const topic = sign
    ? TOPICS.find(({ name }) => name === sign)
    : TOPICS.find(
        ({ pattern, tell }) => pattern?.test(text) || (tell === answersOf && holds(text, lists['answers come'])),
      );
  const kinds = kindsIn(text);
  if (!topic) return kinds.length > 0 ? answerRequirements(question) : notKnown(undefined, colleges, COSTS.test(text));
  const told = colleges.flatMap((asked) => topic.tell(asked));
  if (told.length > 0) return told;
  const usual =
    topic.tell === answersOf ? adviseOn(named('decision-dates'), { ...question, apps: [], strangers: [] }) : [];
  return [...notKnown(topic.called, colleges), ...usual];
}

const collegesOf = (question: Question): Asked[] =>
  [
    ...question.apps.map((app) => ({ college: app.college, name: appLink(app) })),
    ...question.strangers.map((college) => ({ college, name: `**${nameOf(college)}**` })),
  ].map((one) => ({ ...one, rounds: roundAsked(question, one.college), text: question.text }));

const portalAdvice = (question: Question): Reply[] =>
  adviseOn(named('after-submit'), { ...question, apps: [], strangers: [] });

function answersOf({ college, name, rounds }: Asked): Reply[] {
  const told = (of: readonly Round[]) =>
    roundsAsked(college, of).flatMap((round) => {
      const told = answerInRules(college, round.code);
      const when = dayOfAnswer(round) || dayOfAnswer({ notifiesBy: told?.by, notifiesAbout: told?.about });
      if (when === '') return [];
      const source = dayOfAnswer(round) || !told ? round.source : told.source;
      const says = `${name} answers ${nameOfRound(round)} ${when}. It comes in the college’s applicant portal, mostly with an e-mail that it is there. The hour I do not know: the college announces it itself.`;
      return [{ says: [says], source: fromFacts(source) }];
    });
  const own = told(rounds);
  const [round] = rounds;
  if (own.length > 0 || !round) return own.length > 0 ? own : told([]);
  // The day of another round is not the one that this student waits for.
  const isKnown = told([]).length > 0;
  const says = `When ${name} answers ${roundNames[round]}, I have not read: its own page says it.`;
  return isKnown ? [{ says: [says], source: unknown(college) }] : [];
}

/** "on December 15, 2026", "by mid-December"; empty where nothing is known. */
function dayOfAnswer({ notifiesOn, notifiesBy, notifiesAbout = '' }: DayOfAnswer): string {
  if (notifiesOn) return `on ${formatDate('November 7, 2026', notifiesOn)}`;
  if (notifiesBy) return `by ${formatDate('November 7, 2026', notifiesBy)}`;
  return notifiesAbout === '' || notifiesAbout.startsWith('by ') ? notifiesAbout : `about ${notifiesAbout}`;
}

type DayOfAnswer = { [Key in 'notifiesOn' | 'notifiesBy' | 'notifiesAbout']?: string | undefined };

function commonAppOf({ college, name }: Asked): Reply[] {
  const { commonApp } = findCollege(college) ?? {};
  if (commonApp === undefined) return [];
  const says = `As far as Laurel's list of colleges says, ${name} ${commonApp ? 'takes' : 'does not take'} the Common App.`;
  const next = `Next step: look at the own page of ${name}, because that list is put together from lists of 2018 to 2025.`;
  return [{ says: [says], next, source: general("Laurel's list of colleges") }];
}

function placeOf({ college, name }: Asked): Reply[] {
  const { city, state, country } = findCollege(college) ?? {};
  if (!city || country !== 'US') return [];
  return [
    {
      says: [`${name} is in ${[city, state].filter(Boolean).join(', ')}.`],
      source: fromFacts({ ...directorySources.acceptanceRate, name: 'IPEDS HD2024, US Department of Education' }),
    },
  ];
}

/** On which day the colleges of a question answer, as far as that is known. */
export const answersOfCollege = (question: Question): Reply[] =>
  collegesOf(question).flatMap((asked) => answersOf(asked));

/** What is published of the colleges of a question. */
export const figuresOf = (question: Question): Reply[] =>
  collegesOf(question).flatMap(({ college, name }) => [...rateOf(college, name), ...sizeOf(college, name)]);

/** That no fact is known, in one sentence, and the page to look at. */
function notKnown(what: Topic['called'] | undefined, colleges: readonly Asked[], isOfCosts = false): Reply[] {
  const [first] = colleges;
  if (!first) return [];
  const names = listed(colleges.map(({ name }) => name));
  const says =
    what === undefined
      ? `I cannot tell you that about ${names}: I have no checked fact on it, and a wrong guess could cost you.`
      : `I have no checked fact on ${what(names)}.`;
  const known = collegeRequirements(first.college);
  return [
    {
      says: isOfCosts ? [says, 'What it would cost your family, its net price calculator estimates best.'] : [says],
      next: `Next step: look at the college's own admission pages or ask your school counselor. I can tell you its dates, its acceptance rate, what it asks for and its questions, as far as they were read.`,
      source: unknown(known ? `${known.name}, its own page` : 'The college’s own page', known?.page ?? null),
    },
  ];
}
