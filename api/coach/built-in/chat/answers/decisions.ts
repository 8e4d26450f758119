import { inFigures } from '#contract/in-words.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { duties } from '#api/colleges/required.ts';
import { roundsOf } from '#api/colleges/season.ts';
import type { Application, Decision } from '#contract/applications.ts';
import { dutiesOf } from '#contract/duties-of.ts';
import { isEarlyRound } from '#contract/round-kinds.ts';
import { appLink, appWithRound, isSubmitted } from '../essays.ts';
import { groupLines, listed, nameOf, pages, sentenceOf } from '../markdown.ts';
import { deadlineText, titled } from '../figures.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { bindsNobody } from './round-words.ts';
import { fromFacts, fromRecord, OWN_ADVICE } from '../sources.ts';

/** The applications asked about, or all. */
const asked = ({ apps, record }: Question) => (apps.length > 0 ? apps : record.apps);

/** What asks for more than the student's own mark: "did it actually go through". */
const ARRIVED = /\b(?:go(?:ne)? through|went through|arrived?|received?|get there|got there|in their system)\b/;

/** "How many have I sent?", "Did I submit Georgia Tech?" */
export function answerSent(question: Question): Reply {
  const sent = asked(question).filter(isSubmitted);
  const open = asked(question).filter((app) => !isSubmitted(app));
  const all = open.length === 0 && sent.length > 1 ? 'all ' : '';
  const [first] = open;
  const [one, ...more] = question.apps;
  if (one && more.length === 0)
    return {
      says: [
        isSubmitted(one)
          ? `${ARRIVED.test(question.text) ? 'You' : 'Yes: you'} marked ${appLink(one)} as submitted. Whether it has arrived, only the college’s own portal says, which I cannot see.`
          : `No: ${appLink(one)} is not marked as submitted.`,
      ],
      next: isSubmitted(one)
        ? 'Next step: enter its decision there when it comes.'
        : `Next step: if it is sent after all, mark it submitted there. Or ask me what ${appLink(one)} still needs.`,
    };
  return {
    says: [
      sent.length > 0
        ? `You marked ${all}${inFigures(sent.length, 'application')} as submitted: ${listed(sent.map(appLink), 8)}.`
        : 'None of them is marked as submitted.',
      sentenceOf('Not sent yet', open.map(appLink), 8),
    ],
    next: first
      ? `Next step: if one of them is sent after all, mark it submitted there. Or ask me what ${appLink(first)} still needs.`
      : 'Next step: enter each decision there when it comes.',
  };
}

