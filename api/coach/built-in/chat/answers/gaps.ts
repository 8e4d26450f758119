import { appLink, isSubmitted } from '../essays.ts';
import { listed } from '../markdown.ts';
import { recordAbout, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answerReady, notAmong } from './colleges.ts';
import { unscoredText } from './essays.ts';
import { gapsOf } from './gap-kinds.ts';

/** What asks for the work that is left at a college, and not for what a reader would miss. */
const STILL_TO_DO = /\b(?:missing (?:for|from|at|on)|left|still need|lacks?|lacking)\b/;

/** "Where is my application thin?", "What am I missing?" */
export function answerGaps(question: Question): Reply | Reply[] {
  if (question.strangers.length > 0) return notAmong(question);
  const record = recordAbout(question);
  const { apps } = record;
  if (apps.length > 0 && apps.every(isSubmitted)) return answerReady(question);
  if (question.apps.length === 1 && STILL_TO_DO.test(question.text)) return answerReady(question);
  const gaps = gapsOf(record, question);
  const [first] = gaps;
  const reader = record === question.record ? 'A reader' : `A reader at ${listed(apps.map(appLink))}`;
  return {
    says: [
      first
        ? `${reader} would miss ${gaps.length === 1 ? 'one thing' : 'these, the most important first'}:`
        : `${reader} would miss none of what I look for: each essay has its words, each activity its line, number and hours, each honor its level.`,
    ],
    list: gaps.map(({ line }) => line),
    ordered: gaps.length > 1,
    also: [unscoredText(question)],
    next: `Next step: ${first?.step ?? 'read one essay aloud. The ear finds what I cannot count.'}`,
  };
}
