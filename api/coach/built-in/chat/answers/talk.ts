import { deadlinesOf, dueLine, nextDeadline } from '../due.ts';
import { appLink, essayLink, isEmpty, isSubmitted } from '../essays.ts';
import { isPast } from '../figures.ts';
import { intentsNear, questionOf } from '../intents.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { hasNothing, nothingYet } from './missing.ts';

export function answerGreeting(question: Question): Reply {
  if (hasNothing(question)) return nothingYet('Hello, I am AdmitLens. There is nothing of yours in Laurel yet.');
  return { says: [`Hello. ${deadlineText(question)} You could ask me:`], list: questionsFor(question) };
}

/** A word such as "You are welcome.", and the next deadline. */
export const acknowledge =
  (word: string) =>
  (question: Question): Reply => ({
    says: [
      `${word} ${hasNothing(question) ? `Whenever you like, begin in ${pages.applications}.` : deadlineText(question)}`,
    ],
  });

function deadlineText(question: Question): string {
  const next = nextDeadline(question.record, question);
  return next ? `Your next deadline is ${dueLine(next, question)}.` : 'No deadline is coming up.';
}

/** Something to say, with three questions that the record has an answer to. */
export const suggest =
  (says: string, next?: string) =>
  (question: Question): Reply =>
    hasNothing(question) ? nothingYet(says) : { says: [says], list: questionsFor(question), next };

export const answerAbilities = suggest(
  'I answer from what you have entered in Laurel (deadlines, what a college still needs, scores and remarks of essays, word limits, prompts that are alike, activities, honors and rounds), and from general advice on applying: rounds, letters, tests, money, forms. I cannot write for you or foresee a decision.',
  'Ask one of these, or your own.',
);

export const answerComplaint = suggest(
  'I am sorry, that did not help. I find answers by rules, so I can mistake what you mean. It works best to name the college or the essay and what you want to know of it. For example:',
);

/** A message in another language. */
export const answerLanguage = suggest(
  'I understand only English so far, and I am sorry for that. In English you could ask me:',
);

/** Nothing understood: the questions that may be meant, or else some that the record has an answer to. */
export function answerUnknown(question: Question): Reply {
  const [first, ...more] = intentsNear(question.text).flatMap(({ thing }) => questionOf(thing) ?? []);
  if (!first) return sayWhatIsKnown(question);
  return {
    says: ['I am not sure what you mean. Is it one of these?'],
    list: [first, ...more],
    next: 'Ask one of them, or say it in other words. It helps to name the college, the essay or the activity.',
  };
}

const sayWhatIsKnown = suggest(
  'I have no answer to that. I can tell you what is in your own record, and what is generally true of applying: rounds, letters, tests, money, essays, forms. For example:',
  'Or name a college, an essay or an activity, and I will tell you how it stands.',
);

/** A link is read whole, because the name of an essay has a colon: “Rice University: Why Rice”. */
const FIRST_SENTENCE = /^(?:\[(?:\\.|[^\]\\])*\]\([^)]*\)|\\.|[^[\\])*?[.?:](?= [A-Z“]|$)/su;
const firstSentenceOf = (paragraph: string): string => FIRST_SENTENCE.exec(paragraph)?.[0] ?? paragraph;

/** "Can you say that shorter?": the first sentence of the last answer. */
export const answerShorter = ({ told }: Question): Reply => ({
  says: [told === '' ? 'I have not said anything yet.' : firstSentenceOf(told.split('\n\n')[0]!)],
});

/** What can be asked in place of what nobody knows: of the college that was named, and of the student's own work. */
export function offersFor(question: Question): string[] {
  if (hasNothing(question)) return [];
  const [app] = question.apps;
  const ofCollege = app ? [`What does ${appLink(app)} ask for?`] : [];
  const ofPlan = question.plan.items.length > 0 ? ['Can I finish everything in time?'] : [];
  return [...ofCollege, ...ofPlan, ...questionsFor(question)].slice(0, 3);
}

function questionsFor({ record, ...moment }: Question): string[] {
  const { apps, essays, activities, honors } = record;
  const open = apps.filter((app) => !isSubmitted(app));
  const college = open.find(({ deadline }) => deadline !== null && !isPast(deadline, moment)) ?? open[0];
  const written = essays.find((essay) => !isEmpty(essay));
  return [
    college ? `What is missing for ${appLink(college)}?` : '',
    essays.filter(({ score }) => score !== null).length > 1 ? 'Which essay is weakest, and why?' : '',
    activities.length > 1 ? 'What do my activities have in common?' : '',
    deadlinesOf(record, moment).length > 0 ? 'What is due next?' : '',
    written ? `How long is my ${essayLink(written)}?` : '',
    apps.some(isSubmitted) ? 'Where am I waiting for an answer?' : '',
    honors.length > 0 ? 'At which levels are my honors?' : '',
    'How many colleges does the Common App allow?',
    'What should I write about?',
  ]
    .filter(Boolean)
    .slice(0, 3);
}
