import { named } from '../intents.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { adviseOn } from './advice.ts';
import { answerAbout } from './about.ts';
import { answerActivities, answerRanking, answerStandsOut } from './activities.ts';
import { answerActivityKinds } from './activity-kinds.ts';
import { answerActivityList, answerEmptyFields, answerLineLengths } from './activity-list.ts';
import { answerActivityYears } from './activity-years.ts';
import { answerBalance } from './balance.ts';
import { answerColleges, answerNotes, answerPrompts, answerReady } from './colleges.ts';
import { answerCounts } from './counts.ts';
import { answerDue } from './deadlines.ts';
import { answerAccepted, answerDecisions, answerSent, answerIfDenied } from './decisions.ts';
import { answerByTopic } from './by-topic.ts';
import { answerUnseen, declineChoosing, declineWriting } from './declined.ts';
import { answerLengths, answerProgress, answerUnfinished, judgeLength } from './essay-lists.ts';
import {
  answerCompare,
  answerEssay,
  answerFix,
  answerMeaning,
  answerScores,
  answerStrongest,
  answerWeakest,
  explainScore,
  judgeScore,
} from './essays.ts';
import { answerEssaysByCollege } from './essays-by-college.ts';
import { answerCollegePlaces } from './college-places.ts';
import { answerCollegeRounds } from './college-rounds.ts';
import { answerFacts } from './facts.ts';
import { answerFees } from './fees.ts';
import { answerFits } from './fits.ts';
import { answerGaps } from './gaps.ts';
import { answerHonors, judgeHonors } from './honors.ts';
import { answerIdeas, answerUntold } from './ideas.ts';
import { answerInstead } from './instead.ts';
import { answerLeftOver } from './left-over.ts';
import { answerLimits } from './form-limits.ts';
import { answerHours, judgeHours } from './hours.ts';
import { answerKeepActivity } from './keep-activity.ts';
import { answerLastWorked } from './last-worked.ts';
import { answerLeadership } from './leadership.ts';
import { answerLetters } from './letters.ts';
import { answerLostText } from './lost-text.ts';
import { answerMainEssayReaders } from './main-essay-readers.ts';
import { answerNamesThere } from './names-there.ts';
import { answerOneVoice } from './one-voice.ts';
import { answerOrder } from './order.ts';
import { answerOwnScore } from './own-score.ts';
import { answerOwnWords } from './own-words.ts';
import { answerPiqs } from './piqs.ts';
import { answerFirst, answerLater, explainFirst } from './priorities.ts';
import { answerBestLine, answerPromptParts, answerSameStory, answerTotal, answerWhose } from './reading.ts';
import { answerReaders } from './readers.ts';
import { answerRequirements } from './requirements.ts';
import { answerReuse } from './reuse.ts';
import { answerBinding, answerEarly, answerRounds } from './rounds.ts';
import { answerSavedDates } from './saved-dates.ts';
import { answerSheet } from './sheets.ts';
import { answerSmallTasks } from './small-tasks.ts';
import { answerSummary } from './summary.ts';
import { acknowledge, answerAbilities, answerComplaint, answerGreeting, answerShorter } from './talk.ts';
import { answerTheme } from './theme.ts';
import { answerTimeOff } from './time-off.ts';
import { answerUnscored } from './unscored.ts';
import { answerWaiting } from './waiting.ts';
import { answerWeek } from './week.ts';
import { answerPortrait, answerWhatItSays, answerWhoIsInIt } from './what-it-says.ts';
import { answerWhoSends } from './who-sends.ts';
import { answerWordUse } from './word-use.ts';
import { answerWorth } from './worth.ts';

type Answer = (question: Question) => Reply | Reply[];

/** The answer to a question, and what is said after it to "why?", "how do I fix that?" and "is that bad?" where that is something else. */
interface Answers {
  answer: Answer;
  why?: Answer;
  fix?: Answer;
  verdict?: Answer;
}

const ofScore = { why: explainScore, fix: answerFix, verdict: judgeScore };

const advise =
  (name: string): Answer =>
  (question) =>
    adviseOn(named(name), question);

