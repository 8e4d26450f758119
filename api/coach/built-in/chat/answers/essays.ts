import type { ContextEssay } from '#contract/ai.ts';
import { categoryNames, type CategoryName } from '#contract/essays.ts';
import { MOVES } from '../categories.ts';
import {
  essayLink,
  highestOf,
  isEmpty,
  isScored,
  lengthText,
  limitOf,
  lowestOf,
  overBy,
  remark,
  scoreText,
  type Scored,
} from '../essays.ts';
import { categoryText, fromLowest, titled } from '../figures.ts';
import { abridge, counted, escapeMarkdown, listed, pages } from '../markdown.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answerReady } from './colleges.ts';

/** Those of the question that have a score, the lowest first. */
const scoredOf = (question: Question): Scored[] =>
  essaysOf(question)
    .filter(isScored)
    .sort((a, b) => a.score - b.score);

/** "Which essay is weakest?" */
export function answerWeakest(question: Question): Reply {
  const [weakest, second] = scoredOf(question);
  if (question.essays.length === 1 || question.category) return answerEssay(question);
  if (!weakest) return noScores(question);
  const categories = fromLowest(weakest.categories).map((name) => categoryText(name, weakest.categories));
  return {
    says: [
      `${essayLink(weakest)} is your ${second ? 'lowest' : 'only'} score, **${scoreText(weakest)}**. It is held back by **${categories[0]}** and ${categories[1]}.${second ? ` Next comes ${essayLink(second)} with ${scoreText(second)}.` : ''}`,
      fixFirst(weakest),
    ],
    also: [unscoredText(question)],
    next: `Next step: ${stepFor(weakest)}`,
  };
}

/** "What is my best essay?" */
export function answerStrongest(question: Question): Reply {
  const scored = scoredOf(question);
  const best = scored.at(-1);
  const [weakest] = scored;
  if (!best || !weakest) return noScores(question);
  return {
    says: [
      `${essayLink(best)} is your ${scored.length > 1 ? 'highest' : 'only'} score, **${scoreText(best)}**. It stands out in **${categoryText(highestOf(best), best.categories)}**.`,
      whatWorks(best),
    ],
    also: [unscoredText(question)],
    next:
      scored.length > 1
        ? `Next step: read it right before you go on with ${essayLink(weakest)}, and do there what works here.`
        : `Next step: ${stepFor(best)}`,
  };
}

/** "How is my main essay?", "How do I improve the voice of Why Brown?" */
export function answerEssay(question: Question): Reply {
  const { category } = question;
  const essays = essaysOf(question);
  const named = question.essays.length + question.apps.length > 0;
  const [only] = essays;
  if (only && essays.length === 1) return reportOn(only, category);
  if (!named && !category) return answerWeakest(question);
  // Of several, the one that has most to gain in what is asked about.
  const [lowest] = category ? scoredOf(question).sort((a, b) => a.categories[category] - b.categories[category]) : [];
  return lowest ? reportOn(lowest, category) : answerScores(question);
}

function reportOn(essay: ContextEssay, category: CategoryName | undefined): Reply {
  if (isEmpty(essay)) return emptyReport(essay);
  if (!isScored(essay)) {
    return {
      says: [`${essayLink(essay)} has no score yet (${lengthText(essay)}, ${essay.status}).`],
      next: 'Next step: open it and press Score (AI). Then I can tell you its weakest category and what to fix first.',
    };
  }
  const { categories } = essay;
  const [lowest, highest] = [lowestOf(essay), highestOf(essay)].map((name) => categoryText(name, categories));
  const facts = `${essayLink(essay)} scores **${scoreText(essay)}** (${lengthText(essay)}, ${essay.status}).`;
  if (category) {
    const place = category === lowestOf(essay) ? 'its lowest category' : `its lowest is ${lowest}`;
    return {
      says: [`${facts} **${categoryText(category, categories)}**; ${place}.`, fixFirst(essay)],
      next: `Next step for ${titled(category)}: ${MOVES[category]}. ${scoreAgain(essay)}`,
    };
  }
  return {
    says: [`${facts} Lowest: **${lowest}**. Highest: ${highest}.`, whatWorks(essay), fixFirst(essay)],
    next: `Next step: ${stepFor(essay)}`,
  };
}

function emptyReport(essay: ContextEssay): Reply {
  const prompt = escapeMarkdown(abridge(essay.prompt, 140));
  return {
    says: [`${essayLink(essay)} is ${lengthText(essay)}.${prompt ? ` Its prompt: “${prompt}”` : ''}`],
    next: `Next step: set a timer for ten minutes and write one moment${prompt ? ' that answers it' : ' as it happened'}, without fixing anything.`,
  };
}

