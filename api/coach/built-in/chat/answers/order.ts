import { inFigures } from '#contract/in-words.ts';
import type { Closing } from '#api/colleges/closings.ts';
import type { StudentRecord } from '#contract/ai.ts';
import { dueText } from '../figures.ts';
import { appLink, isEmpty, isSubmitted, stateLine, supplementalsOf } from '../essays.ts';
import { isUc } from '../signs.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { appsLinked } from '../spoken-of.ts';
import { stepFor } from '../tasks.ts';
import { leftOverIn } from './left-over.ts';
import { closingText, daysLeftUntil, openClosings } from './saved-dates.ts';

const SOURCE = fromRecord('Applications');

/** "Which is due last?", "What comes right after Davis?", "Is Emory before or after Rice?" */
export function answerOrder(question: Question): Reply[] {
  const { text, record } = question;
  const dated = openClosings(record.apps, question).filter(({ due }) => daysLeftUntil(due, question) >= 0);
  const [soonest] = dated;
  if (!soonest) return [{ says: ['No application that is not sent has a coming date.'], source: SOURCE }];
  const named =
    text.includes('COLLEGE') || question.apps.length === 2
      ? question.apps
      : /\bucs?\b/.test(text)
        ? ucAmong(record)
        : [];
  const first = named[0];
  if (
    first &&
    /\b(?:after|once|following|then|next|is in|is done)\b/.test(text) &&
    !/\bbefore\b|\bor after\b|\bCOLLEGE or COLLEGE\b/.test(text)
  ) {
    const at = dated.findLastIndex(({ app }) => named.includes(app));
    const next = at < 0 ? undefined : dated[at + 1];
    if (at >= 0)
      return next
        ? ofOne(`After ${appLink(first)} comes`, next, question)
        : [{ says: [`${appLink(first)} is the last one: nothing is due after it.`], source: SOURCE }];
  }
  if (first) {
    const other = named[1] ?? appsLinked(question.told, record).find((app) => app !== first);
    const pair = dated.filter(({ app }) => app === first || app === other);
    if (pair[0] && pair[1]) return compared(pair[0], pair[1], question);
  }
  const nth = /\b(?:second|2nd)\b/.test(text) ? 1 : /\b(?:third|3rd)\b/.test(text) ? 2 : 0;
  const isLast =
    /\b(?:last|final|(?:be|is|am i|completely|all|fully) (?:all |finally |completely )?(?:over|done|finished)|ends?|latest|furthest|farthest|(?:most|more) (?:time|days)|breathing room|longest|very end|until the end)\b/.test(
      text,
    );
  const chosen = isLast ? dated.at(-1) : dated[nth];
  if (!chosen)
    return [{ says: [`Only ${inFigures(dated.length, 'application')} with a date is left.`], source: SOURCE }];
  const count = /\b(?:how many|number)\b(?! days)/.test(text)
    ? `${inFigures(record.apps.filter((app) => !isSubmitted(app)).length, 'application is', 'applications are')} still to be sent. `
    : '';
  const place = isLast ? 'Last comes' : (['First comes', 'Second comes', 'Third comes'][nth] ?? 'Then comes');
  return ofOne(`${count}${place}`, chosen, question);
}

/** "[Rice](…): the college closes on Jan 4, in 39 days; you saved Jan 8". */
function dateOf(closing: Closing, question: Question): string {
  const { app, isCorrected } = closing;
  return isCorrected
    ? `**${closingText(closing, question)}** by the college\u2019s own date; you saved a later one, ${dueText(app.deadline ?? '', question)}`
    : `**${closingText(closing, question)}**`;
}

function ofOne(opening: string, closing: Closing, question: Question): Reply[] {
  const { app } = closing;
  const essays = supplementalsOf(question.record, app);
  const slips = leftOverIn(
    essays.filter((essay) => !isEmpty(essay)),
    question,
  );
  const open = essays.find(({ status }) => status !== 'final');
  return [
    {
      says: [
        `${opening} ${appLink(app)}, ${dateOf(closing, question)}.`,
        essays.length > 0 ? 'Its essays:' : 'No essay of its own is listed for it.',
      ],
      list: essays.map(stateLine),
      also: slips
        .slice(0, 1)
        .map(({ place }) => `It still names another college: ${place}. Fix that before you send it.`),
      next: open ? `Next step: ${stepFor(open)}` : `Next step: see it in ${appLink(app)}.`,
      source: SOURCE,
    },
  ];
}

function compared(one: Closing, other: Closing, question: Question): Reply[] {
  const days = daysLeftUntil(other.due, question) - daysLeftUntil(one.due, question);
  const says =
    days === 0
      ? `${appLink(one.app)} and ${appLink(other.app)} close on the same day.`
      : `${appLink(one.app)} comes before ${appLink(other.app)}: you have **${inFigures(days, 'day')} more** for the second.`;
  return [
    {
      says: [says],
      list: [one, other].map((closing) => `${appLink(closing.app)}: ${dateOf(closing, question)}`),
      next: `Next step: plan by the earlier one, and see both in ${pages.applications}.`,
      source: SOURCE,
    },
  ];
}

/** The applications that "the uc one" means. */
const ucAmong = ({ apps }: StudentRecord) => apps.filter(({ college }) => isUc(college));
