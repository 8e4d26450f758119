import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { CATEGORY_WEIGHTS, scoreOf } from '#contract/category-weights.ts';
import { categoryNames, type CategoryName } from '#contract/essays.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { mean } from '../../measure.ts';
import { rolesIn } from '../../roles-in.ts';
import { meaningOf, moveFor } from '../categories.ts';
import {
  textOf,
  essayLink,
  highestOf,
  isEmpty,
  isScored,
  lengthText,
  lowestOf,
  ofEarlierDraft,
  overBy,
  promptText,
  remark,
  scoreText,
  type Scored,
} from '../essays.ts';
import { categoryText, fromLowest, tenths, titled } from '../figures.ts';
import { listed, pages, sentenceOf } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import { holds } from '../phrases.ts';
import { isUc, speaksOfUc } from '../signs.ts';
import type { Reply } from '../reply.ts';
import { answerReady } from './colleges.ts';
import { leftOverIn } from './left-over.ts';

/** "What does specificity mean?" */
export function answerMeaning(question: Question): Reply {
  const { category, text, record } = question;
  const [, score] = /\b(\d{1,3})\b/.exec(text) ?? [];
  const scored = record.essays.filter((essay) => !isEmpty(essay) && essay.score === Number(score));
  if (!category) {
    return {
      says: [
        scored.length > 0
          ? `${score} / 100 is the score of ${listed(scored.map((one) => essayLink(one) + ofEarlierDraft(one)))}.`
          : '',
        `An essay is scored from 0 to 100, put together from six categories of 0 to 10: ${listed([...categoryNames], 6)}. The score says how it reads by Laurel's own rules, compared with itself, not what a college will decide; no college sees it.`,
      ],
      next: 'Ask me what one of them means, or which essay is weakest in it.',
    };
  }
  const [lowest] = scoredOf(question).toSorted((a, b) => a.categories[category] - b.categories[category]);
  return {
    says: [
      `**${titled(category)}** is ${meaningOf(category)}.`,
      lowest
        ? `${question.essays.length === 1 ? `${essayLink(lowest)} has` : `Your lowest is ${essayLink(lowest)} with`} ${categoryText(category, lowest.categories)}.`
        : '',
    ],
    next: `Next step: ${moveFor(category, lowest)}.`,
  };
}

/** Those of the question that have a score, the lowest first. */
const scoredOf = (question: Question): Scored[] =>
  essaysOf(question)
    .filter(isScored)
    .sort((a, b) => a.score - b.score);

/** "Voice 4.9 / 10" and so on, the lowest first. */
const categoryTexts = ({ categories }: Scored): string[] =>
  fromLowest(categories).map((name) => categoryText(name, categories));

/** From so many points on something of the whole text holds a score below what its categories make. */
const HELD = 5;

/** "Its categories alone make 60; at 64 of 650 words it cannot have more than 34 yet." Nothing where they make the score. */
function heldText(essay: Scored): string {
  const { score, categories, words } = essay;
  const made = Math.round(scoreOf(categories, CATEGORY_WEIGHTS));
  if (made - score < HELD) return '';
  const limit = limitOf(essay);
  return limit !== null && words < SHORT_OF_LIMIT * limit
    ? `Its categories alone make ${made}; with ${words} of ${limit} words it has no more than ${score} yet.`
    : `Its categories alone make ${made}. A rule for the whole text holds it at ${score}: its length, its kind, or whether it answers the prompt.`;
}

/** The share of its limit below which an essay's length alone holds its score. */
const SHORT_OF_LIMIT = 0.4;

const NEXT_LOWEST = /\b(?:next|second|2nd) (?:\w+ )?(?:weakest|worst|lowest|weak one|bad one)\b/;

/** Whether only one essay that has a score is asked about, such as that of a college, while others have one as well. */
const isOfOne = (question: Question, scored: readonly Scored[]): boolean =>
  scored.length === 1 && namesEssays(question);

