import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { appLink, isSubmitted, isUnsettled, supplementalsOf } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { piqsMissing } from './piqs.ts';

/** "Which school has the most essays?", "Who wants the least writing from me?" */
export function answerEssaysByCollege(question: Question): Reply[] {
  const { record, text } = question;
  if (/\b(?:no|without|zero)\b/.test(text)) return [withoutEssays(question)];
  const least = /\b(?:least|fewest|shortest|easiest)\b/.test(text);
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

/** "Which of my colleges have no supplements here?" */
function withoutEssays({ record }: Question): Reply {
  const none = record.apps.filter((app) => supplementalsOf(record, app).length === 0);
  const names = none.map((app) => `${appLink(app)}${isSubmitted(app) ? ' (sent)' : ''}`);
  return none.length === 0
    ? { says: ['Each of your applications has an essay of its own here.'], source: fromRecord('Essays') }
    : {
        says: [`No essay of its own is entered for ${listed(names)}.`],
        next: 'That says only what is in Laurel. Next step: ask me which essays one of them requires.',
        source: fromRecord('Essays'),
      };
}
