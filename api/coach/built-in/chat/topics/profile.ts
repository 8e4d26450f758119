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
    like: [
      'how many activities can i list',
      'how many honors fit on the common app',
      'what is the common app limit for colleges',
      'is 8 schools too many',
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
    like: [
      'what is my theme',
      'what do i come across as',
      'how would an admissions officer see me',
      'what stands out about me',
      'what kind of applicant am i',
      'what do my essays and activities say about me',
      'do my essays and activities fit together',
      'what makes me different',
      'what is my hook',
      'what is my brand',
      'does everything connect',
      'what impression do i give',
      'what will they remember about me',
      'how do i stand out',
      'how do i come off',
      'what is the through line of my application',
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
    like: [
      'which activity is weakest',
      'which activity should i cut',
      'which of my activities is the least impressive',
      'what order should i put my activities in',
      'what should go first on my activity list',
      'which activity matters most',
      'is my activity order ok',
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
    like: [
      'how many hours do i spend on activities',
      'how much time do my activities take',
      'total hours per week',
      'how long do i spend on everything each week',
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
    like: [
      'are my activities good enough',
      'how do i make my activities stronger',
      'do i have enough activities',
      'is ACTIVITY a good activity',
      'how can i improve ACTIVITY',
      'feedback on my activities',
      'are my activities any good',
      'what is wrong with my activity list',
      'is ACTIVITY worth putting down',
      'should i list ACTIVITY',
    ],
    hints: [ACTIVITIES],
    answer: answerActivities,
  },
  {
    name: 'honors',
    sure: ['(honou?rs?|awards?|HONOR|prizes?)', 'levels?'],
    like: [
      'are my honors ok',
      'what awards do i have',
      'how many honors do i have',
      'which honor is the most impressive',
      'what order for my awards',
      'do i need more awards',
      'what is my best honor',
      'should i list HONOR',
    ],
    hints: ['(honou?rs?|awards?|HONOR|prizes?)'],
    answer: answerHonors,
  },
];