/** "Which essay is weakest?", "What is the next weakest?" */
export function answerWeakest(question: Question): Reply {
  // The next weakest is another one than the essay that the talk has just spoken of.
  if (NEXT_LOWEST.test(question.text) && namesEssays(question))
    return answerWeakest({ ...question, essays: [], apps: [] });
  const all = scoredOf(question);
  if (question.essays.length === 1 || question.category || isOfOne(question, all)) return answerEssay(question);
  const isNext = NEXT_LOWEST.test(question.text) && all.length > 1;
  const [weakest, second] = isNext ? all.slice(1) : all;
  if (!weakest) return noScores(question);
  const [lowest, next] = categoryTexts(weakest);
  return {
    says: [
      `${essayLink(weakest)} is your ${isNext ? 'second lowest' : second ? 'lowest' : 'only'} score, **${scoreText(weakest)}**. ${heldText(weakest) || `It is held back by **${lowest}** and ${next}.`}${second ? ` Next comes ${essayLink(second)} with ${scoreText(second)}.` : ''}`,
      fixFirst(weakest),
    ],
    also: [unscoredText(question)],
    next: `Next step: ${stepFor(weakest)}`,
  };
}

/** "What is my best essay?" */
export function answerStrongest(question: Question): Reply {
  const scored = scoredOf(question);
  if (isOfOne(question, scored)) return answerEssay(question);
  const best = scored.at(-1);
  const [weakest] = scored;
  if (!best || !weakest) return noScores(question);
  const several = best !== weakest;
  return {
    says: [
      `${essayLink(best)} is your ${several ? 'highest' : 'only'} score, **${scoreText(best)}**. It stands out in **${categoryText(highestOf(best), best.categories)}**.`,
      whatWorks(best),
    ],
    also: [unscoredText(question)],
    next: several
      ? `Next step: read it right before you go on with ${essayLink(weakest)}, and do there what works here.`
      : `Next step: ${stepFor(best)}`,
  };
}

/** "How is my main essay?", "How do I improve the voice of Why Brown?" */
export function answerEssay(question: Question): Reply {
  const { category } = question;
  const essays = essaysOf(question);
  const [only] = essays;
  if (only && essays.length === 1) return reportOn(only, category, question);
  if (!category) return namesEssays(question) ? answerScores(question) : answerWeakest(question);
  const [lowest] = scoredOf(question).sort((a, b) => a.categories[category] - b.categories[category]);
  return lowest ? reportOn(lowest, category, question) : answerScores(question);
}

/** A remark on the whole of an essay, such as a part of its prompt that it leaves out. */
function ofTheWhole(essay: ContextEssay): string | undefined {
  const found = essay.needsWork.filter(({ start }) => start === null);
  return found.length > 0 && found.length < essay.needsWork.length
    ? remark({ ...essay, needsWork: found }, 'needsWork')
    : undefined;
}

function reportOn(essay: ContextEssay, category: CategoryName | undefined, question: Question): Reply {
  if (isEmpty(essay)) return emptyReport(essay);
  const [found] = leftOverIn([essay], question);
  const slip = found ? `Fix this before anything else: another college stands in it: ${found.place}.` : '';
  if (!isScored(essay)) {
    return {
      says: [slip, `${essayLink(essay)} has no score yet (${lengthText(essay)}, ${essay.status}).`],
      next: 'Next step: open it and press Score (AI). Then I can tell you its weakest category and what to fix first.',
    };
  }
  const { categories } = essay;
  const lowest = categoryText(lowestOf(essay), categories);
  const facts = `${essayLink(essay)} scores **${scoreText(essay)}** (${lengthText(essay)}, ${essay.status}).`;
  if (category) {
    const place = category === lowestOf(essay) ? 'its lowest category' : `its lowest is ${lowest}`;
    return {
      says: [`${facts} **${categoryText(category, categories)}**; ${place}.`, fixFirst(essay)],
      next: `Next step for ${titled(category)}: ${moveFor(category, essay)}. ${scoreAgain(essay)}`,
    };
  }
  const highest = categoryText(highestOf(essay), categories);
  return {
    says: [
      slip,
      `${facts} Lowest: **${lowest}**. Highest: ${highest}.`,
      whatWorks(essay),
      fixFirst(essay),
      labelled('And', ofTheWhole(essay)),
    ],
    next: `Next step: ${stepFor(essay)}`,
  };
}

