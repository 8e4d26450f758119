import type { Application } from '#contract/applications.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';

/** The fee of each of the student's applications in dollars, 0 where there is none, null where it is not known. */
export const feesOf = ({ record, requirements }: Question): { app: Application; fee: number | null }[] =>
  record.apps.map((app) => {
    const row = requirements.find(({ appId, kind }) => appId === app.id && kind === 'fee');
    return { app, fee: row?.need === 'notConsidered' ? 0 : row?.need === 'unknown' ? null : (row?.value ?? null) };
  });

/** What asks for those that are sent: "what did I pay so far". */
const OF_SENT =
  /\b(?:already|so far|did i (?:pay|spend)|have i (?:paid|spent)|i (?:paid|spent)|ive (?:paid|spent))\b|\bsent\b/;
const OF_OPEN = /\b(?:not sent|havent sent|unsent|left|remaining|still)\b/;

/** What asks for every application, sent or not. */
const OF_ALL =
  /\ball (?:of |my |the |\d+ )*(?:\w+ )?fees\b|\bevery fee\b|\b(?:most expensive|highest|cheapest|lowest) (?:\w+ )?fee\b/;

/** The fees of all applications, the highest first, with their sum and what of it is still to be paid. */
function allFees(question: Question): Reply {
  const known = feesOf(question)
    .flatMap(({ app, fee }) => (fee === null ? [] : [{ app, fee }]))
    .toSorted((a, b) => b.fee - a.fee);
  const unknown = feesOf(question).filter(({ fee }) => fee === null);
  const sum = (of: typeof known) => of.reduce((total, { fee }) => total + fee, 0);
  return {
    says: [
      known.length === 0
        ? 'I have read no fee of your applications.'
        : `All fees together come to **$${sum(known)}**, as far as they were read; $${sum(known.filter(({ app }) => !isSubmitted(app)))} of that is for applications that are not sent. The highest first:`,
    ],
    list: known.map(({ app, fee }) => `${appLink(app)}: ${fee === 0 ? 'no fee' : `$${fee}`}`),
    also: [
      unknown.length > 0
        ? `Not known to me: ${listed(
            unknown.map(({ app }) => appLink(app)),
            5,
          )}.`
        : '',
    ],
    next: `Next step: compare each with the college\u2019s page. A fee waiver, where you qualify, takes the fees away.`,
    source: fromRecord('Requirements'),
  };
}

/** "What do the applications that are left cost me together?", "What did those cost that I sent?" */
export function answerFees(question: Question): Reply {
  if (OF_ALL.test(question.text) && !OF_OPEN.test(question.text) && !OF_SENT.test(question.text))
    return allFees(question);
  const isOfSent = OF_SENT.test(question.text) && !OF_OPEN.test(question.text);
  const asked = feesOf(question).filter(({ app }) => isSubmitted(app) === isOfSent);
  const known = asked.filter(({ fee }) => fee !== null);
  const unknown = asked.filter(({ fee }) => fee === null).map(({ app }) => appLink(app));
  const sum = known.reduce((total, { fee }) => total + (fee ?? 0), 0);
  return {
    says: [feesInWords({ all: asked.length, known: known.length, sum, isOfSent })],
    list: known.map(({ app, fee }) => `${appLink(app)}: ${fee === 0 ? 'no fee' : `$${fee}`}`),
    also: [
      unknown.length > 0 ? `Not known to me: ${listed(unknown, 5)}.` : '',
      'Sending scores or forms of aid may cost more. A fee waiver, where you qualify, takes the fees away.',
    ],
    next: `Next step: compare each with the college\u2019s page, or open the tab Board in ${pages.applications}.`,
    source: fromRecord('Requirements'),
  };
}

function feesInWords({
  all,
  known,
  sum,
  isOfSent,
}: {
  all: number;
  known: number;
  sum: number;
  isOfSent: boolean;
}): string {
  if (all === 0)
    return isOfSent
      ? 'No application is marked as submitted yet, so none has cost a fee.'
      : 'Every application is marked as submitted, so no application fee is left.';
  const state = isOfSent ? 'sent' : 'not sent';
  if (known === 0) return `Of the applications that are ${state} I have read no fee.`;
  const which =
    known === 1
      ? `The fee of one application that is ${state} comes`
      : `The fees of ${known} applications that are ${state} come`;
  return `${which} to **$${sum}**, as far as they were read:`;
}
