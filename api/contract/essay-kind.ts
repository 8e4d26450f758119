import { z } from 'zod';
import { namesItsCollege } from './outline/names-college.ts';

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

/** What a prompt speaks of where it does not ask why this college, the most telling first. */
const SPOKEN_OF: readonly (readonly [EssayKind, RegExp])[] = [
  [
    'disagreement',
    /\bdisagree|\b(?:not|n['’]t) agree\b|\bdiffer(?:ent|ing|s|ences?)?\b.{0,12}\b(?:view|opinion|perspective|belief)|\b(?:view\w*|opinions?|perspectives?|beliefs?)\b.{0,12}\bdiffer|\b(?:opposing|conflicting) (?:view|opinion)|\bchanged your mind\b/i,
  ],
  ['activity', /\b(?:extracurricular|one of your activities|activity|work experience)\b/i],
  ['community', /\bcommunit(?:y|ies)\b/i],
  ['challenge', /\b(?:challenge|obstacle|setback|failure|difficult|adversity|barrier)/i],
];

const ADDITIONAL =
  /\b(?:additional information|circumstances or qualifications|not reflected (?:in|elsewhere)|anything else (?:you|we)|wish to (?:provide|share) (?:any )?(?:additional|details))\b/i;

/** «Why us?», «why do you wish to attend a university»: no name is needed to tell. */
const ASKS_WHY =
  /\bwhy\b.{0,80}\b(?:university|college|apply(?:ing)?|attend(?:ing)?|institute|wish to study|school of|programs?|match)\b/i;
const WHY_US = /^\W*[Ww]hy (?:us\b|\p{Lu})/u;
const WHY_YOU = /\bwhy (?:you|is|(?:are|do|would|have) you)\b/i;
/** What draws a student, or what they would do with what they find. */
const DRAWN =
  /\b(?:what (?:is it )?about|interest(?:ed|s)?|excit\w+|draws?|drew|drawn|attract\w*|appeal\w*|resonat\w+|motivat\w+|choos(?:e|ing)|chose|appl(?:y|ied|ying) to|fits?|suit|satisfy|familiari[sz]\w+|learned about|take advantage|fulfill|meet your|help you|explor\w+|pursu\w+|using|use|plan to|hope to|optimal|compelling|eye|connect|combine)\b/i;
/** The college or a part of it. «Succeed in college» is any. */
const THE_COLLEGE =
  /\b(?:our(?! (?:past|nation|world|prompts?|country|society|time|lives))|here|universit(?:y|ies)|(?<!(?:in|during|after) )college|school of|programs?|about us|catalogue|campus|curriculum|combined degree|honors|undergraduate)\b/i;
/** What the student would bring asks for the student, and not for the college. */
const BROUGHT =
  /\bcontribut|\benhance (?:our|the)\b|\bbring (?:to|with)\b|\bshare (?:your|and)\b|\boffer(?:ing)? (?:your|to)\b|\blead(?:er)?\b|\bgive back\b|\bleave\b|\bchange our\b/i;

/** Whether one question of a prompt asks what draws the student to this college, or what they would do there. */
function asksWhyCollege(prompt: string, college: string | null): boolean {
  return prompt.split(/(?<=[.?!;])\s+/).some((question) => {
    const isNamed = namesItsCollege(question, college);
    if (ASKS_WHY.test(question) || WHY_US.test(question) || (isNamed && WHY_YOU.test(question))) return true;
    return DRAWN.test(question) && (isNamed || THE_COLLEGE.test(question)) && !BROUGHT.test(question);
  });
}

/**
 * The kind that an essay seems to be.
 * @param wordLimit null where it is not known
 * @param college the one that the essay goes to; null for one that goes to all
 */
export function kindOf(prompt: string, wordLimit: number | null, college: string | null): EssayKind {
  if (ADDITIONAL.test(prompt)) return 'additionalInformation';
  if (wordLimit !== null && wordLimit <= SHORT_ANSWER) return 'shortAnswer';
  if (college === null) return 'personalStatement';
  if (/^University of California\b/.test(college) && wordLimit !== null && wordLimit >= 300 && wordLimit <= 400)
    return 'ucInsight';
  if (asksWhyCollege(prompt, college)) return 'whyCollege';
  if (wordLimit !== null && wordLimit >= WHOLE_STORY) return 'personalStatement';
  return SPOKEN_OF.find(([, pattern]) => pattern.test(prompt))?.[0] ?? 'personalStatement';
}