/** By the name of an intent. */
export const answers: Record<string, Answers> = {
  greeting: { answer: answerGreeting },
  thanks: { answer: acknowledge('You are welcome.') },
  nod: { answer: acknowledge('All right.') },
  complaint: { answer: answerComplaint },
  abilities: { answer: answerAbilities },
  meaning: { answer: answerMeaning },
  shorter: { answer: answerShorter },
  rewriting: { answer: declineWriting },
  choosing: { answer: declineChoosing },
  limits: { answer: answerLimits },
  theme: { answer: answerTheme },
  ranking: { answer: answerRanking, fix: answerActivities },
  'stands out': { answer: answerStandsOut, fix: answerActivities },
  hours: { answer: answerHours, verdict: judgeHours },
  activities: { answer: answerActivities, fix: answerActivities },
  'activity years': { answer: answerActivityYears },
  'activity kinds': { answer: answerActivityKinds },
  'keep activity': { answer: answerKeepActivity, fix: answerActivities },
  honors: { answer: answerHonors, verdict: judgeHonors },
  'left over': { answer: answerLeftOver, fix: answerLeftOver, verdict: advise('leftover-name') },
  'one voice': { answer: answerOneVoice },
  'same story': { answer: answerSameStory },
  about: { answer: answerAbout },
  portrait: { answer: answerPortrait },
  'what it says': { answer: answerWhatItSays },
  'who is in it': { answer: answerWhoIsInIt },
  'names there': { answer: answerNamesThere },
  'word use': { answer: answerWordUse },
  'last worked': { answer: answerLastWorked },
  'best line': { answer: answerBestLine },
  'own words': { answer: answerOwnWords },
  whose: { answer: answerWhose },
  'prompt parts': { answer: answerPromptParts },
  'total words': { answer: answerTotal },
  compare: { answer: answerCompare },
  progress: { answer: answerProgress, verdict: answerFits },
  reuse: { answer: answerReuse },
  ideas: { answer: answerIdeas },
  untold: { answer: answerUntold },
  lengths: { answer: answerLengths, verdict: judgeLength },
  'essays by college': { answer: answerEssaysByCollege },
  unfinished: { answer: answerUnfinished, verdict: answerFits },
  weakest: { answer: answerWeakest, ...ofScore },
  strongest: { answer: answerStrongest, ...ofScore },
  piqs: { answer: answerPiqs },
  unscored: { answer: answerUnscored },
  scores: { answer: answerScores, ...ofScore },
  'why that score': { answer: explainScore, fix: answerFix, verdict: judgeScore },
  essay: { answer: answerEssay, ...ofScore },
  later: { answer: answerLater, why: explainFirst },
  sent: { answer: answerSent },
  decisions: { answer: answerDecisions },
  'if denied': { answer: answerIfDenied },
  accepted: { answer: answerAccepted },
  early: { answer: answerEarly },
  rounds: { answer: answerRounds },
  binding: { answer: answerBinding },
  'college rounds': { answer: answerCollegeRounds },
  balance: { answer: answerBalance },
  prompts: { answer: answerPrompts },
  notes: { answer: answerNotes },
  due: { answer: answerDue },
  week: { answer: answerWeek, why: explainFirst },
  first: { answer: answerFirst, why: explainFirst },
  gaps: { answer: answerGaps, fix: answerGaps },
  sheet: { answer: answerSheet },
  summary: { answer: answerSummary },
  ready: { answer: answerReady, verdict: answerFits },
  colleges: { answer: answerColleges },
  'college places': { answer: answerCollegePlaces },
  facts: { answer: answerFacts },
  'own score': { answer: answerOwnScore },
  requirements: { answer: answerRequirements },
  waiting: { answer: answerWaiting },
  fits: { answer: answerFits },
  readers: { answer: answerReaders },
  inventing: { answer: answerByTopic('inventing') },
  unseen: { answer: answerUnseen },
  worth: { answer: answerWorth },
  'activity list': { answer: answerActivityList },
  'empty fields': { answer: answerEmptyFields },
  'line lengths': { answer: answerLineLengths },
  counts: { answer: answerCounts, verdict: advise('activities-few') },
  letters: { answer: answerLetters },
  'saved dates': { answer: answerSavedDates },
  order: { answer: answerOrder },
  instead: { answer: answerInstead },
  fees: { answer: answerFees },
  'main essay readers': { answer: answerMainEssayReaders },
  'lost text': { answer: answerLostText },
  'who sends': { answer: answerWhoSends },
  'time off': { answer: answerTimeOff },
  leadership: { answer: answerLeadership },
  'small tasks': { answer: answerSmallTasks },
};
