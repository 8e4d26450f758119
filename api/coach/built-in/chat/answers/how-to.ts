import places from '#api/coach/data/chat/places.json' with { type: 'json' };
import { categoryNames } from '#contract/essays.ts';
import { meaningOf, moveFor } from '../categories.ts';
import { essayLink, isEmpty, isScored, ofEarlierDraft } from '../essays.ts';
import { categoryText, titled } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { says } from '../wordings.ts';

/** "How do I add a college?", "How do I score an essay?" */
export const answerHowTo = ({ text }: Question): Reply => ({
  says: [places.find(({ wordings }) => says(wordings, text))?.place ?? `That is done in ${pages.applications}.`],
  next: 'Then ask me what is missing, and I will read what you entered.',
});

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
      `**${titled(category)}** is ${meaningOf(category)}.`,
      lowest ? `Your lowest is ${essayLink(lowest)} with ${categoryText(category, lowest.categories)}.` : '',
    ],
    next: `Next step: ${moveFor(category)}.`,
  };
}
