import type { Activity } from '#contract/activities.ts';
import type { ContextEssay } from '#contract/ai.ts';
import type { Honor } from '#contract/honors.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { shownRoles, type ShownRole } from '#contract/outline/roles.ts';
import { abridge } from '../../abridge.ts';
import { rolesIn } from '../../roles-in.ts';
import { readEssay } from '../../text.ts';
import { essayLink, isEmpty, lengthText, mainEssayOf, textOf } from '../essays.ts';
import { escapeMarkdown, nameOf, pages } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { answerActivities, nameOfActivity } from './activities.ts';
import { nameOfHonor } from './honors.ts';

/** The most essays of which a place is quoted at once. */
const MOST = 4;
/** Characters of a quotation. */
const LONGEST = 420;

/** A place of the student's own text as a quotation of at most so many characters. */
export const quote = (text: string, longest = LONGEST): string =>
  `“${escapeMarkdown(abridge(text.replace(/\s+/g, ' ').trim(), longest))}”`;

/** "What is the last line of my main essay?", "How does it begin?", "Read me back what I have for the paper route." */
export function answerOwnWords(question: Question): Reply {
  const { activities, honors } = question;
  if (activities.length > 0) {
    if (JUDGES.test(question.text)) return answerActivities(question);
    return {
      says: activities.slice(0, MOST).map(activityText),
      next: `Next step: change it in ${pages.activities} if it is not what you would say today.`,
      source: fromRecord('Activities'),
    };
  }
  if (honors.length > 0) {
    return {
      says: honors.slice(0, MOST).map(honorText),
      next: `Next step: change it in ${pages.honors} if something is missing.`,
      source: fromRecord('Honors'),
    };
  }
  const main = mainEssayOf(question.record);
  const asked = namesEssays(question) || !main ? essaysOf(question) : [main];
  const written = asked.filter((essay) => !isEmpty(essay));
  const [empty] = asked;
  if (written.length === 0) {
    return {
      says: [
        empty
          ? `${essayLink(empty)} is ${lengthText(empty)}, so there is nothing to read back yet.`
          : 'There is no essay yet.',
      ],
      next: `Next step: write its first sentence in ${empty ? essayLink(empty) : pages.essays}.`,
    };
  }
  return {
    says: written.slice(0, MOST).map((essay) => placeIn(essay, question.text)),
    next: 'Next step: read the whole of it aloud once, and ask me what needs work.',
  };
}

const END = /\b(?:last|end|ends|ended|ending|final|finish|finishes|close|closes|closing|stop|stops|conclu\w+|finale)\b/;
const SECOND = /\b(?:second|2nd)\b/;
const PARAGRAPH = /\b(?:paragraphs?|intro|introduction|conclusion)\b/;
/** What asks whether a place is good, and not only how it goes. */
const JUDGES =
  /\b(?:good|bad|ok|okay|weak|lame|boring|cheesy|cringe|strong|works?|work|fine|better|generic|enough|abrupt|sudden|rushed|awkward|flat|too (?:\w+))\b/;
/** A last sentence of fewer words is told with the one before it. */
const FEW_WORDS = 9;

/** The sentence or the paragraph that a question asks for, the last where it speaks of the end, else the first, and what was marked there. */
function placeIn(essay: ContextEssay, asked: string): string {
  const ranked = PARAGRAPH.test(asked) ? RANKED.exec(asked)?.[0] : undefined;
  if (ranked) return paragraphIn(essay, BEST.test(ranked));
  const text = textOf(essay);
  const { sentences } = readEssay(text);
  const isEnd = END.test(asked);
  const isSecond = !isEnd && SECOND.test(asked);
  const one = isEnd ? sentences.at(-1) : sentences[isSecond ? 1 : 0];
  if (!one) return `${essayLink(essay)} has no whole sentence yet.`;
  const paragraph = sentences.filter((sentence) => sentence.paragraph === one.paragraph);
  const judged = JUDGES.test(asked);
  const before = isEnd && one.words.length < FEW_WORDS ? sentences.at(-2) : undefined;
  const [from, to] =
    PARAGRAPH.test(asked) || (judged && isEnd)
      ? [paragraph[0]?.start ?? 0, paragraph.at(-1)?.end ?? 0]
      : [before?.start ?? one.start, one.end];
  const place = isEnd ? 'ends' : isSecond ? 'goes on' : 'begins';
  return `${essayLink(essay)} ${place}: ${quote(text.slice(from, to))}${judged ? ` ${marksIn(essay, from, to, isEnd)}` : ''}`;
}