/** "Why is it so low?" */
export function explainScore(question: Question): Reply {
  const [essay] = scoredOf(question);
  if (!essay) return answerEssay(question);
  const parts = fromLowest(essay.categories).map((name) => categoryText(name, essay.categories));
  return {
    says: [
      `${essayLink(essay)} has **${scoreText(essay)}**, put together from six categories, here from the lowest: ${parts.join(', ')}.`,
      fixFirst(essay),
    ],
    next: `Next step: ${stepFor(essay)}`,
  };
}

/** "Is Why Rice better than Why Brown?" */
export function answerCompare(question: Question): Reply {
  if (question.apps.length > 1 && !/essay|ESSAY|supp/.test(question.text)) return answerReady(question);
  const ofColleges = question.record.essays.filter(({ appId }) => question.apps.some(({ id }) => id === appId));
  const essays = [...new Set([...essaysOf(question), ...ofColleges])].filter((essay) => !isEmpty(essay));
  const scored = essays.filter(isScored).sort((a, b) => b.score - a.score);
  const best = scored[0];
  const last = scored.at(-1);
  if (!best || !last || best === last) return essays.length > 1 ? noScores(question) : answerEssay(question);
  const apart = categoryNames
    .map((name) => ({ name, by: best.categories[name] - last.categories[name] }))
    .toSorted((a, b) => b.by - a.by)[0];
  const lead =
    best.score === last.score
      ? `${essayLink(best)} and ${essayLink(last)} have the same score.`
      : `${essayLink(best)} scores higher than ${essayLink(last)}: ${scoreText(best)} against ${scoreText(last)}.`;
  const most =
    apart && apart.by > 0
      ? `They differ most in **${titled(apart.name)}**: ${(best.categories[apart.name] / 10).toFixed(1)} against ${(last.categories[apart.name] / 10).toFixed(1)}.`
      : '';
  return {
    says: [`${lead} ${most}`.trim()],
    list: essays.map((essay) => `${essayLink(essay)}: ${scoreText(essay)}, ${lengthText(essay)}, ${essay.status}`),
    next: `Next step in ${essayLink(last)}: ${stepFor(last)}`,
  };
}

/** "What are my scores?" */
export function answerScores(question: Question): Reply {
  const { essays, apps, record } = question;
  const all = essays.length + apps.length > 0 ? essaysOf(question) : record.essays;
  const scored = all.filter(isScored).sort((a, b) => b.score - a.score);
  const [weakest] = scoredOf(question);
  if (!weakest) return noScores(question);
  const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
  return {
    says: [
      scored.length > 1
        ? `${counted(scored.length, 'essay')} have a score, ${mean.toFixed(1)} / 100 on average:`
        : 'One essay has a score:',
    ],
    list: scored.map((essay) => `${essayLink(essay)}: **${scoreText(essay)}**, ${lengthText(essay)}`),
    also: [unscoredText(question)],
    next: `Next step in ${essayLink(weakest)}: ${stepFor(weakest)}`,
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
  return `The essay improvement worth most: ${essayLink(weakest)} (**${scoreText(weakest)}**${lowest}) is held back by **${categoryText(category, weakest.categories)}**, so ${MOVES[category]}.${over}`;
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
  return {
    says: ['None of these essays has a score yet, so I cannot rank them.'],
    next: `Next step: open ${essayLink(longest)}, the longest with ${counted(longest.words, 'word')}, and press Score (AI). Then ask me again.`,
  };
}

function whatWorks(essay: ContextEssay): string {
  const found = remark(essay, 'likes');
  return found ? `What works: ${found}` : '';
}

function fixFirst(essay: ContextEssay): string {
  const found = remark(essay, 'needsWork');
  return found ? `Fix first: ${found}` : '';
}

export function unscoredText(question: Question): string {
  const unscored = essaysOf(question).filter((essay) => essay.score === null && !isEmpty(essay));
  return unscored.length > 0 ? `No score yet: ${listed(unscored.map(essayLink), 2)}.` : '';
}

/** What raises the essay most: to meet its limit, then its lowest category. */
function stepFor(essay: Scored): string {
  if (overBy(essay) > 0) {
    return `cut ${counted(overBy(essay), 'word')} to meet its limit of ${limitOf(essay)}. ${scoreAgain(essay)}`;
  }
  return `for ${titled(lowestOf(essay))}, ${MOVES[lowestOf(essay)]}. ${scoreAgain(essay)}`;
}

const scoreAgain = ({ scoreOutdated }: ContextEssay): string =>
  scoreOutdated ? 'You have changed it since it was scored, so score it again first.' : 'Then score it again.';
