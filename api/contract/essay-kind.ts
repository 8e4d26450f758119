import { z } from 'zod';

/** What an essay is for. Each kind is read by that. */
export const essayKinds = [
  'personalStatement',
  'whyCollege',
  'community',
  'activity',
  'challenge',
  'disagreement',
  'ucInsight',
  'shortAnswer',
  'additionalInformation',
] as const;
export const EssayKind = z.enum(essayKinds, { error: 'Choose one of the kinds of essays.' });
export type EssayKind = z.output<typeof EssayKind>;

/** A limit up to which an answer is one of a few sentences, in words. */
export const SHORT_ANSWER = 100;
/** A prompt with a limit from here on asks for a whole story, whatever it speaks of. In words. */
const WHOLE_STORY = 450;

/** What a prompt speaks of, the most telling first. */
const SPOKEN_OF: readonly (readonly [EssayKind, RegExp])[] = [
  [
    'additionalInformation',
    /\b(?:additional information|circumstances or qualifications|not reflected (?:in|elsewhere)|anything else (?:you|we)|wish to (?:provide|share) (?:any )?(?:additional|details))\b/i,
  ],
  [
    'whyCollege',
    /\bwhy (?:do|did|are|have|would|us\b|[A-Z][\w.' -]{2,60}\?)|\bwhy\b.{0,80}\b(?:university|college|apply(?:ing)?|attend|school|institute|wish to study|major)\b|\b(?:decided|chose|choose|want) to (?:apply|attend)\b|\binterest(?:ed|s)? (?:you )?(?:in|about) (?:attending|our|applying)\b|\byour interest in\b.{0,80}\b(?:our|aspects|college|university)\b|\b(?:most )?(?:excites?|draws?|attracts?) you (?:to|about)\b.{0,40}\b(?:our|us|college|university)\b/i,
  ],
  [
    'disagreement',
    /\bdisagree|\bdiffer(?:ent|ing|s)? (?:view|opinion|perspective|belief)|\b(?:opposing|conflicting) (?:view|opinion)|\bchanged your mind\b/i,
  ],
  ['activity', /\b(?:extracurricular|one of your activities|activity|work experience)\b/i],
  ['community', /\bcommunit(?:y|ies)\b/i],
  ['challenge', /\b(?:challenge|obstacle|setback|failure|difficult|adversity|barrier)/i],
];

/**
 * The kind that an essay seems to be.
 * @param wordLimit null where it is not known
 * @param college the one that the essay goes to; null for one that goes to all
 */
export function kindOf(prompt: string, wordLimit: number | null, college: string | null): EssayKind {
  const spoken = SPOKEN_OF.find(([, pattern]) => pattern.test(prompt))?.[0];
  if (spoken === 'additionalInformation') return spoken;
  if (wordLimit !== null && wordLimit <= SHORT_ANSWER) return 'shortAnswer';
  if (college === null) return 'personalStatement';
  if (wordLimit !== null && wordLimit >= WHOLE_STORY && spoken !== 'whyCollege') return 'personalStatement';
  const isUc =
    /^University of California\b/.test(college) && wordLimit !== null && wordLimit >= 300 && wordLimit <= 400;
  return isUc ? 'ucInsight' : (spoken ?? 'personalStatement');
}
