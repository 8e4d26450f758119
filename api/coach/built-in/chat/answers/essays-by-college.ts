import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { appLink, isSubmitted, isUnsettled, supplementalsOf } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { piqsMissing } from './piqs.ts';

/** "Which school has the most essays?", "Who wants the least writing from me?" */
export function answerEssaysByCollege(question: Question): Reply[] {
  const { record, text } = question;
  const least = /\b(?:least|fewest|shortest|easiest|no)\b/.test(text);
  const ranked = record.apps
    .filter((app) => !isSubmitted(app))
    .map((app) => {
      const essays = supplementalsOf(record, app);
      const words = essays
        .filter(isUnsettled)
        .reduce((sum, essay) => sum + Math.max(0, (limitOf(essay) ?? essay.words) - essay.words), 0);
      return { app, count: essays.length, words };
    })
    .toSorted((a, b) => (b.count - a.count || b.words - a.words) * (least ? -1 : 1));
  const [first] = ranked;
  if (!first) {
    return [
      { says: ['No application is left to send.'], next: `Next step: look at the answers in ${pages.applications}.` },
    ];
  }
  return [
    {
      says: [
        `Of the applications that are not sent, ${appLink(first.app)} has the ${least ? 'fewest' : 'most'} essays of its own: **${first.count}**.`,
      ],
      list: ranked.map(
        ({ app, count, words }) =>
          `${appLink(app)}: ${inFigures(count, 'essay')}, up to ${inFigures(words, 'word')} left to write`,
      ),
      source: fromRecord('Essays'),
    },
    ...piqsMissing(question, record.apps),
  ];
}
