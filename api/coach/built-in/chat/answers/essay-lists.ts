import type { ContextEssay } from '#contract/ai.ts';
import {
  essayLink,
  isEmpty,
  isSent,
  isUnsettled,
  lengthText,
  limitOf,
  MAIN,
  overBy,
  remark,
  scoreText,
} from '../essays.ts';
import { counted, listed, pages } from '../markdown.ts';
import { stepFor } from '../open-items.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** Below this share of its limit an essay has much room left. */
const SHORT = 0.75;

/** Essays of which each is told. */
const FEW = 6;

const HOW_TO_CUT = 'beginning with sentences that explain what the story already shows';

/** "Which essays are over the limit?", "How long is Why Brown?" */
export function answerLengths(question: Question): Reply {
  const asked = essaysOf(question);
  const named = question.essays.length + question.apps.length > 0;
  const [single] = asked;
  if (named && single && asked.length === 1) return lengthOf(single);
  if (named && asked.length <= FEW) return lengthsOf(asked);
  const essays = asked.filter((essay) => !isEmpty(essay));
  const [only] = essays;
  if (!only) {
    return {
      says: ['There is no text to count yet.'],
      next: `Next step: begin in ${pages.essays}. I count from the first word.`,
    };
  }
  if (essays.length === 1) return lengthOf(only);
  const over = essays.filter((essay) => overBy(essay) > 0).sort((a, b) => overBy(b) - overBy(a));
  const short = essays.filter((essay) => essay.words < SHORT * (limitOf(essay) ?? 0));
  const unlimited = essays.filter((essay) => limitOf(essay) === null);
  const also = [unlimited.length > 0 ? `No limit entered: ${listed(unlimited.map(essayLink), 2)}.` : ''];
  const lines = (some: ContextEssay[]) => some.map((essay) => `${essayLink(essay)}: ${lengthText(essay)}`);
  const [longest] = over;
  const [shortest] = short;
  if (/\b(?:short|under|below)\b/.test(question.text)) {
    return {
      says: [
        `${counted(short.length, 'essay has', 'essays have')} more than a quarter of the limit left${shortest ? ':' : '.'}`,
      ],
      list: lines(short),
      also,
      next: shortest
        ? `Next step: a short answer can be right, so ask of ${essayLink(shortest)} whether one more moment would help.`
        : 'Next step: spend the time on your lowest score instead.',
    };
  }
  return {
    says: [
      longest ? `${counted(over.length, 'essay is', 'essays are')} over the limit:` : 'No essay is over its limit.',
    ],
    list: lines(over),
    also,
    next: longest
      ? `Next step: cut ${counted(overBy(longest), 'word')} from ${essayLink(longest)}, ${HOW_TO_CUT}.`
      : 'Next step: nothing has to be cut, so spend the time on your lowest score.',
  };
}

function lengthsOf(essays: ContextEssay[]): Reply {
  const over = essays.filter((essay) => overBy(essay) > 0).sort((a, b) => overBy(b) - overBy(a))[0];
  return {
    says: ['Their lengths:'],
    list: essays.map((essay) => `${essayLink(essay)}: ${lengthText(essay)}`),
    next: over
      ? `Next step: cut ${counted(overBy(over), 'word')} from ${essayLink(over)}, ${HOW_TO_CUT}.`
      : 'Next step: none is over its limit, so nothing has to be cut.',
  };
}

function lengthOf(essay: ContextEssay): Reply {
  const limit = limitOf(essay);
  if (isEmpty(essay)) {
    return { says: [`${essayLink(essay)} is ${lengthText(essay)}.`], next: `Next step: ${stepFor(essay)}` };
  }
  const facts = `${essayLink(essay)} has **${counted(essay.words, 'word')}**`;
  if (limit === null) {
    return {
      says: [`${facts}, and no limit is entered.`],
      next: 'Next step: enter its word limit, so that I can compare.',
    };
  }
  if (overBy(essay) > 0) {
    const found = remark(essay, 'needsWork');
    return {
      says: [`${facts}, ${lengthText(essay)}.`, found ? `A place to cut or tighten: ${found}` : ''],
      next: `Next step: cut ${counted(overBy(essay), 'word')}, ${HOW_TO_CUT}.`,
    };
  }
  return {
    says: [`${facts}, with room for ${limit - essay.words} more under its limit of ${limit}.`],
    next: 'Next step: use the room only if a moment is missing. A finished short answer beats a stretched one.',
  };
}

/** "How many essays are done?", "How far am I?" */
export function answerProgress(question: Question): Reply {
  const { record, apps, text } = question;
  const supplementals = /\bsupp/.test(text);
  const all = apps.length > 0 ? essaysOf(question) : record.essays;
  const essays = all.filter(({ id }) => !(supplementals && id === MAIN));
  const done = essays.filter((essay) => !isUnsettled(essay));
  const open = essays.filter((essay) => isUnsettled(essay) && !isSent(record, essay));
  const [next] = open.toSorted((a, b) => a.words - b.words);
  return {
    says: [
      `You have ${counted(essays.length, supplementals ? 'supplemental' : 'essay')}: ${done.length} final, ${counted(open.length, 'is', 'are')} open.`,
    ],
    list: [
      ...(done.length > 0 ? [`Final: ${listed(done.map(essayLink), 4)}`] : []),
      ...open.map((essay) => `${essayLink(essay)}: ${isEmpty(essay) ? '' : `${essay.status}, `}${lengthText(essay)}`),
    ],
    next: next ? `Next step: ${stepFor(next)}` : 'Next step: read each aloud once before you send it.',
  };
}

/** "Which supplementals have I not started?" */
export function answerUnfinished(question: Question): Reply {
  const { record, text } = question;
  const only = /\bsupp/.test(text);
  const [one, many] = only ? ['supplemental', 'supplementals'] : ['essay', 'essays'];
  const open = essaysOf(question).filter(
    (essay) => !isSent(record, essay) && (essay.status !== 'final' || isEmpty(essay)) && !(only && essay.id === MAIN),
  );
  const empty = open.filter(isEmpty);
  const begun = open.filter((essay) => !isEmpty(essay));
  const onlyEmpty = /\b(?:empty|blank|unstarted|untouched|start\w*|begun|begin)\b/.test(text);
  const shown = [...empty, ...(onlyEmpty ? [] : begun)];
  const [first] = [...empty, ...begun];
  if (record.essays.every(({ id }) => id === MAIN) && only) {
    return {
      says: ['No supplemental is in Laurel yet.'],
      next: `Next step: add them to a college in ${pages.applications}, and I will tell you which are open.`,
    };
  }
  const nothingEmpty = `No ${one} is empty`;
  const parts = [
    empty.length > 0 ? `${counted(empty.length, `${one} is`, `${many} are`)} empty` : nothingEmpty,
    begun.length > 0 ? `${counted(begun.length, 'is', 'are')} begun but not final` : 'none is half done',
  ];
  return {
    says: [`${parts.join(' and ')}${shown.length > 0 ? ':' : '.'}`],
    list: shown.map((essay) =>
      [`${essayLink(essay)}: ${lengthText(essay)}`, ...(isEmpty(essay) ? [] : [essay.status, scoreText(essay)])].join(
        ', ',
      ),
    ),
    next: first
      ? `Next step: ${stepFor(first)}`
      : `Next step: read one aloud in ${pages.essays}; the ear finds what the eye skips.`,
  };
}
