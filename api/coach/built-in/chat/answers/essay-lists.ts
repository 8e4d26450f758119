import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import type { ContextEssay } from '#contract/ai.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import {
  appLink,
  essayLink,
  isEmpty,
  isSent,
  isUnsettled,
  lengthLine,
  lengthText,
  MAIN,
  overBy,
  remark,
  scoreText,
  stateLine,
} from '../essays.ts';
import { planItemId } from '#contract/plan/item-ids.ts';
import { groupLines, listed, pages, sentenceOf } from '../markdown.ts';
import { answerFirst } from './priorities.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import { holds } from '../phrases.ts';
import type { Reply } from '../reply.ts';
import { isUc } from '../signs.ts';
import { fromRecord } from '../sources.ts';
import { stepFor } from '../tasks.ts';
import { COMMON_APP } from './form-limits.ts';
import { leftOverIn } from './left-over.ts';
import { piqsMissing } from './piqs.ts';
import { statusOfOne } from './one-essay.ts';

/** Below this share of its limit an essay has much room left. */
const SHORT = 0.75;

/** The most essays that are listed one by one. */
const FEW = 6;

const HOW_TO_CUT = 'beginning with sentences that explain what the story already shows';

const stepToCut = (essay: ContextEssay): string =>
  `Next step: cut ${inFigures(overBy(essay), 'word')} from ${essayLink(essay)}, ${HOW_TO_CUT}.`;

/** Those over their limit, the longest overrun first. */
const tooLong = (essays: ContextEssay[]): ContextEssay[] =>
  essays.filter((essay) => overBy(essay) > 0).sort((a, b) => overBy(b) - overBy(a));

/** "Which essays are over the limit?", "How long is Why Brown?" */
export function answerLengths(question: Question): Reply {
  const ofLimit = essaysOfLimit(question);
  const asked = ofLimit.length > 0 ? ofLimit : essaysOf(question);
  const [single] = asked;
  if (single && ofLimit.length === 1) return lengthOf(single, question);
  const extreme = EXTREMES.find(({ asks }) => asks.test(question.text));
  if (extreme && asked.length > 1) return extremeOf(asked, extreme);
  if (namesEssays(question)) {
    if (single && asked.length === 1) return lengthOf(single, question);
    if (asked.length <= FEW) return lengthsOf(asked);
  }
  const written = asked.filter((essay) => !isEmpty(essay));
  const [only] = written;
  if (!only) {
    return {
      says: ['There is no text to count yet.'],
      next: `Next step: begin in ${pages.essays}. I count from the first word.`,
    };
  }
  if (written.length === 1) return lengthOf(only, question);
  const unlimited = written.filter((essay) => limitOf(essay) === null);
  const also = [sentenceOf('No limit entered', unlimited.map(essayLink), 2)];
  if (holds(question.text, lists.short)) {
    const short = written.filter((essay) => essay.words < SHORT * (limitOf(essay) ?? 0));
    const [shortest] = short;
    return {
      says: [
        `${inFigures(short.length, 'essay has', 'essays have')} more than a quarter of the limit left${shortest ? ':' : '.'}`,
      ],
      list: short.map(lengthLine),
      also,
      next: shortest
        ? `Next step: a short answer can be right, so ask of ${essayLink(shortest)} whether one more moment would help.`
        : 'Next step: spend the time on your lowest score instead.',
    };
  }
  const over = tooLong(written);
  const [longest] = over;
  return {
    says: [
      longest ? `${inFigures(over.length, 'essay is', 'essays are')} over the limit:` : 'No essay is over its limit.',
    ],
    list: over.map(lengthLine),
    also,
    next: longest ? stepToCut(longest) : 'Next step: nothing has to be cut, so spend the time on your lowest score.',
  };
}

/** The essays whose limit the question names: "which school has the 300 word essay". */
function essaysOfLimit(question: Question): ContextEssay[] {
  const limit = Number(/\b(\d{2,3}) words?\b/.exec(question.text)?.[1]);
  return essaysOf(question).filter((essay) => limitOf(essay) === limit);
}

