import { inOwnOrder } from '#contract/activity-rank.ts';
import { isEmpty, isSubmitted } from '../essays.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { nameOfActivity } from './activities.ts';
import { COMMON_APP } from './form-limits.ts';
import { nameOfHonor } from './honors.ts';
import { FIRST } from './missing.ts';

/** Something that a student counts: the words that ask for it, and how many there are. */
interface Kind {
  asks: RegExp;
  name: string;
  page: string;
  step: string;
  tell: (question: Question) => string;
  count: (question: Question) => number;
}

const ofMost = (count: number, most: number): string =>
  `**${count} of ${most}** that the Common App takes${count < most ? `, so ${most - count} more would fit (you need not fill it)` : count > most ? `, which is ${count - most} too many` : ', so it is full'}`;

const KINDS: readonly Kind[] = [
  {
    asks: /\b(?:activity|activities|ecs?|extracurriculars?|clubs|hobbies|ACTIVITY)\b/,
    name: 'Activities',
    page: pages.activities,
    step: FIRST.activities,
    count: ({ record }) => record.activities.length,
    tell: ({ record: { activities } }) =>
      `${ofMost(activities.length, COMMON_APP.activities)}${activities.length > 0 ? `: ${listed(inOwnOrder(activities).map(nameOfActivity), 10)}` : ''}`,
  },
  {
    asks: /\b(?:honors?|awards?|prizes?|medals?|trophies|achievements?|HONOR)\b/,
    name: 'Honors',
    page: pages.honors,
    step: FIRST.honors,
    count: ({ record }) => record.honors.length,
    tell: ({ record: { honors } }) =>
      `${ofMost(honors.length, COMMON_APP.honors)}${honors.length > 0 ? `: ${listed(honors.map(nameOfHonor), 5)}` : ''}`,
  },
  {
    asks: /\b(?:colleges?|schools?|applications?|apps?|places?)\b/,
    name: 'Colleges',
    page: pages.applications,
    step: FIRST.apps,
    count: ({ record }) => record.apps.length,
    tell: ({ record: { apps } }) =>
      `**${apps.length}**${apps.length > 0 ? `, ${apps.filter(isSubmitted).length} of them sent` : ''}`,
  },
  {
    asks: /\b(?:essays?|supplements?|supplementals?|drafts?|pieces|writing|ESSAY)\b/,
    name: 'Essays',
    page: pages.essays,
    step: FIRST.essays,
    count: ({ record }) => record.essays.filter((essay) => essay.appId !== null || !isEmpty(essay)).length,
    tell: ({ record: { essays } }) => {
      const own = essays.filter((essay) => essay.appId !== null || !isEmpty(essay));
      const written = own.filter((essay) => !isEmpty(essay));
      const final = written.filter(({ status }) => status === 'final').length;
      return own.length === 0
        ? '**0**'
        : `**${own.length}**: ${written.length} with text, ${final} of them final, ${own.length - written.length} blank`;
    },
  },
];

/** "How many activities and how many honors do I have?", "Do I have any activities in here?" */
export function answerCounts(question: Question): Reply {
  const named = KINDS.filter(({ asks }) => asks.test(question.text));
  const kinds = named.length > 0 ? named : KINDS;
  const empty = kinds.find(({ count }) => count(question) === 0);
  const lines = kinds.map((kind) => `${kind.name}: ${kind.tell(question)}`);
  return {
    says: [
      ...(kinds.every(({ count }) => count(question) === 0) ? ['None entered yet.'] : ['As you entered it:']),
      ...(lines.length === 1 ? lines.map((line) => `${line}.`) : []),
    ],
    list: lines.length === 1 ? [] : lines,
    next: empty
      ? `Next step: ${empty.step}`
      : `Next step: check it in ${listed(
          kinds.map(({ page }) => page),
          4,
        )}.`,
    source: fromRecord(kinds.map(({ name }) => name).join(', ')),
  };
}
