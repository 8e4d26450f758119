import replies from '#api/coach/data/chat/replies.json' with { type: 'json' };
import { answerActivities, answerHours, answerRanking } from '../answers/activities.ts';
import { answerColleges, answerPrompts, answerReady } from '../answers/colleges.ts';
import { answerDue } from '../answers/deadlines.ts';
import { answerDecisions, answerSent } from '../answers/decisions.ts';
import { declineChances, declineChoosing, declineFacts, declineWriting } from '../answers/declined.ts';
import { answerLengths, answerProgress, answerUnfinished } from '../answers/essay-lists.ts';
import {
  answerCompare,
  answerEssay,
  answerScores,
  answerStrongest,
  answerWeakest,
  explainScore,
} from '../answers/essays.ts';
import { answerGaps } from '../answers/gaps.ts';
import { answerHonors } from '../answers/honors.ts';
import { answerHowTo, answerMeaning } from '../answers/how-to.ts';
import { answerIdeas } from '../answers/ideas.ts';
import { answerLeftOver } from '../answers/left-over.ts';
import { answerOneVoice } from '../answers/one-voice.ts';
import { answerLimits, answerSummary } from '../answers/overall.ts';
import { answerFirst, answerLater, explainFirst } from '../answers/priorities.ts';
import { answerReuse } from '../answers/reuse.ts';
import { answerEarly, answerRounds } from '../answers/rounds.ts';
import { answerAbilities, answerComplaint, answerGreeting, answerNod, answerThanks } from '../answers/talk.ts';
import { answerTheme } from '../answers/theme.ts';
import { answerWeek } from '../answers/week.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { TopicName } from './wordings.ts';

type Answer = (question: Question) => Reply;

/** The answer to each topic, and the answer to "why?" after it where that is another one. */
export const answers: Record<TopicName, { answer: Answer; why?: Answer }> = {
  greeting: { answer: answerGreeting },
  thanks: { answer: answerThanks },
  nod: { answer: answerNod },
  complaint: { answer: answerComplaint },
  doubt: { answer: () => replies.doubt },
  who: { answer: () => replies.who },
  abilities: { answer: answerAbilities },
  'how to': { answer: answerHowTo },
  meaning: { answer: answerMeaning },
  rewriting: { answer: declineWriting },
  detection: { answer: () => replies.detection },
  'heavy subject': { answer: () => replies['heavy subject'] },
  chances: { answer: declineChances },
  facts: { answer: declineFacts },
  choosing: { answer: declineChoosing },
  'off topic': { answer: () => replies['off topic'] },
  limits: { answer: answerLimits },
  theme: { answer: answerTheme },
  ranking: { answer: answerRanking },
  hours: { answer: answerHours },
  activities: { answer: answerActivities },
  honors: { answer: answerHonors },
  'left over': { answer: answerLeftOver },
  'one voice': { answer: answerOneVoice },
  compare: { answer: answerCompare },
  progress: { answer: answerProgress },
  reuse: { answer: answerReuse },
  ideas: { answer: answerIdeas },
  lengths: { answer: answerLengths },
  unfinished: { answer: answerUnfinished },
  weakest: { answer: answerWeakest, why: explainScore },
  strongest: { answer: answerStrongest, why: explainScore },
  scores: { answer: answerScores, why: explainScore },
  'why that score': { answer: explainScore },
  essay: { answer: answerEssay, why: explainScore },
  later: { answer: answerLater, why: explainFirst },
  sent: { answer: answerSent },
  decisions: { answer: answerDecisions },
  early: { answer: answerEarly },
  rounds: { answer: answerRounds },
  prompts: { answer: answerPrompts },
  due: { answer: answerDue },
  week: { answer: answerWeek, why: explainFirst },
  first: { answer: answerFirst, why: explainFirst },
  gaps: { answer: answerGaps },
  summary: { answer: answerSummary },
  ready: { answer: answerReady },
  colleges: { answer: answerColleges },
};