/** What is asked of the lengths of several essays: their words, or the room that is left, the most or the least of it. */
interface Extreme {
  asks: RegExp;
  says: string;
  measure: (essay: ContextEssay) => number;
  least?: boolean;
}

/** The words of an essay; of an empty one, those that it may have. */
const length = (essay: ContextEssay): number => (isEmpty(essay) ? (limitOf(essay) ?? 0) : essay.words);
const room = (essay: ContextEssay): number => Math.abs((limitOf(essay) ?? essay.words) - essay.words);

/** The words that an essay may have. */
const wordLimit = (essay: ContextEssay): number => limitOf(essay) ?? 0;

const EXTREMES: readonly Extreme[] = [
  {
    asks: /\b(?:smallest|shortest|lowest|tightest) (?:word |character )?limits?\b/,
    says: 'The smallest limit has',
    measure: wordLimit,
    least: true,
  },
  {
    asks: /\b(?:biggest|longest|highest|largest) (?:word |character )?limits?\b/,
    says: 'The largest limit has',
    measure: wordLimit,
  },
  {
    asks: /\b(?:quickest|fastest|least (?:left )?to write|closest to (?:(?:hitting|reaching|going over) )?(?:the|its|their) (?:word |character )?(?:limit|max|maximum|cap))\b/,
    says: 'The least to write is left in',
    measure: room,
    least: true,
  },
  { asks: /\b(?:most (?:room|space|words left)|most left)\b/, says: 'The most room is left in', measure: room },
  {
    asks: /\b(?:shortest|smallest|(?:the|which|what) (?:\w+ )?shorter|(?:fewest|least) words)\b/,
    says: 'The shortest is',
    measure: length,
    least: true,
  },
  {
    asks: /\b(?:longest|biggest|largest|(?:the|which|what) (?:\w+ )?longer|most words|wordiest)\b/,
    says: 'The longest is',
    measure: length,
  },
];

/** The longest, the shortest, or the one with the most room: of those with text where it is about their length and there are some, and of those with a limit where it is about the room. */
function extremeOf(essays: ContextEssay[], { says, measure, least = false }: Extreme): Reply {
  const written = essays.filter((essay) => !isEmpty(essay));
  const limited = essays.filter((essay) => limitOf(essay) !== null);
  const counting = measure === length ? written : limited;
  const meant = counting.length > 0 ? counting : essays;
  const ranked = meant.toSorted((a, b) => (measure(b) - measure(a)) * (least ? -1 : 1));
  const [first, ...others] = ranked;
  if (!first) return { says: [] };
  const isLong = measure === length && least && first.words >= SHORT * (limitOf(first) ?? Infinity);
  return {
    says: [
      `${says} ${essayLink(first)}: **${lengthText(first)}**.${isLong ? ' That is not too short: it is near its limit.' : ''}`,
      others.length > 0 ? 'Then come:' : '',
    ],
    list: others.slice(0, FEW).map(lengthLine),
    next: isUnsettled(first)
      ? `Next step: ${stepFor(first)}`
      : 'Next step: spend the time on one that is not final yet.',
  };
}

function lengthsOf(essays: ContextEssay[]): Reply {
  const [longest] = tooLong(essays);
  return {
    says: ['Their lengths:'],
    list: essays.map(lengthLine),
    next: longest ? stepToCut(longest) : 'Next step: none is over its limit, so nothing has to be cut.',
  };
}

const TOO_LONG = /\b(?:too (?:long|much|many|wordy|big)|over (?:the|its|my) (?:limit|max|maximum|word limit))\b/;
const SHORT_ENOUGH = /\b(?:short enough|within (?:the|its) limit|under the limit|does it fit)\b/;
const TOO_SHORT = /\btoo (?:short|little|few)\b/;
const LONG_ENOUGH = /\blong enough\b/;

