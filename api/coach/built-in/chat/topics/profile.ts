import { answerActivities, answerHours, answerRanking } from '../answers/activities.ts';
import { answerHonors } from '../answers/honors.ts';
import { answerLimits } from '../answers/overall.ts';
import { answerTheme } from '../answers/theme.ts';
import type { Topic } from './topic.ts';

const ACTIVITIES = '(activit*|extracurriculars?|ecs?|ACTIVITY)';

/** Activities, honors and how many of each there may be. */
export const profileTopics: readonly Topic[] = [
  {
    name: 'limits',
    sure: [
      '(common app|commonapp|common application) * (limits?|max*|how many|allow*)',
      '(limits?|max*|how many|allow*) * (common app|commonapp|common application)',
      'how many (colleges|schools|universities|applications|apps|activities|ecs|extracurriculars|honors|awards) (can|may|should|am i allowed|do i get|are allowed|is too)',
      'too many (colleges|schools|apps|applications|activities|honors)',
      'enough (colleges|schools|applications)',
    ],
    hints: ['(colleges|schools|activities|ecs|extracurriculars|honors|awards|common app)'],
    answer: answerLimits,
  },
  {
    name: 'theme',
    sure: [
      `(${ACTIVITIES}|applications?|profile|apps?) * (common|theme|thread|connect*|pattern|story)`,
      `(theme|thread|connect*|connects|spike|pattern|story) * (${ACTIVITIES}|applications?|profile|everything|apps?)`,
      '(themes?|threads?|spike|narrative|stand out|stands out|my story)',
    ],
    hints: [ACTIVITIES],
    answer: answerTheme,
  },
  {
    name: 'ranking',
    sure: [
      `(strongest|best|top|weakest|worst|important|impressive|rank*|order|sort|first) * ${ACTIVITIES}`,
      `${ACTIVITIES} * (strongest|best|top|weakest|worst|rank*|order|first|important)`,
      '(diamond|gold|silver|tiers?)',
      `(list|show)( me)?( all)?( of)?( my)? ${ACTIVITIES}`,
    ],
    hints: [ACTIVITIES],
    answer: answerRanking,
  },
  {
    name: 'hours',
    sure: [
      `how (many hours|much time) * (${ACTIVITIES}|spend|commit*)`,
      '(total hours|time commitment)',
      'hours (a|per) (year|week)',
    ],
    hints: [ACTIVITIES],
    answer: answerHours,
  },
  {
    name: 'activities',
    sure: [
      `(gaps?|thin|missing|lack*|improve|better|stronger|strengthen|enough|wrong|weak|fix|feedback|review|check|look at|how (are|do|is|many)|hows|add|more) * ${ACTIVITIES}`,
      `${ACTIVITIES} * (gaps?|thin|missing|lack*|improve|better|stronger|enough|wrong|weak|doing|going|good|ok|look|numbers?|hours)`,
      'leadership',
    ],
    hints: [ACTIVITIES],
    answer: answerActivities,
  },
  {
    name: 'honors',
    sure: ['(honou?rs?|awards?|HONOR|prizes?)', 'levels?'],
    hints: ['(honou?rs?|awards?|HONOR|prizes?)'],
    answer: answerHonors,
  },
];