/** "If Carleton says no, what is my plan?" */
export function answerIfDenied(question: Question): Reply[] {
  const { record } = question;
  const waiting = record.apps.filter((app) => isSubmitted(app) && app.decision === null);
  const early = waiting.find(({ round }) => isEarlyRound(round));
  const [stranger] = question.strangers;
  const named = question.apps[0] ?? (stranger ? undefined : early);
  const others = record.apps.filter((app) => app !== named && app.decision !== 'denied');
  const open = others
    .filter((app) => !isSubmitted(app))
    .toSorted((a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'));
  const [first] = open;
  const name = named ? appLink(named) : stranger ? `**${nameOf(stranger)}**` : 'one college';
  const plan: Reply = {
    says: [
      `A no of ${name} would be final for this year, and it would end nothing else.${first ? ' Still to be sent:' : ''}`,
    ],
    list: open.slice(0, MOST_OPEN).map((app) => `${appWithRound(app)}: ${deadlineText(app, question)}`),
    also: [
      sentenceOf('Sent and waiting', waiting.filter((app) => app !== named).map(appLink), 5),
      others.length === 0
        ? 'No other college is in Laurel. Two that are likely to say yes, and that you would be glad of, would make a no easier to bear.'
        : '',
    ],
    next: first
      ? `Next step: go on with ${appLink(first)} and do not wait for the answer.`
      : `Next step: see your list in ${pages.applications}.`,
  };
  const second = open.flatMap((app): Reply[] => {
    const round = roundsOf(app.college).find(({ code }) => code === 'ed2');
    // The answer to an Early Decision II comes in February, when every other one has closed.
    return round && named?.round !== 'ed2'
      ? [{ says: [`${appLink(app)} has an Early Decision II.`], source: fromFacts(round.source) }]
      : [];
  });
  if (second.length === 0) return [plan];
  const meaning: Reply = {
    says: ['That one binds, so it is for a college that would then be your first choice and that your family can pay.'],
    source: OWN_ADVICE,
  };
  const last: Reply = { says: [], next: plan.next, source: fromRecord('Applications') };
  return [{ ...plan, next: '' }, ...second.slice(0, MOST_SECOND), meaning, last];
}
const MOST_SECOND = 3;
const MOST_OPEN = 6;

/** What asks for a no. */
const REJECTED = /\b(?:reject\w*|denied|denial|deny|said no|turned (?:me )?down|any nos)\b/;

const KINDS: readonly Decision[] = ['deferred', 'waitlisted', 'denied'];

/** "Where did I get in?", "Who am I waiting for?" */
export function answerDecisions(question: Question): Reply[] {
  const apps = asked(question);
  const sent = apps.filter(isSubmitted);
  const waiting = sent.filter(({ decision }) => decision === null);
  const wins = apps.filter(({ decision }) => decision === 'accepted');
  const isOfNo =
    question.apps.length === 0 && REJECTED.test(question.text) && apps.every(({ decision }) => decision !== 'denied');
  return [
    {
      says: [
        isOfNo && sent.length > 0 ? 'No: no college has turned you down, as far as you entered it.' : '',
        wins.length > 0
          ? `**${inFigures(wins.length, 'win')}**: ${listed(wins.map(appLink), 5)} said yes. Well done.`
          : question.apps.length === 1 && waiting[0]
            ? `No answer of ${appLink(waiting[0])} is entered yet. It comes in the college’s own portal, which I cannot see.`
            : question.apps.length === 1 && apps[0]?.decision
              ? `You entered the answer of ${appLink(apps[0])} as **${apps[0].decision}**.`
              : question.apps.length === 1 && apps[0]
                ? `${appLink(apps[0])} is not sent yet, so it has no answer.`
                : `No acceptance is entered${sent.length > 0 ? ' yet' : ', and nothing is sent yet'}. An answer counts here once you enter it as the decision.`,
      ],
      list: groupLines(
        [
          ...KINDS.map(
            (kind) => [titled(kind), apps.filter(({ decision }) => decision === kind).map(appLink)] as const,
          ),
          ['Waiting for an answer', waiting.map(appLink)],
          ['Not sent yet', question.apps.filter((app) => !isSubmitted(app)).map(appLink)],
        ],
        4,
      ),
      next: waiting[0]
        ? `Next step: when an answer comes, enter it in ${appLink(waiting[0])}.`
        : question.apps.length === 1
          ? ''
          : 'Next step: ask me which application to finish first.',
    },
    ...dutiesAfter(apps, question.record.apps),
  ];
}

/** Words that tell of an acceptance. To congratulate where there is none would be cruel. */
const ACCEPTED =
  /\b(?:got in|get in|gets in|im in|am in|accept\w*|admit\w*|admission|(?:said|says|say|its a) yes|a yes|yes|took me|takes? me|taking me|let me in|lets? me in|offer\w*|into|going to|welcome\w*|committed|chose me|want me|wants me)\b/;

/** "I got into Brown": what an acceptance asks of the student, also where it is not entered yet. */
export function answerAccepted(question: Question): Reply[] {
  if (!ACCEPTED.test(question.text)) return answerDecisions(question);
  const { apps } = question;
  // Of several that are named, only one that was sent can have answered.
  const app =
    apps.find(({ decision }) => decision === 'accepted') ??
    apps.find(isSubmitted) ??
    (question.strangers.length === 0 ? apps[0] : undefined);
  if (!app)
    return [
      {
        says: [
          `Congratulations on ${listed(
            question.strangers.map((name) => `**${nameOf(name)}**`),
            2,
          )}.`,
          `It is not in Laurel: add it in ${pages.applications} with its round and its decision, and your plan goes by it.`,
        ],
      },
    ];
  const isEntered = app.decision === 'accepted';
  const open = question.record.apps.filter(({ id, decision }) => id !== app.id && decision === null);
  return [
    {
      says: [
        `Congratulations on ${appLink(app)}.`,
        isEntered ? '' : `Enter the acceptance there as its decision, so that your plan goes by it.`,
        bindsNobody(app) ? 'Its yes does not bind you, so your other applications go on.' : '',
        sentenceOf('Your other applications without an answer', open.map(appLink), 8),
      ].filter(Boolean),
    },
    ...dutiesAfter([{ ...app, decision: 'accepted' }], question.record.apps),
  ];
}

/** More would be a page and no answer: the page of the application has all of them. */
const MOST_DUTIES = 4;

/** What the gravest of the answers asks of the student now, each duty with where that was read. */
export function dutiesAfter(apps: readonly Application[], all: readonly Application[]): Reply[] {
  const answered = apps.filter(({ decision }) => decision !== null);
  const order: (Decision | null)[] = ['accepted', 'deferred', 'waitlisted', 'denied'];
  const [app] = answered.toSorted((a, b) => order.indexOf(a.decision) - order.indexOf(b.decision));
  if (!app) return [];
  const others = all.filter((other) => other.id !== app.id);
  const toDo = dutiesOf(duties, app, others, findCollege(app.college)?.ipeds).filter(({ info }) => !info);
  return toDo.slice(0, MOST_DUTIES).map(({ says, source }, at) => ({
    says: [at === 0 ? `What ${appLink(app)} asks of you now: ${says}` : says],
    source: fromFacts(source),
  }));
}
