import { inFigures } from '#contract/in-words.ts';
import { essayLink, isEmpty, lengthText, ofEarlierDraft } from '../essays.ts';
import { pages, sentenceOf } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { stepFor } from '../tasks.ts';
import { answerEssay } from './essays.ts';

/** "Which essays have no score yet?" */
export function answerUnscored(question: Question): Reply {
  if (question.essays.length === 1) return answerEssay(question);
  const essays = namesEssays(question) ? essaysOf(question) : question.record.essays;
  if (essays.length === 1) return answerEssay(question);
  const unscored = essays.filter((essay) => !isEmpty(essay) && essay.score === null);
  const empty = essays.filter(isEmpty);
  const earlier = essays.filter((essay) => essay.score !== null && ofEarlierDraft(essay) !== '');
  const [first] = unscored.toSorted((a, b) => b.words - a.words);
  const written = essays.length - empty.length;
  return {
    says: [
      first
        ? `${inFigures(unscored.length, 'essay with text has', 'essays with text have')} no score yet:`
        : written > 0
          ? 'Every essay that has text has a score.'
          : 'There is no essay text to score yet.',
    ],
    list: unscored.map((essay) => `${essayLink(essay)}: ${lengthText(essay)}, ${essay.status}`),
    also: [
      sentenceOf('Still empty, so there is nothing to score', empty.map(essayLink), 4),
      sentenceOf('Changed since the score', earlier.map(essayLink), 3),
    ],
    next: first
      ? `Next step: open ${essayLink(first)} and press Score (AI).`
      : `Next step: ${empty[0] ? stepFor(empty[0]) : `read one aloud in ${pages.essays}.`}`,
  };
}
