import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import { CLAIMED_LESSONS, CLICHES } from '../../phrases.ts';
import { NUMBER_WORDS } from '../../words.ts';
import type { Company } from './company.ts';

/** Says what it was like or what it taught, as anybody might. */
const FILLER = [...CLICHES, ...CLAIMED_LESSONS, ...activityWords.filler.map((source) => new RegExp(source, 'iu'))];
/** Says that the student was there, and not yet what for. */
const WEAK = new RegExp(activityWords.weak, 'i');
const RESULT =
  /\b(?:won|win|first|second|third|\d(?:st|nd|rd|th)|now|raised|grew|doubled|kept|chosen|published|champion|award|use|uses|qualified|state|national|certified|licensed|fluent)\b/i;
const NUMBERS = new RegExp(String.raw`\d[\d,.]*|\b(?:${[...NUMBER_WORDS].join('|')})\b`, 'gi');
const NAMES = /(?<=\S )(?!I\b)\p{Lu}[\p{L}\p{N}]+/gu;

/** How many numbers and names a text has. */
export const factsIn = (text: string): number => (text.match(NUMBERS)?.length ?? 0) + (text.match(NAMES)?.length ?? 0);

const DENIED = /^(?:not|never|cannot|can['’]t|\p{L}+n['’]t|(?:do|does|did|could|have|has|had|would) not)\b/iu;

/** True where the words say nothing that only this student could say. */
export const isFiller = (text: string): boolean => FILLER.some((pattern) => text.search(pattern) >= 0);

type Weighed = { kind: 'role' | 'deed' | 'fact'; text: string; tail: string; company: Company | undefined };

/** How much a reader learns from a slot: more for its length, its numbers and names, and a deed; nothing from filler. */
export function weightOf({ kind, text, tail, company }: Weighed): number {
  if (kind === 'deed' && !text.includes(' ')) return 0;
  if (kind === 'fact' && factsIn(text) === 0 && !RESULT.test(text) && text.split(' ').length < 6) return 0;
  if (
    isFiller(text) ||
    DENIED.test(text) ||
    (/^(?:he|she|they|it|my|our|the|I)\b/i.test(text) && factsIn(text) === 0 && !RESULT.test(text))
  )
    return -1;
  const length = Math.min(12, text.split(' ').length) / 6;
  const facts = 2 * Math.min(3, factsIn(text + tail)) + (RESULT.test(text) ? 1 : 0);
  const own = kind === 'deed' ? (company?.behind.startsWith(' as') ? 0.5 : 1.5) : 0;
  return Math.max(0, length + facts + own - (WEAK.test(text) ? (facts === 0 ? 5 : 2) : 0));
}