function emptyReport(essay: ContextEssay): Reply {
  const prompt = promptText(essay);
  return {
    says: [`${essayLink(essay)} is ${lengthText(essay)}.${prompt ? ` Its prompt: “${prompt}”` : ''}`],
    next: `Next step: set a timer for ten minutes and write one moment${prompt ? ' that answers it' : ' as it happened'}, without fixing anything.`,
  };
}

/** "Why is it so low?" */
export function explainScore(question: Question): Reply {
  const [essay] = scoredOf(question);
  if (!essay) return answerEssay(question);
  return {
    says: [
      `${essayLink(essay)} has **${scoreText(essay)}**, put together from six categories, here from the lowest: ${categoryTexts(essay).join(', ')}.`,
      question.category ? whyThatCategory(question.category, essay) : '',
      heldText(essay),
      fixFirst(essay),
    ],
    next: `Next step: ${stepFor(essay)}`,
  };
}

/** What a category asks, and of two of them how much of that the coach finds in the text. */
function whyThatCategory(category: CategoryName, essay: ContextEssay): string {
  const roles = rolesIn(textOf(essay));
  const having = (...wanted: (typeof roles)[number]['role'][]) =>
    roles.filter(({ role }) => wanted.includes(role)).length;
  const of = inFigures(roles.length, 'sentence');
  const found: Partial<Record<CategoryName, string>> = {
    reflection: ` Of ${of}, I read ${having('reflection')} as a thought of your own on what happened.`,
    specificity: ` Of ${of}, I read ${having('scene', 'detail')} as something that one can see, and ${having('claim', 'general')} as general.`,
  };
  return `**${titled(category)}** is ${meaningOf(category)}.${found[category] ?? ''}`;
}

/** The most places of an essay that are told at once. */
const MOST_PLACES = 3;

/** "How do I fix that?" after a score: the places of the essay that were marked, and what its two lowest categories need. */
export function answerFix(question: Question): Reply {
  const [essay] = scoredOf(question);
  if (!essay) return answerEssay(question);
  const places = essay.needsWork.slice(0, MOST_PLACES).flatMap((mark) => {
    const told = remark({ ...essay, needsWork: [mark] }, 'needsWork');
    return told ? [told] : [];
  });
  const moves = fromLowest(essay.categories)
    .slice(0, 2)
    .map((name) => `For **${categoryText(name, essay.categories)}**: ${moveFor(name, essay)}.`);
  return {
    says: [`In ${essayLink(essay)} (${scoreText(essay)}), in this order:`],
    list: [...places, ...moves],
    ordered: true,
    next: `Next step: open it and take the first one only. ${scoreAgain(essay)}`,
  };
}

/** "Is that bad?" after a score: where it stands among the student's own, and what a score does not say. */
export function judgeScore(question: Question): Reply {
  const [essay] = scoredOf(question);
  if (!essay) return answerEssay(question);
  const others = question.record.essays.filter(isScored).filter(({ id }) => id !== essay.id);
  const higher = others.filter(({ score }) => score > essay.score).length;
  const place =
    others.length === 0
      ? 'It is your only score, so there is nothing of yours to hold it against.'
      : higher === 0
        ? `It is the highest of your ${others.length + 1} scores.`
        : higher === others.length
          ? `It is the lowest of your ${others.length + 1} scores.`
          : `Of your ${others.length + 1} scores ${higher} ${higher === 1 ? 'is' : 'are'} higher.`;
  return {
    says: [
      `${essayLink(essay)} has **${scoreText(essay)}**. ${place} A score has no pass mark, and no college sees it: it says how clear and particular the text is by Laurel’s own rules, so it is good for comparing drafts and not for guessing an answer.`,
      fixFirst(essay),
    ],
    next: `Next step: ${stepFor(essay)}`,
  };
}

