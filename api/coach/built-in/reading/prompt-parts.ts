import { setOf } from '../words.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import type { Reading } from './reading.ts';

/** Something that a prompt asks for. */
export type Part = 'reflection' | 'schoolwork' | 'acts' | 'why' | 'bring';

const ASKED: Readonly<Record<Part, RegExp>> = {
  reflection:
    /\bwhat (?:did|have) you learn|\bhow (?:did|has|have) (?:it|this|that|the experience)\b.{0,40}\b(?:affect|chang|shape|influence)|\bwhat came of it\b|\bpersonal growth\b|\bnew understanding\b|\bwhat (?:does|did) (?:it|this) mean\b|\bhow did you feel\b/i,
  schoolwork:
    /\b(?:affect|impact|influence)\w*\b.{0,30}\b(?:academic|school ?work|studies|grades|education)|\bacademic achievement\b/i,
  acts: /\bwhat did you do\b|\bsteps (?:that )?you (?:have )?(?:taken|took)\b|\bhow did you (?:respond|handle|react|overcome)|\bworked to overcome\b/i,
  why: /\bwhy\b.{0,60}\b(?:university|college|attend|apply|here|[A-Z][a-z]+\?)/i,
  bring:
    /\b(?:what|how) (?:you will|will you|would you|do you hope to) (?:bring|contribute|add)|\bto ours\b|\bcontribute to (?:our|the)\b/i,
};

const SCHOOLWORK = setOf(
  'grade grades gpa homework test tests exam exams essay essays class classes course courses teacher semester transcript studied studying study assignment assignments english chemistry biology physics math calculus precalculus algebra history spanish french ap honors tutoring quiz quizzes project lab labs',
);

/** What the prompt asks for, in the order of the list. */
export const partsOf = (prompt: string): Part[] =>
  (Object.keys(ASKED) as Part[]).filter((part) => ASKED[part].test(prompt));

/** What the prompt asks for and the essay does not answer. */
export function missingParts(prompt: string, kind: EssayKind, reading: Reading, college: string | null): Part[] {
  const { sentences } = reading;
  const answered: Readonly<Record<Part, () => boolean>> = {
    reflection: () => sentences.filter(({ thought }) => thought >= 0.5).length > 0 || claimed(reading) > 1,
    schoolwork: () => sentences.filter(({ words }) => words.some(({ key }) => SCHOOLWORK.has(key))).length > 1,
    acts: () => sentences.filter(({ evidence }) => evidence.selfActs).length > 1,
    why: () =>
      sentences.some(
        ({ evidence, text }) => evidence.self && (/\b(?:your|here|there)\b/i.test(text) || namesCollege(text, college)),
      ) || sentences.some(({ role }) => role === 'plan'),
    bring: () => sentences.some(({ role, text }) => role === 'plan' || /\b(?:your?|now)\b/i.test(text)),
  };
  if (kind === 'additionalInformation') return [];
  return partsOf(prompt).filter((part) => !answered[part]());
}

/** Sentences that claim a lesson, however general: the prompt is answered then, though badly. */
const claimed = ({ sentences }: Reading): number =>
  sentences.filter(({ text }) =>
    /\b(?:learned|taught|realized|showed me|lesson|understood|now (?:see|know|think))\b/i.test(text),
  ).length;

/** Whether a word of the college's own name stands in the text. */
export const namesCollege = (text: string, college: string | null): boolean =>
  college !== null && college.split(' ').some((word) => word.length > 4 && !COMMON.has(word) && text.includes(word));

const COMMON = setOf('University College Institute School State');
