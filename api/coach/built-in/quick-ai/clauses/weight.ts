import { CLAIMED_LESSONS, CLICHES } from '../../phrases.ts';
import { NUMBER_WORDS } from '../../words.ts';

/** Says what it was like or what it taught, as anybody might. */
const FILLER: readonly RegExp[] = [
  ...CLICHES,
  ...CLAIMED_LESSONS,
  /\b(?:it|this|that) (?:is|was|has been) (?:a )?(?:lot of )?(?:really |very |so )?(?:fun|great|good|amazing|rewarding|interesting|hard|challenging|nice|cool)\b/i,
  /\b(?:learn(?:ed|t)?|taught me|teach me) (?:a lot|so much|many|how to be|the (?:value|importance))\b/i,
  /^(?:love|like|enjoy)(?:d|s)?\b|\b(?:love|like|enjoy)(?:d|s)? (?:it|this)\b|^(?:think|believe|feel|want|wish)s?\b/i,
  /^(?:an?|the) (?:\p{L}+ ){0,2}(?:club|organization|group|program) (?:that|where|which|for)\b/iu,
  /^(?:help(?:ed)? (?:people|others)$|got cut|do nothing|not much)/i,
  /\b(?:helped me (?:grow|become|be)|grew as|had fun|best part|means a lot|passionate|for me|(?:is|was) my (?:passion|life|favorite))\b/i,
];

/** Says that the student was there, and not yet what for. */
const WEAK =
  /^(?:join|attend|participate|belong|go|have|do|start with|take part|use|(?:volunteer|work|serve)(?=(?:s|ed)? (?:about |over )?\d+ (?:hours|hrs)))(?:s|ed)?\b|^(?:hope|plan)(?:s|ed)? to\b|^(?:went|had|did|became|took part|started with)\b/i;

const NUMBERS = new RegExp(String.raw`\d+|\b(?:${[...NUMBER_WORDS].join('|')})\b`, 'gi');
const NAMES = /(?<=\S )(?!I\b)\p{Lu}[\p{L}\p{N}]+/gu;

/** How many numbers and names a text has. */
export const factsIn = (text: string): number => (text.match(NUMBERS)?.length ?? 0) + (text.match(NAMES)?.length ?? 0);

/** How much a reader learns from a clause: 0.3 to 9, for its length, its numbers and names, and a deed; less than 0 for filler. */
export function weightOf(text: string, isDeed: boolean): number {
  const length = Math.min(12, text.split(' ').length) / 6;
  const telling = length + 2 * Math.min(3, factsIn(text)) + (isDeed ? 1 : 0) - (WEAK.test(text) ? 2 : 0);
  return Math.max(0.3, telling) - (FILLER.some((pattern) => text.search(pattern) >= 0) ? 6 : 0);
}
