import { limitOf } from '#contract/main-essay.ts';
import type { Activity } from '#contract/activities.ts';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { kindOf } from '#contract/essay-kind.ts';
import { frequency } from '../../frequency.ts';
import { essayLink, isEmpty, mainEssayOf, promptOf, promptText, textOf } from '../essays.ts';
import { named } from '../intents.ts';
import { listed, nameOf, pages } from '../markdown.ts';
import { keyOf } from '../names.ts';
import { essaysOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { nameOfActivity } from './activities.ts';
import { adviseOn } from './advice.ts';

/** The essays that have a telling word of an activity's name. */
const essaysWith = (activity: Activity, { essays }: StudentRecord): ContextEssay[] =>
  essays.filter((essay) => tellingWords(activity).some((word) => textOf(essay).toLowerCase().includes(word)));

/** The activities that no essay speaks of, those with the most hours first. */
const untoldIn = (record: StudentRecord): Activity[] =>
  record.activities
    .filter((activity) => essaysWith(activity, record).length === 0)
    .toSorted((a, b) => (b.yearlyHours ?? 0) - (a.yearlyHours ?? 0));

/** "Which activities do I never mention in my essays?" */
export function answerUntold({ record }: Question): Reply {
  const untold = untoldIn(record);
  const told = record.activities.filter((activity) => !untold.includes(activity));
  return {
    says: [
      untold.length > 0
        ? `As far as the words show, no essay speaks of ${listed(untold.map(nameOfActivity), 6)}.`
        : 'As far as the words show, each of your activities stands in some essay.',
    ],
    list: told.map(
      (activity) => `${nameOfActivity(activity)}: in ${listed(essaysWith(activity, record).map(essayLink), 3)}`,
    ),
    next: 'Next step: an activity need not be in an essay. Ask whether one of these shows a side of you that no essay shows yet.',
  };
}

/** "What should I write about?" */
export function answerIdeas(question: Question): Reply | Reply[] {
  const { activities } = question.record;
  const target = targetOf(question);
  if (target && asksWhy(target)) return ideasForWhy(target, question);
  if (activities.length === 0) {
    return {
      says: ['I look for ideas among your activities, and none is in Laurel yet.'],
      next: `Next step: add three things you spend time on in ${pages.activities}. They need not be impressive.`,
    };
  }
  const untold = untoldIn(question.record).map(nameOfActivity);
  const prompt = target ? promptText(target) : '';
  return {
    says: [
      prompt === '' ? '' : `The prompt asks: “${prompt}”`,
      untold.length > 0
        ? `Your essays do not mention ${listed(untold).replace(/ and (?=\S*\*\*)/, ' or ')} yet. What you give your time to and have not told is a good place to look.`
        : 'Every activity turns up in an essay already, so look for a smaller moment inside one of them.',
      'Three questions that find a moment:',
    ],
    list: [
      `When did ${untold[0] ?? 'something you do'} go wrong, and what did you do next?`,
      'Whom did you see change, or who changed your mind?',
      'What do you do there that nobody asked you to do?',
    ],
    next: `Next step: answer one in five lines${target ? ` in ${essayLink(target)}` : ''}, then go on from the line you like.`,
  };
}

/** Whether an essay is to say why this college, by its prompt or else by its title. */
const asksWhy = (essay: ContextEssay): boolean =>
  kindOf(promptOf(essay), limitOf(essay), essay.college) === 'whyCollege' || /^why (?!this major)/i.test(essay.title);

/** For an answer to “why us” there is no moment to find, but things of the college. */
function ideasForWhy(essay: ContextEssay, question: Question): Reply[] {
  return [
    {
      says: [
        `The prompt of ${essayLink(essay)} asks: “${promptText(essay)}” So look for things that only ${nameOf(essay.college ?? 'this college')} has.`,
      ],
    },
    ...adviseOn(named('why-us'), { ...question, apps: [], strangers: [] }),
    {
      says: [],
      next: 'Next step: find two of them on its own pages, and write for each what you have done that leads to it.',
    },
  ];
}

/** The essay that the ideas are for: the one named, else an empty one, else the main essay. */
const targetOf = (question: Question): ContextEssay | undefined =>
  question.essays[0] ??
  essaysOf(question).find(isEmpty) ??
  (question.apps.length > 0 ? essaysOf(question)[0] : mainEssayOf(question.record));

/** The two rarest words of an activity's name. An essay about the activity would use one of them. */
export const tellingWords = ({ title, organization, impact }: Activity): string[] =>
  keyOf(title || organization || impact)
    .split(' ')
    .filter((word) => word.length > 3)
    .sort((a, b) => frequency(a) - frequency(b))
    .slice(0, 2);
