import type { Application } from '#contract/applications.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { listed, pages, sentenceOf } from '../markdown.ts';
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
  /\ball (?:of |my |the |\d+ )*(?:\w+ )?fees\b|\bevery fee\b|\b(?:most expensive|highest|cheapest|lowest) (?:\w+ )?fee\b|\bcheapest to apply\b|\bmost expensive to apply\b/;

const FREE = /\b(?:free|no (?:application )?fees?|without (?:a )?fee|dont (?:charge|cost))\b/;

type Which = 'all' | 'sent' | 'open';

function whichOf(text: string): Which {
  if (OF_OPEN.test(text)) return 'open';
  if (OF_SENT.test(text)) return 'sent';
  return OF_ALL.test(text) ? 'all' : 'open';
}

/** "What do the applications that are left cost me together?", "What did those cost that I sent?", "Which fee is the highest?": the highest first. */
export function answerFees(question: Question): Reply {
  const which = whichOf(question.text);
  const asked = feesOf(question).filter(({ app }) => which === 'all' || isSubmitted(app) === (which === 'sent'));
  const known = asked
    .flatMap(({ app, fee }) => (fee === null ? [] : [{ app, fee }]))
    .toSorted((one, other) => other.fee - one.fee);
  const unknown = asked.filter(({ fee }) => fee === null).map(({ app }) => appLink(app));
  const free = known.filter(({ fee }) => fee === 0).map(({ app }) => appLink(app));
  return {
    says: [
      FREE.test(question.text)
        ? free.length > 0
          ? sentenceOf('No fee', free, 5)
          : 'None of them is free, as far as their fees were read.'
        : '',
      which === 'all' ? allInWords(known) : feesInWords(which, asked.length, known),
    ],
    list: known.map(({ app, fee }) => `${appLink(app)}: ${fee === 0 ? 'no fee' : `$${fee}`}`),
    also: [
      unknown.length > 0 ? `Not known to me: ${listed(unknown, 5)}.` : '',
      'Sending scores or forms of aid may cost more. A fee waiver, where you qualify, takes the fees away.',
    ],
    next: `Next step: compare each with the college\u2019s page, or open the tab Board in ${pages.applications}.`,
    source: fromRecord('Requirements'),
  };
}

/** The fee of an application in dollars, where it is known. */
type Known = { app: Application; fee: number };

const sumOf = (fees: readonly Known[]): number => fees.reduce((sum, { fee }) => sum + fee, 0);

function allInWords(known: readonly Known[]): string {
  if (known.length === 0) return 'I have read no fee of your applications.';
  const open = sumOf(known.filter(({ app }) => !isSubmitted(app)));
  return `All fees together come to **$${sumOf(known)}**, as far as they were read; $${open} of that is for applications that are not sent. The highest first:`;
}

function feesInWords(which: 'sent' | 'open', all: number, known: readonly Known[]): string {
  if (all === 0)
    return which === 'sent'
      ? 'No application is marked as submitted yet, so none has cost a fee.'
      : 'Every application is marked as submitted, so no application fee is left.';
  const state = which === 'sent' ? 'sent' : 'not sent';
  if (known.length === 0) return `Of the applications that are ${state} I have read no fee.`;
  const fees =
    known.length === 1
      ? `The fee of one application that is ${state} comes`
      : `The fees of ${known.length} applications that are ${state} come`;
  return `${fees} to **$${sumOf(known)}**, as far as they were read:`;
}
