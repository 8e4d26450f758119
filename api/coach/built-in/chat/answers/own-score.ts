import { testScoresSource } from '#api/colleges/test-scores.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { named } from '../intents.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';
import { adviseOn } from './advice.ts';
import { answerFacts } from './facts.ts';
import { scoreIn, verdictOn } from './score-ranges.ts';

/** "I got a 1310, should I send it?": where that lies at each college that is still to be sent. */
export function answerOwnScore(question: Question): Reply | Reply[] {
  if (question.apps.length + question.strangers.length > 0) return answerFacts(question);
  const own = scoreIn(question.text);
  const advice = adviseOn(named('scores-submit'), question);
  if (own === undefined) return advice;
  const list = question.record.apps
    .filter((app) => !isSubmitted(app))
    .flatMap((app) => {
      const verdict = verdictOn(app.college, own);
      return verdict ? [`${appLink(app)}: ${verdict}`] : [];
    });
  if (list.length === 0) return advice;
  return {
    says: [`Your ${own} beside the middle half of those who enrolled in ${testScoresSource.cycle}:`],
    list,
    next: 'It says nothing of your chance. Next step: send it where it lies within or above, and ask your counselor where it is high for your school.',
    source: fromFacts(testScoresSource),
  };
}