/** What asks for one paragraph among all. */
const RANKED = /\b(?:weakest|worst|most boring|strongest|best)\b/;
const BEST = /strongest|best/;

/** The paragraph with the most marks of one kind, the first of equal ones. */
function paragraphIn(essay: ContextEssay, isBest: boolean): string {
  const marks = isBest ? essay.likes : essay.needsWork;
  const found = paragraphSpans(textOf(essay))
    .map((span, at) => ({
      ...span,
      at,
      marks: marks.filter(({ start, end }) => start !== null && end !== null && start < span.end && end > span.start),
    }))
    .toSorted((a, b) => b.marks.length - a.marks.length)[0];
  const kind = isBest ? 'good' : 'needing work';
  if (!found || found.marks.length === 0)
    return `${essayLink(essay)} has no paragraph that was marked as ${kind}${essay.score === null ? ', because it has no score yet' : ''}.`;
  return `By its marks it is paragraph ${found.at + 1} of ${essayLink(essay)}: ${quote(found.text, 200)} Marked as ${kind} there: ${found.marks.slice(0, 2).map(remarkOf).join(' ')}`;
}

/** What the last scoring marked between two places of an essay. */
function marksIn(essay: ContextEssay, from: number, to: number, isEnd: boolean): string {
  const inside = ({ start, end }: { start: number | null; end: number | null }) =>
    start !== null && end !== null && start < to && end > from;
  const [bad] = essay.needsWork.filter(inside);
  const [good] = essay.likes.filter(inside);
  const marks = [
    bad && `Marked as needing work there: ${remarkOf(bad)}`,
    good && `Marked as good there: ${remarkOf(good)}`,
  ];
  if (bad || good) return marks.filter(Boolean).join(' ');
  const found = rolesIn(essay.text).filter(({ start, end }) => start < to && end > from);
  const role = (isEnd ? found.at(-1) : found[0])?.role;
  const unmarked = essay.score === null ? 'It has no score yet.' : 'Nothing was marked there.';
  return `${unmarked} ${role ? READS[shownRoles[role]] : ''}`.trim();
}

/** What it does for a reader that a sentence is of such a kind. */
const READS: Record<ShownRole, string> = {
  scene: 'It reads as a strong place: something happens or stands there that one can see.',
  thought: 'It reads as a thought that is tied to what happened, which is what readers look for.',
  summary: 'It tells in short what happened. That is fine, and one moment that can be seen would hold a reader more.',
  general: 'It says something that many could say. A thing or a moment that only you have would hold a reader more.',
};

const remarkOf = ({ why }: { why: string }): string => escapeMarkdown(abridge(why, 200));

function activityText(activity: Activity): string {
  const { role, organization, hoursPerWeek, weeksPerYear, impact } = activity;
  const facts = [
    nameOf(role),
    nameOf(organization),
    hoursPerWeek === null ? '' : `${hoursPerWeek} hours a week`,
    weeksPerYear === null ? '' : `${weeksPerYear} weeks a year`,
  ].filter(Boolean);
  return `${nameOfActivity(activity)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}: ${impact.trim() ? quote(impact) : 'no line yet.'}`;
}

function honorText(honor: Honor): string {
  const { level, gradeYear, notes } = honor;
  const facts = [level, gradeYear === null ? '' : `grade ${gradeYear}`].filter(Boolean);
  return `${nameOfHonor(honor)}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${notes ? `: ${quote(notes)}` : ''}`;
}
