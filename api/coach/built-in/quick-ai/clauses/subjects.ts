import { lowerFirst } from '../capitals.ts';
import { readDeed } from './deeds.ts';
import type { Part } from './verb-lists.ts';
import { verbOf } from './verbs.ts';

/** Who did it: what stands in front of the subject, with whom it was done ('' for alone), and what follows the subject. */
export type Subject = { front: string; shared: string; predicate: string };

const OTHERS_DID =
  'was|were|is|are|has|have|won|made|raised|placed|went|got|earned|took|came|finished|grew|loved|liked';
const FRONT = String.raw`(?:sometimes|usually|often|later|eventually|now|in \S+ \S+|last \S+|this \S+|on \S+) `;
const NEW_SUBJECT = new RegExp(
  String.raw`(,)?( (?:and then|and so|and|but|so(?! (?:I|we|it|they|he|she) (?:can|could|would)\b)|then|plus|which is why|where(?= I )))? (?=` +
    String.raw`(?:${FRONT})?(?:I|we|it)(?:['’]\p{L}+)? |` +
    String.raw`(?:our|my|the|they|he|she)(?: \p{L}+){0,2} (?:${OTHERS_DID})\b|` +
    String.raw`there (?:is|are|was|were) |` +
    String.raw`(?:all|most|some) (?:of )?(?:the|our|my) \p{L}+ (?:\([^)]*\) )?(?:go|goes|went|${OTHERS_DID})\b|` +
    String.raw`(?:me and my \p{L}+|my(?: \p{L}+){1,3} and I)\b|` +
    String.raw`\p{L}+ (?:is|was) (?:my|so|very|really)\b)`,
  'giu',
);

/** “Unified basketball partner, I help athletes” */
const MOST_TITLE_WORDS = 7;

/** “I ran the shop and my brother cooked” has two subjects, and is read as two parts. */
export function splitAtSubjects(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let joint = '';
  for (const found of text.matchAll(NEW_SUBJECT)) {
    const [all, comma, word] = found;
    const before = text.slice(from, found.index);
    const inFront = !word && (!comma || OPENER.test(before));
    const words = before.split(' ').length;
    const titled = !word && words <= MOST_TITLE_WORDS;
    if (inFront || words < 2 || (!titled && !isTold(before))) continue;
    parts.push({ text: before, joint });
    from = found.index + all.length;
    joint = word?.trim() === 'and' ? ' and ' : '; ';
  }
  return [...parts, { text: text.slice(from), joint }];
}

const FINITE = /^(?:has|is|was|are|were|had|have)$/i;

const formsOf = (word: string | undefined) => verbOf(word ?? '')?.forms;

/** True for “my brother cooked” and “my mom runs a shop”, and not for “my dance team”. */
export const hasFiniteVerb = (words: string[]): boolean =>
  words.some((word, at) => {
    const forms = formsOf(word);
    return FINITE.test(word) || (at > 0 && forms?.has('past') && !forms.has('base')) || (at > 1 && forms?.has('s'));
  });

/** True where the words hold a subject and its verb, or start with a verb. */
function isTold(text: string): boolean {
  const words = text.split(' ');
  return (
    /(?:^|[\s,])(?:I|we|it)(?:['’]\p{L}+)? /iu.test(text) ||
    hasFiniteVerb(words) ||
    words.some((word, at) => words[at - 1]?.endsWith('s') && (formsOf(word) || formsOf(words[at + 1]))) ||
    readDeed(text, { doing: 'present', rest: 'past' }, false) !== undefined
  );
}

const GROUP = 'team|club|group|band|choir|squad|crew|class|troop|chapter|committee|family';
const KIN =
  'dad|father|mom|mother|brother|sister|uncle|aunt|cousin|friends?|grandfather|grandmother|grandpa|grandma|family';
const PRONOUN = new RegExp(
  String.raw`(?:^|(,)? )(?:(I|we)(?:['’](m|ve|d|ll|re))?|((?:my|our|the|a)(?: \p{L}+){1,4}) and I|` +
    String.raw`me and ((?:my|our|the|a)(?: \p{L}+){0,2}? (?:${KIN}|${GROUP}|teammates|classmates|partners?))|((?:my|our|the)(?: \p{L}+){0,2}? (?:${GROUP}))) (?=\p{L})`,
  'giu',
);
const CONTRACTED: Readonly<Record<string, string>> = { m: 'am ', ve: 'have ', d: 'would ', ll: 'will ', re: 'are ' };

/** The subject of a sentence where it is I, we, or somebody with me; `us` is what “we” stands for. */
export function subjectOf(text: string, us: string): Subject | undefined {
  for (const found of text.matchAll(PRONOUN)) {
    const [all, comma, pronoun, contracted = '', withMe, meWith, group] = found;
    const front = text.slice(0, found.index).trim();
    const company = withMe ?? meWith ?? group;
    if (!canStandInFront(front, comma !== undefined) || (company && hasFiniteVerb(company.split(' ')))) continue;
    const predicate = (CONTRACTED[contracted.toLowerCase()] ?? '') + text.slice(found.index + all.length);
    const shared = company ? `with ${lowerFirst(company)}` : pronoun?.toLowerCase() === 'we' ? us : '';
    return { front, shared, predicate };
  }
  return undefined;
}

const WITH_ME = new RegExp(
  String.raw`\b(?:(my (?:\p{L}+ )?(?:${KIN}))(?: \p{Lu}\p{L}+)? and I\b|(?:me and|with) (my (?:\p{L}+ )?(?:${KIN}))\b)`,
  'u',
);
const AS_A = /\b(?:team|club|band|choir|orchestra|crew|troop|committee|council)\b/i;

/** What “we” stands for: the relative or friend named beside “I”, else the group in the text, else a team. */
export function companyIn(description: string): string {
  const [group] = AS_A.exec(description) ?? [];
  const [, first, second] = WITH_ME.exec(description) ?? [];
  const person = first ?? second;
  return person && !group ? `with ${person}` : `as a ${group?.toLowerCase() ?? 'team'}`;
}

const ADVERB_IN_FRONT = /^(?:so far|sometimes|usually|often|today|recently|now|currently|later|eventually)$/i;
const OPENER =
  /^(?:on|in|at|as|every|each|during|after|before|since|over|this|last|for|from|through|when|while|because|to|with|by|throughout|although|if|once|starting|along|besides|using|outside|twice|until|despite|thanks|so far|sometimes|usually|often|today|recently|now|currently|later|eventually|\d+)\b/i;
const UNFINISHED =
  /\b(?:since|when|because|that|which|who|where|if|while|after|before|until|than|what|how|and|in charge of.*)$/i;

/** True for what can stand in front of “I”: “every Saturday”, “when my dad lost his job,”. */
export function canStandInFront(front: string, comma: boolean): boolean {
  if (front === '') return true;
  const words = front.split(' ').length;
  if (!OPENER.test(front) || UNFINISHED.test(front) || words > 14 || (front.includes(',') && !comma)) return false;
  return words > 1 || comma || ADVERB_IN_FRONT.test(front);
}