/** What opens the answer to "is that too long?"; nothing where the words ask for no yes or no, or where nobody can say it by the number. */
function yesOrNo(essay: ContextEssay, limit: number, text: string): string {
  const isOver = essay.words > limit;
  const isNear = !isOver && essay.words >= SHORT * limit;
  const isUnder = essay.id === MAIN && essay.words < COMMON_APP.essayLeastWords;
  if (TOO_LONG.test(text)) return isOver ? 'Yes: ' : 'No, it fits: ';
  if (SHORT_ENOUGH.test(text)) return isOver ? 'No: ' : 'Yes, it fits: ';
  if (TOO_SHORT.test(text)) return isUnder ? 'Yes: ' : isNear ? 'No, it is near its limit: ' : '';
  if (LONG_ENOUGH.test(text)) return isUnder ? 'No: ' : isNear ? 'Yes, it is near its limit: ' : '';
  return '';
}

/** What asks how short an essay may be. */
const AT_LEAST = /\b(?:whats the|what is the|have to|has to|must|minimum|at least|supposed to|required|too short)\b/;

const COMMON_APP_LENGTH = `The Common App takes no fewer than ${COMMON_APP.essayLeastWords} words and no more than ${COMMON_APP.essayWords}, and need not be full.`;

function lengthOf(essay: ContextEssay, { text }: Question): Reply {
  const limit = limitOf(essay);
  if (isEmpty(essay)) {
    return {
      says: [`${essayLink(essay)} is ${lengthText(essay)}.`, essay.id === MAIN ? COMMON_APP_LENGTH : ''],
      next: `Next step: ${stepFor(essay)}`,
    };
  }
  const facts = `${essayLink(essay)} has **${inFigures(essay.words, 'word')}**`;
  if (limit === null) {
    return {
      says: [`${facts}, and no limit is entered.`],
      next: 'Next step: enter its word limit, so that I can compare.',
    };
  }
  const opening = yesOrNo(essay, limit, text);
  if (overBy(essay) > 0) {
    const found = remark(essay, 'needsWork');
    return {
      says: [
        `${opening}${facts}, ${lengthText(essay)}. It is ${essay.status}, with ${scoreText(essay)}.`,
        found ? `A place to cut or tighten: ${found}` : '',
      ],
      next: `Next step: cut ${inFigures(overBy(essay), 'word')}, ${HOW_TO_CUT}.`,
    };
  }
  return {
    says: [
      `${opening}${facts}, with room for ${limit - essay.words} more under its limit of ${limit}. It is ${essay.status}, with ${scoreText(essay)}.`,
      essay.id === MAIN && AT_LEAST.test(text) ? COMMON_APP_LENGTH : '',
    ],
    next:
      essay.words >= SHORT * limit
        ? 'Next step: stretch nothing, and read it aloud once.'
        : 'Next step: use the room only if a moment is missing. A finished short answer beats a stretched one.',
  };
}

/** "Is that enough?" after a length: how much of its limit an essay fills. */
export function judgeLength(question: Question): Reply | Reply[] {
  const [essay, another] = essaysOf(question);
  const limit = essay ? limitOf(essay) : null;
  if (!essay || another || limit === null || isEmpty(essay)) return answerLengths(question);
  const verdict =
    essay.words > limit
      ? 'That is too much, because a form takes no more than its limit'
      : essay.words >= SHORT * limit
        ? 'Yes, that is enough'
        : 'That is short, and it is enough only if nothing is missing';
  return {
    says: [`${verdict}: ${essayLink(essay)} has ${inFigures(essay.words, 'word')}, and its limit is ${limit}.`],
    next:
      essay.words > limit
        ? stepToCut(essay)
        : `Next step: ${essay.words >= SHORT * limit ? 'leave its length alone, and read it aloud once' : 'ask which moment a reader would want to see, and add only that'}.`,
  };
}

const SUPPLEMENTALS = ['supplement', 'supplements', 'supplemental', 'supplementals'];

/** True where a question is about supplementals only. */
const asksForSupplementals = ({ text }: Question): boolean => holds(text, SUPPLEMENTALS);

