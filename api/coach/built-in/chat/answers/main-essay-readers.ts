import { appLink, essayLink, mainEssayOf } from '../essays.ts';
import { listed } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { asksForPiqs, readsMainEssay } from './piqs.ts';

/** "Which of my colleges get the main essay?", "Does Davis read my personal statement?" */
export function answerMainEssayReaders(question: Question): Reply {
  const { record, apps: named } = question;
  const apps = named.length > 0 ? named : record.apps;
  const ofUc = apps.filter(asksForPiqs);
  const ofOwnForm = apps.filter((app) => !ofUc.includes(app) && !readsMainEssay(app.college));
  const others = apps.filter((app) => readsMainEssay(app.college));
  const main = mainEssayOf(record);
  const essay = main ? essayLink(main) : 'Your main essay';
  return {
    says: [
      others.length > 0 ? `${essay} goes with the Common App to ${listed(others.map(appLink), 12)}.` : '',
      ofUc.length > 0
        ? `${listed(ofUc.map(appLink), 5)} ${ofUc.length === 1 ? 'does' : 'do'} not get it: the University of California has its own application and reads only the four Personal Insight Questions.`
        : '',
      ofOwnForm.length > 0
        ? `${listed(ofOwnForm.map(appLink), 5)} ${ofOwnForm.length === 1 ? 'is' : 'are'} not on the Common App, as far as Laurel\u2019s list of colleges says, so that essay does not go there by itself.`
        : '',
    ],
    next: 'Next step: a college with an application of its own may differ, so look at what its form asks for.',
  };
}