/** "Is Why Rice better than Why Brown?" */
export function answerCompare(question: Question): Reply | Reply[] {
  const ofEssays = holds(question.text, lists.essays) || /\b(?:scored?|scores|graded?)\b/.test(question.text);
  if (question.apps.length > 1 && !ofEssays) return answerReady(question);
  const ofColleges = question.record.essays.filter(({ appId }) => question.apps.some(({ id }) => id === appId));
  const ofUc =
    question.essays.length === 0 && speaksOfUc(question.text)
      ? question.record.essays.filter(({ college }) => isUc(college ?? ''))
      : [];
  const chosen = ofUc.length > 1 ? ofUc : [...essaysOf(question), ...ofColleges];
  const essays = [...new Set(chosen)].filter((essay) => !isEmpty(essay));
  const scored = essays.filter(isScored).sort((a, b) => b.score - a.score);
  const best = scored[0];
  const last = scored.at(-1);
  if (best && best === last && essays.length > 1) return onlyOneScored(best, essays);
  if (!best || !last || best === last) return essays.length > 1 ? noScores(question) : answerEssay(question);
  const [name] = categoryNames.toSorted((a, b) => lead(best, last, b) - lead(best, last, a));
  const figures =
    best.score === last.score
      ? `${essayLink(best)} and ${essayLink(last)} have the same score.`
      : `${essayLink(best)} scores higher than ${essayLink(last)}: ${scoreText(best)} against ${scoreText(last)}.`;
  const most =
    name && lead(best, last, name) > 0
      ? ` They differ most in **${titled(name)}**: ${tenths(best.categories[name])} against ${tenths(last.categories[name])}.`
      : '';
  return {
    says: [`${figures}${most}`],
    list: essays.map((essay) => `${essayLink(essay)}: ${scoreText(essay)}, ${lengthText(essay)}, ${essay.status}`),
    next: `Next step in ${essayLink(last)}: ${stepFor(last)}`,
  };
}

/** Two are to be compared, and one of them has a score. */
function onlyOneScored(scored: Scored, essays: readonly ContextEssay[]): Reply {
  const others = essays.filter((essay) => essay !== scored);
  return {
    says: [
      `${essayLink(scored)} has ${scoreText(scored)}. ${listed(others.map(essayLink))} ${others.length === 1 ? 'has' : 'have'} no score yet, so I cannot say which is better.`,
    ],
    next: `Next step: open ${essayLink(others[0]!)} and press Score (AI). Then ask me again.`,
  };
}

const lead = (best: Scored, last: Scored, name: CategoryName): number => best.categories[name] - last.categories[name];

/** "What are my scores?" */
export function answerScores(question: Question): Reply {
  const [only] = question.essays;
  if (only && question.essays.length === 1) return reportOn(only, question.category, question);
  const all = namesEssays(question) ? essaysOf(question) : question.record.essays;
  const scored = all.filter(isScored).sort((a, b) => b.score - a.score);
  const [weakest] = scoredOf(question);
  if (!weakest) return noScores(question);
  const [, side, bound] = ABOVE_OR_BELOW.exec(question.text) ?? [];
  if (side && bound) return beyond(scored, BELOW.test(side) ? 'below' : 'above', Number(bound));
  return {
    says: [
      scored.length > 1
        ? `${inFigures(scored.length, 'essay')} have a score, ${mean(scored.map(({ score }) => score)).toFixed(1)} / 100 on average:`
        : 'One essay has a score:',
    ],
    list: scored.map((essay) => `${essayLink(essay)}: **${scoreText(essay)}**, ${lengthText(essay)}`),
    also: [unscoredText(question)],
    next: `Next step in ${essayLink(weakest)}: ${stepFor(weakest)}`,
  };
}

