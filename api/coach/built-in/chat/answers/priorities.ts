import { inFigures } from '#contract/in-words.ts';
import { MOST_TODAY } from '#contract/plan/today.ts';
import type { PlanItem } from '#contract/plan.ts';
import { appLink, essayLink, isEmpty, isSent } from '../essays.ts';
import { numberOf, titled } from '../figures.ts';
import { pages } from '../markdown.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { beginnings, turnLine, turnLink, turnsIn } from '../turns.ts';
import { whetherItFits } from './fits.ts';
import { piqsMissing } from './piqs.ts';
import { closingText, daysLeftUntil, openClosings, tooLateDates } from './saved-dates.ts';

const MOST_LATER = 4;
/** Days up to which a saved date that is too late is corrected before it is said what comes first. */
const CORRECTED = 14;

/** "What should I do first?", "I have two hours." */
export function answerFirst(question: Question): Reply | Reply[] {
  const isOfAll = appsOf(question).length === 0;
  const choice = question.apps.length === 2 && ONE_OF_TWO.test(question.text) ? whichOfThem(question) : undefined;
  if (choice) return choice;
  const all = turnsIn(question);
  const isByWork = LEAST_WORK.test(question.text);
  const essays = isByWork || WHICH_ESSAY.test(question.text) ? all.filter(({ kind }) => kind === 'essay') : [];
  const writing = isByWork ? essays.toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0)) : essays;
  const turns = writing.length > 0 ? writing : all;
  // "What is the one thing to do now", after a college was spoken of that has nothing left.
  if (turns.length === 0 && !isOfAll && !NAMED.test(question.text))
    return answerFirst({ ...question, apps: [], essays: [] });
  if (turns.length === 0) return nothingLeft(question);
  const hours = hoursIn(question.text);
  const one = ONE_THING.test(question.text) ? theOneThing(turns, question) : undefined;
  const shown = one ? [one] : hours === undefined ? turns.slice(0, MOST_TODAY) : fitting(turns, 60 * hours);
  const soon = openClosings(isOfAll ? question.record.apps : question.apps, question).filter(
    ({ due }) => daysLeftUntil(due, question) <= CORRECTED,
  );
  const soonApps = soon.map(({ app }) => app);
  const tooLate = tooLateDates(soonApps, question);
  const byWhich = tooLate.length > 0 ? 'By the colleges’ own dates, in this order:' : 'In this order:';
  const opening =
    writing.length > 0 && isByWork
      ? 'Of your open essays, these have the least left to do:'
      : writing.length > 0
        ? `Of your essays, ${tooLate.length > 0 ? 'by the colleges’ own dates' : 'by your plan'}, in this order:`
        : isOfAll
          ? `Your plan has these for today. ${byWhich}`
          : byWhich;
  const little = one
    ? 'If it is only one thing, then this:'
    : shown.length === 1
      ? 'In that time, one thing only:'
      : 'In that time, no more than these:';
  const soonAlso = soonToo(turns, shown, { question, isLimited: hours !== undefined });
  const reply = {
    says: [one || hours !== undefined ? little : opening],
    ...inOrder(shown),
    also: [...soonAlso, ...(hours === undefined && isOfAll ? whetherItFits(question) : [])],
    next: `${moreWait(turns.length - shown.length - soonAlso.length)} ${stepOf(shown, question)}`.trim(),
  };
  return [...tooLate, ...piqsMissing(question, soonApps), reply];
}

const ONE_OF_TWO = /\bCOLLEGE or (?:do )?COLLEGE\b|\bwhich (?:one|of (?:them|the two|those))\b/;

/** "Should I do Rice or Villanova tonight?": the one that closes first, behind one that is due even sooner. */
function whichOfThem(question: Question): Reply[] | undefined {
  const [soonest] = openClosings(question.record.apps, question);
  const [first, second] = openClosings(question.apps, question);
  if (!soonest || !first || !second) return undefined;
  const isPressing = soonest.app !== first.app && daysLeftUntil(soonest.due, question) <= PRESSING;
  const item = turnsIn({ ...question, apps: [isPressing ? soonest.app : first.app], essays: [] })[0];
  const before = isPressing
    ? `Neither of them first: ${appLink(soonest.app)} closes on **${closingText(soonest, question)}**. Of the two, then `
    : 'Of the two, ';
  return [
    {
      says: [
        `${before}${appLink(first.app)}: it closes on **${closingText(first, question)}**, ${appLink(second.app)} on ${closingText(second, question)}.`,
      ],
      next: item ? `Next step: ${turnLine(item)}` : '',
      source: fromRecord('Applications'),
    },
  ];
}

/** Days up to which another application comes before the two that are asked about. */
const PRESSING = 3;

/** The first of all; where that is an errand, and an essay has to be sent tomorrow, also what the rest of the day is for. */
function stepOf(shown: PlanItem[], question: Question): string {
  const [first] = shown;
  const pressing = shown.find(({ kind, due }) => kind === 'essay' && due !== null && daysLeftUntil(due, question) <= 1);
  return pressing && first?.kind !== 'essay'
    ? `Next step: do the first one at once, and keep the rest of the day for ${turnLink(pressing)}.`
    : 'Next step: open the first link and leave the rest closed.';
}

/** What asks for essays alone: "which essay should I do next". */
const WHICH_ESSAY = /\b(?:which|what|one) (?:of my )?(?:essays?|supplements?|supplementals?|piqs?)\b/;

