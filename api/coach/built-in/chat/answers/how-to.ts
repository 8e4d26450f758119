import { categoryNames } from '#contract/essays.ts';
import { MEANINGS, MOVES } from '../categories.ts';
import { essayLink, isEmpty, isScored, ofEarlierDraft } from '../essays.ts';
import { categoryText, titled } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** Where things are done in Laurel. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:score|scored|grade)\b/, `Open an essay in ${pages.essays} and press Score (AI).`],
  [/\bsupp/, `Open the college in ${pages.applications}; supplementals are added there.`],
  [
    /\b(?:deadline|status|round|decision|note|notes|submitted)\b/,
    `Open the college in ${pages.applications}; it is set there.`,
  ],
  [/\b(?:activit\w*|extracurriculars?|ecs?|ACTIVITY)\b/, `That is done in ${pages.activities}.`],
  [/\b(?:honors?|awards?|HONOR)\b/, `That is done in ${pages.honors}.`],
  [
    /\b(?:export|download|zip|backup|my name|account|profile|picture|settings|password|email)\b/,
    'That is done in Settings, in the menu.',
  ],
  [/\b(?:essay|essays|ESSAY|prompt|limit)\b/, `That is done in ${pages.essays}, in the essay itself.`],
  [
    /\b(?:college|school|COLLEGE|application|app)\b/,
    `Press + Add Application in ${pages.applications}; an open one is changed or deleted on its own page.`,
  ],
];

/** "How do I add a college?", "How do I score an essay?" */
export function answerHowTo(question: Question): Reply {
  const place =
    PLACES.find(([pattern]) => pattern.test(question.text))?.[1] ?? `That is done in ${pages.applications}.`;
  return { says: [place], next: 'Then ask me what is missing, and I will read what you entered.' };
}

/** "What does specificity mean?" */
export function answerMeaning(question: Question): Reply {
  const { category, text, record } = question;
  const [, score] = /\b(\d{1,3})\b/.exec(text) ?? [];
  const scored = record.essays.filter((essay) => !isEmpty(essay) && essay.score === Number(score));
  if (!category) {
    return {
      says: [
        scored.length > 0
          ? `${score} / 100 is the score of ${listed(scored.map((essay) => essayLink(essay) + ofEarlierDraft(essay)))}.`
          : '',
        `An essay is scored from 0 to 100, put together from six categories of 0 to 10: ${listed([...categoryNames], 6)}. The score says how it reads, not what a college will decide.`,
      ],
      next: 'Ask me what one of them means, or which essay is weakest in it.',
    };
  }
  const [lowest] = essaysOf(question)
    .filter(isScored)
    .sort((a, b) => a.categories[category] - b.categories[category]);
  return {
    says: [
      `**${titled(category)}** is ${MEANINGS[category]}.`,
      lowest ? `Your lowest is ${essayLink(lowest)} with ${categoryText(category, lowest.categories)}.` : '',
    ],
    next: `Next step: ${MOVES[category]}.`,
  };
}
