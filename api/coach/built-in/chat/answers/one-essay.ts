import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { abridge } from '../../abridge.ts';
import { essayLink, isEmpty, isSent, isUnsettled, lengthText, remark, scoreText } from '../essays.ts';
import { escapeMarkdown, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { stepFor } from '../tasks.ts';
import { leftOverIn } from './left-over.ts';
import { askedInShort } from './reading.ts';

const LONGEST_PROMPT = 600;

/** "What is the prompt of my challenge essay?" */
export function promptOfOne(essay: ContextEssay, question: Question): Reply {
  const limit = limitOf(essay);
  const room = limit === null ? 'No limit is entered.' : `Its limit is ${inFigures(limit, 'word')}.`;
  const prompt = escapeMarkdown(abridge(essay.prompt, LONGEST_PROMPT));
  return prompt === ''
    ? {
        says: [`No prompt is entered for ${essayLink(essay)}. ${room}`],
        next: `Next step: copy it from the college's own page into ${essayLink(essay)}.`,
      }
    : {
        says: [`${essayLink(essay)} answers: “${prompt}” ${room}`, askedInShort(essay, question)],
        next: isEmpty(essay)
          ? `Next step: ${stepFor(essay)}`
          : 'Next step: put a finger on each part of the prompt and find its sentence in your text.',
      };
}

/** The first thing that the last scoring found to fix. */
function worthFixing(essay: ContextEssay): string {
  const found = remark(essay, 'needsWork');
  return found ? `Worth fixing first: ${found}` : '';
}

/** "Is my challenge essay final?" */
export function statusOfOne(essay: ContextEssay, question: Question): Reply {
  const { record } = question;
  const link = essayLink(essay);
  if (isSent(record, essay)) {
    return {
      says: [`${link} belongs to an application that you marked as submitted, so it is done (${lengthText(essay)}).`],
      next: `Next step: see what is still open in ${pages.essays}.`,
    };
  }
  const state = isEmpty(essay) ? `is ${lengthText(essay)}` : `has ${lengthText(essay)}, ${scoreText(essay)}`;
  const settled = !isUnsettled(essay);
  const [slip] = leftOverIn([essay], question);
  return {
    says: [
      essay.status === 'final'
        ? `You marked ${link} as **final**. It ${state}.`
        : `${link} is not final: its status is **${essay.status}**, and it ${state}.`,
    ],
    also: [
      slip ? `It still names another college: ${slip.place}. Fix that before you call it done.` : '',
      essay.status === 'final' ? '' : worthFixing(essay),
    ],
    next: settled ? 'Next step: read it aloud once before you send it.' : `Next step: ${stepFor(essay)}`,
  };
}