/** What asks for the essay with the least left to do: "which one is easiest". */
export const LEAST_WORK = /\b(?:easiest|quickest|fastest|least work|closest to (?:done|finished|final|ready))\b/;

/** What stands in the words of a question for what it names itself. */
const NAMED = /\b(?:COLLEGE|ESSAY)\b/;

/** The share of the time by which what is done last may go beyond it: nobody's hour is that exact. */
const SLACK = 0.2;

/** As many of the first ones as can be done one after the other in that time; the very first one, where none can. */
function fitting(turns: PlanItem[], minutes: number): PlanItem[] {
  let left = minutes;
  const fit = turns.slice(0, MOST_LATER).filter((item) => {
    const after = left - (item.minutes ?? 0);
    if (after < -SLACK * minutes) return false;
    left = after;
    return true;
  });
  return fit.length > 0 ? fit : turns.slice(0, 1);
}

/** Days up to which an essay is named all the same that is none of the first things, or takes longer than the student has. */
const SOON = 7;

const ONE_THING = /\b(?:one|1|single) thing\b/;

/** Of one thing alone: the essay that is due soon, because a short errand before it is soon done as well. */
const theOneThing = (turns: PlanItem[], { now }: Question): PlanItem | undefined =>
  turns.find((item) => isEssaySoon(item, now)) ?? turns[0];

const isEssaySoon = ({ kind, due }: PlanItem, now: Date): boolean =>
  kind === 'essay' && due !== null && Date.parse(due) - now.getTime() < SOON * 24 * 60 * 60_000;

/** The essay that is due soon and is not among what is shown. */
function soonToo(
  turns: PlanItem[],
  shown: PlanItem[],
  { question: { now }, isLimited }: { question: Question; isLimited: boolean },
): string[] {
  const other = turns.find((item) => isEssaySoon(item, now) && !shown.includes(item));
  if (!other) return [];
  return isLimited
    ? [`More than that time is needed for ${turnLine(other)} Begin it, or keep the next evening for it.`]
    : [`Due soon too: ${turnLine(other)}`];
}

const inOrder = (turns: PlanItem[]): Pick<Reply, 'list' | 'ordered'> => ({
  list: turns.map(turnLine),
  ordered: turns.length > 1,
});

const moreWait = (turns: number): string =>
  turns > 0 ? `${inFigures(turns, 'more thing waits', 'more things wait')} after that.` : '';

/** "What else?", "And after that?": what the last answer did not name. */
export function answerLater(question: Question): Reply | Reply[] {
  if (question.told === '') return answerFirst(question);
  const turns = turnsIn(question).filter((item) => !question.told.includes(turnLink(item)));
  if (turns.length === 0 && question.record.apps.length === 0) {
    const [, ...then] = beginnings(question.record);
    return then.length > 0
      ? { says: ['Once there is a college:'], list: then.map((step) => `${titled(step)}.`), ordered: then.length > 1 }
      : nothingLeft(question);
  }
  if (turns.length === 0) {
    return {
      says: ['Beyond that I see nothing open.'],
      next: `Next step: rest, or look through ${pages.applications}.`,
    };
  }
  return {
    says: ['After that, in this order:'],
    ...inOrder(turns.slice(0, MOST_LATER)),
    next: moreWait(turns.length - MOST_LATER) || 'That is all I see.',
  };
}

/** "Why that order?" */
export function explainFirst(question: Question): Reply {
  const { told } = question;
  const all = turnsIn({ ...question, apps: [], essays: [] });
  const first = all.find((item) => told.includes(turnLink(item))) ?? all[0];
  return {
    says: [
      'I go by date, as your plan does: what is overdue counts as due today, then comes what is due soonest. Of each kind the soonest one is there, so that a letter to ask for is not forgotten over essays; on one day writing comes before errands. What has no date comes last.',
      first ? `That puts this first: ${turnLine(first)}` : '',
    ],
    next: 'If another one weighs more on you, do that. What counts is that one of them gets done today.',
  };
}

function nothingLeft({ record, apps }: Question): Reply {
  const steps = beginnings(record);
  if (record.apps.length === 0) {
    return {
      says: ['In this order:'],
      list: steps.map((step) => `${titled(step)}.`),
      ordered: steps.length > 1,
      next: 'Next step: open the first link and leave the rest closed.',
    };
  }
  const unscored = record.essays.find((essay) => !isEmpty(essay) && essay.score === null && !isSent(record, essay));
  return {
    says: [
      apps.length > 0
        ? 'Your plan has nothing there for you to do now.'
        : 'I see nothing open: your plan has nothing for you to do now.',
    ],
    next: unscored
      ? `Next step: score ${essayLink(unscored)} and read the remarks.`
      : `Next step: if you add another college in ${pages.applications}, I will sort its work in.`,
  };
}

/** The hours that a student says to have. */
function hoursIn(text: string): number | undefined {
  if (/\bhalf an hour\b/.test(text)) return 0.5;
  if (/\b(?:an|one) hour\b/.test(text)) return 1;
  const [, amount, unit] =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) ?(hours?|hrs?|h|minutes?|mins?)\b/.exec(text) ?? [];
  if (!amount || !unit) return /\b(?:weekend|afternoon|all day|whole day)\b/.test(text) ? 6 : undefined;
  return numberOf(amount) / (unit.startsWith('m') ? 60 : 1);
}
