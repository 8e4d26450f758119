import { deadlinesOf, dueLine, nextDeadline } from '../due.ts';
import { appLink, essayLink, isEmpty, isSubmitted } from '../essays.ts';
import { isPast } from '../figures.ts';
import { MORE_THAN_APPLICATIONS, type Mood } from '../moods.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { tasksOf } from '../tasks.ts';
import { hasNothing, nothingYet } from './nothing.ts';

export function answerGreeting(question: Question): Reply {
  if (hasNothing(question)) return nothingYet('Hello, I am AdmitLens. There is nothing of yours in Laurel yet.');
  return { says: [`Hello. ${deadlineText(question)} You could ask me:`], list: questionsFor(question) };
}

export function answerThanks(question: Question): Reply {
  return { says: [`You are welcome. ${hasNothing(question) ? '' : deadlineText(question)}`.trim()] };
}

function deadlineText(question: Question): string {
  const next = nextDeadline(question.record, question);
  return next ? `Your next deadline is ${dueLine(next, question)}.` : 'No deadline is coming up.';
}

export function answerAbilities(question: Question): Reply {
  const says = [
    'I answer from what you have entered in Laurel: deadlines, what a college still needs, scores and remarks of essays, word limits, prompts that are alike, activities, honors and rounds. I cannot write for you or foresee a decision.',
  ];
  return hasNothing(question)
    ? { says, next: `Next step: add a college in ${pages.applications}, so that I have something to work with.` }
    : { says, list: questionsFor(question), next: 'Ask one of these, or your own.' };
}

/** "I am so overwhelmed.", with nothing asked. */
export function answerMood({ opening, light }: Mood, question: Question): Reply {
  if (light) return { says: [opening, hasNothing(question) ? '' : deadlineText(question)] };
  const { essays } = question.record;
  const [task] = tasksOf(question.record, question);
  const essay = essays.find((essay) => task?.what.includes(essayLink(essay)));
  const step = essay ? `open ${essayLink(essay)} and write one sentence, any sentence` : task?.what;
  return {
    says: [opening, MORE_THAN_APPLICATIONS],
    next: `One small step, then rest: ${step ?? 'close Laurel for today. Nothing in it waits for you'}.`,
  };
}

/** "ok", "lol" */
export const answerNod = (question: Question): Reply => ({
  says: [
    `All right. ${hasNothing(question) ? `Whenever you like, begin in ${pages.applications}.` : deadlineText(question)}`,
  ],
});

/** "This is useless." */
export const answerComplaint = (question: Question): Reply => ({
  says: [
    'I am sorry, that did not help. I find answers by rules, so I can mistake what you mean. It works best to name the college or the essay and what you want to know of it. For example:',
  ],
  list: questionsFor(question),
});

/** A message in another language. */
export const answerLanguage = (question: Question): Reply => ({
  says: ['I understand only English so far, and I am sorry for that. In English you could ask me:'],
  list: questionsFor(question),
});

/** Nothing understood. */
export function answerUnknown(question: Question): Reply {
  if (hasNothing(question)) {
    return nothingYet('I have no answer to that, and there is nothing of yours in Laurel yet that I could look at.');
  }
  return {
    says: ['I have no answer to that. I only know what is in Laurel, and can answer questions like these:'],
    list: questionsFor(question),
    next: 'Or name a college, an essay or an activity, and I will tell you how it stands.',
  };
}

/** Three questions that the record has an answer to. */
function questionsFor(question: Question): string[] {
  const { apps, essays, activities, honors } = question.record;
  const open = apps.filter((app) => !isSubmitted(app));
  const college = open.find(({ deadline }) => deadline !== null && !isPast(deadline, question)) ?? open[0];
  const written = essays.find((essay) => !isEmpty(essay));
  return [
    college ? `What is missing for ${appLink(college)}?` : '',
    essays.filter(({ score }) => score !== null).length > 1 ? 'Which essay is weakest, and why?' : '',
    activities.length > 1 ? 'What do my activities have in common?' : '',
    deadlinesOf(question.record, question).length > 0 ? 'What is due next?' : '',
    written ? `How long is my ${essayLink(written)}?` : '',
    apps.some(isSubmitted) ? 'Where am I waiting for an answer?' : '',
    honors.length > 0 ? 'At which levels are my honors?' : '',
    activities.length > 0 ? 'What are the gaps in my activities?' : '',
    'How many colleges does the Common App allow?',
    'What should I write about?',
  ]
    .filter(Boolean)
    .slice(0, 3);
}