/** "How many essays are done?", "How far am I?" */
export function answerProgress(question: Question): Reply | Reply[] {
  const { record, apps } = question;
  const [named] = question.essays;
  if (named && question.essays.length === 1) return statusOfOne(named, question);
  const supplementals = asksForSupplementals(question);
  const essays = (namesEssays(question) ? essaysOf(question) : record.essays).filter(
    ({ id }) => !(supplementals && id === MAIN),
  );
  const [only] = essays;
  if (only && essays.length === 1 && apps.length > 0) return statusOfOne(only, question);
  const done = essays.filter((essay) => !isUnsettled(essay));
  const open = essays.filter((essay) => isUnsettled(essay) && !isSent(record, essay));
  const [next] = open.toSorted((a, b) => a.words - b.words);
  const slips = leftOverIn(done, question);
  const counts: Reply = {
    says: [
      `You have ${inFigures(essays.length, supplementals ? 'supplemental' : 'essay')}: ${done.length} final, ${inFigures(open.length, 'is', 'are')} open.`,
    ],
    list: [
      ...groupLines([['Final', done.map(essayLink)]], 4),
      ...open.map((essay) => `${essayLink(essay)}: ${isEmpty(essay) ? '' : `${essay.status}, `}${lengthText(essay)}`),
    ],
    also: slips
      .slice(0, 2)
      .map(({ essay, place }) => `${essayLink(essay)} is not clean yet: another college stands in it: ${place}.`),
    next: slips[0]
      ? `Next step: check that place in ${essayLink(slips[0].essay)} before anything else.`
      : next
        ? `Next step: ${stepFor(next)}`
        : 'Next step: read each aloud once before you send it.',
  };
  return [counts, ...piqsMissing(question, apps.length > 0 ? apps : record.apps)];
}

/** "Which supplementals have I not started?" */
export function answerUnfinished(question: Question): Reply | Reply[] {
  const { record, text } = question;
  const supplementals = asksForSupplementals(question);
  if (record.apps.length === 0 && !supplementals && !holds(text, lists.essays)) return answerFirst(question);
  if (supplementals && record.essays.every(({ id }) => id === MAIN)) {
    return {
      says: ['No supplemental is in Laurel yet.'],
      next: `Next step: add them to a college in ${pages.applications}, and I will tell you which are open.`,
    };
  }
  const one = supplementals ? 'supplemental' : 'essay';
  const open = essaysOf(question).filter(
    (essay) =>
      !isSent(record, essay) && (essay.status !== 'final' || isEmpty(essay)) && !(supplementals && essay.id === MAIN),
  );
  const empty = open.filter(isEmpty);
  const begun = open.filter((essay) => !isEmpty(essay));
  const onlyEmpty = holds(text, lists.blank);
  const shown = [...empty, ...(onlyEmpty ? [] : begun)];
  const first = empty[0] ?? begun[0];
  const parts = [
    empty.length > 0 ? `${inFigures(empty.length, `${one} is`, `${one}s are`)} empty` : `No ${one} is empty`,
    begun.length > 0 ? `${inFigures(begun.length, 'is', 'are')} begun but not final` : 'none is half done',
  ];
  const unfinished: Reply = {
    says: [`${parts.join(' and ')}${shown.length > 0 ? ':' : '.'}`],
    list: shown.map(stateLine),
    next: first
      ? `Next step: ${stepFor(first)}`
      : `Next step: read one aloud in ${pages.essays}; the ear finds what the eye skips.`,
  };
  return [
    unfinished,
    ...notAdded(question),
    ...piqsMissing(question, question.apps.length > 0 ? question.apps : record.apps),
  ];
}

/** The colleges that ask for supplements of which none is in Laurel, as the plan has them. UC is told of by its questions. */
function notAdded({ plan, requirements, record, apps }: Question): Reply[] {
  const asked = new Set(
    requirements.flatMap(({ kind, id }) => (kind === 'supplement' ? planItemId.requirement(id) : [])),
  );
  const without = new Set(plan.items.filter(({ id }) => asked.has(id)).flatMap(({ appIds }) => appIds));
  const colleges = (apps.length > 0 ? apps : record.apps).filter((app) => without.has(app.id) && !isUc(app.college));
  if (colleges.length === 0) return [];
  const ask = inFigures(colleges.length, 'college asks', 'colleges ask');
  return [
    {
      says: [`${ask} for supplements that are not in Laurel yet: ${listed(colleges.map(appLink), 6)}.`],
      next: `Next step: add them in ${pages.applications}, so that they are counted here and in your plan.`,
      source: fromRecord('Requirements'),
    },
  ];
}