/** "How many essays are above 80?" */
const ABOVE_OR_BELOW = /\b(above|over|more than|higher than|at least|below|under|less than|lower than) (\d{1,3})\b/;
const BELOW = /below|under|less|lower/;

function beyond(scored: readonly Scored[], side: 'above' | 'below', bound: number): Reply {
  const those = scored.filter(({ score }) => (side === 'below' ? score < bound : score >= bound));
  return {
    says: [
      `${those.length === 0 ? 'None' : those.length} of ${inFigures(scored.length, 'scored essay')} ${those.length === 1 ? 'has' : 'have'} ${side === 'below' ? `less than ${bound}` : `${bound} or more`}${those.length > 0 ? ':' : '.'}`,
    ],
    list: those.map((essay) => `${essayLink(essay)}: **${scoreText(essay)}**`),
    next: 'Next step: a number of points is no goal in itself. Ask me what holds the lowest one back.',
  };
}

/** The essay improvement that is worth most, as a sentence: the lowest category of the lowest score; without scores, the way to one. */
export function worthMost(question: Question): string {
  const scored = scoredOf(question);
  const [weakest] = scored;
  if (!weakest) return noScores(question).next ?? '';
  const category = lowestOf(weakest);
  const lowest = scored.length > 1 ? `, the lowest of ${scored.length} scores` : '';
  const over = overBy(weakest) > 0 ? ` It is also ${lengthText(weakest)}.` : '';
  const held = heldText(weakest);
  if (held)
    return `The essay improvement worth most: ${essayLink(weakest)} (**${scoreText(weakest)}**${lowest}). ${held} ${fixFirst(weakest)}${over}`;
  return `The essay improvement worth most: ${essayLink(weakest)} (**${scoreText(weakest)}**${lowest}) is held back by **${categoryText(category, weakest.categories)}**, so ${moveFor(category, weakest)}.${over}`;
}

function noScores(question: Question): Reply {
  const [longest] = essaysOf(question).toSorted((a, b) => b.words - a.words);
  if (!longest) return { says: ['There is no essay to look at yet.'], next: `Next step: begin in ${pages.essays}.` };
  if (isEmpty(longest)) {
    return {
      says: ['There is no essay text to judge yet.'],
      next: `Next step: start ${essayLink(longest)} with one moment as it happened, in plain sentences. Score it when it fills a paragraph.`,
    };
  }
  const slips = leftOverIn(essaysOf(question), question);
  return {
    says: [
      ...slips
        .slice(0, 2)
        .map(
          ({ essay, place }) => `Fix this before anything else: ${essayLink(essay)} names another college, ${place}.`,
        ),
      'None of these essays has a score yet, so I cannot rank them.',
    ],
    next: `Next step: open ${essayLink(longest)}, the longest with ${inFigures(longest.words, 'word')}, and press Score (AI). Then ask me again.`,
  };
}

const whatWorks = (essay: ContextEssay): string => labelled('What works', remark(essay, 'likes'));
const fixFirst = (essay: ContextEssay): string => labelled('Fix first', remark(essay, 'needsWork'));
const labelled = (label: string, found: string | undefined): string => (found ? `${label}: ${found}` : '');

export function unscoredText(question: Question): string {
  const unscored = essaysOf(question).filter((essay) => essay.score === null && !isEmpty(essay));
  return sentenceOf('No score yet', unscored.map(essayLink), 2);
}

/** What raises the score most: to meet the limit, then the lowest category. */
function stepFor(essay: Scored): string {
  const over = overBy(essay);
  const step =
    over > 0
      ? `cut ${inFigures(over, 'word')} to meet its limit of ${limitOf(essay)}`
      : `for ${titled(lowestOf(essay))}, ${moveFor(lowestOf(essay), essay)}`;
  return `${step}. ${scoreAgain(essay)}`;
}

const scoreAgain = ({ scoreOutdated }: ContextEssay): string =>
  scoreOutdated ? 'You have changed it since it was scored, so score it again first.' : 'Then score it again.';
