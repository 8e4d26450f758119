import { collegeRequirements } from '#api/colleges/required.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { roundsOf, type SeasonRound } from '#api/colleges/season.ts';
import type { Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { appLink } from '../essays.ts';
import { nameOf } from '../markdown.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, unknown } from '../sources.ts';
import { answerRequirements, kindsIn } from './requirements.ts';
import { roundsIn } from './round-words.ts';

const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayText = (day: string): string => monthAndDay.format(new Date(day));

/** A question about a college itself: what it asks for, when it answers, when it wants the forms of aid; else where to look. */
export function answerFacts(question: Question): Reply | Reply[] {
  const { text, apps, strangers } = question;
  const colleges = [...apps.map(({ college }) => college), ...strangers];
  if (holds(text, lists['answers come'])) {
    const told = colleges.flatMap((college) => answersOf(college, roundAsked(question, college)));
    if (told.length > 0) return told;
  }
  if (holds(text, lists['aid dates'])) {
    const told = colleges.flatMap((college) => aidDatesOf(college, roundAsked(question, college)));
    if (told.length > 0) return told;
  }
  if (kindsIn(text).length > 0) return answerRequirements(question);
  return [
    ...apps.map((app) => notKnown(app.college, appLink(app))),
    ...strangers.map((name) => notKnown(name, `**${nameOf(name)}**`)),
  ].slice(0, 2);
}

/** The rounds that are asked about, else the one in which the student applies. */
function roundAsked({ text, apps }: Question, college: string): Round[] {
  const asked = roundsIn(text);
  const own = apps.find((app) => app.college === college)?.round;
  return asked.length > 0 ? asked : own ? [own] : [];
}

const roundsAsked = (college: string, asked: readonly Round[]): SeasonRound[] =>
  roundsOf(findCollege(college)?.name ?? '').filter(
    ({ code }) => code !== 'ea2' && (asked.length === 0 || asked.some((one) => one === code)),
  );

const nameOfRound = ({ code }: SeasonRound): string => roundNames[code as Round];

function answersOf(college: string, asked: readonly Round[]): Reply[] {
  return roundsAsked(college, asked).flatMap((round) => {
    const { notifiesOn, notifiesBy, notifiesAbout } = round;
    const when = notifiesOn
      ? `on ${dayText(notifiesOn)}`
      : notifiesBy
        ? `by ${dayText(notifiesBy)}`
        : notifiesAbout
          ? `about ${notifiesAbout}`
          : '';
    if (when === '') return [];
    return [
      {
        says: [`${nameOf(college)} answers ${nameOfRound(round)} ${when}. The hour I do not know: its portal says.`],
        source: fromFacts(round.source),
      },
    ];
  });
}

function aidDatesOf(college: string, asked: readonly Round[]): Reply[] {
  return roundsAsked(college, asked).flatMap((round) =>
    round.aidDeadline
      ? [
          {
            says: [
              `For ${nameOfRound(round)}, ${nameOf(college)} wants the forms of financial aid by ${dayText(round.aidDeadline)}.`,
            ],
            source: fromFacts(round.aidSource ?? round.source),
          },
        ]
      : [],
  );
}

function notKnown(college: string, name: string): Reply {
  const known = collegeRequirements(college);
  return {
    says: [
      `I cannot tell you that about ${name}: I have no checked fact on it, and a wrong guess could cost you. What it will cost you is best estimated with its net price calculator; the day of an answer stands in its portal.`,
    ],
    next: "Next step: look at the college's own admission pages or ask your school counselor. I can tell you its dates, what it asks for and its questions, as far as they were read.",
    source: unknown(known ? `${known.name}, its own page` : 'The college\u2019s own page', known?.page ?? null),
  };
}
