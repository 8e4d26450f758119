import { limits } from '#contract/limits.ts';

/** What no line may end on: words that wait for another. */
const DANGLING =
  /(?:[\s,;:–—(&+-]|(?<=\s)(?:and|or|but|nor|so|to|of|for|with|from|at|by|into|onto|than|as|the|an?|my|our|your|his|her|their|its|this|these|those|that|which|who|whose|where|when|while|because|since|if|how|what|including|like|about|between|among|through|during|over|under|such|is|are|was|were|be|(?<!\d )am|has|have|had|not|very|every|each|per|via|using|both|until|after|before|in|on|up to|(?:that|which|who) \p{L}+))+$/iu;

/** Where a clause can end before it is over: in front of a preposition, a relative, a reason or another item. */
const SEAM =
  /,? (?=(?:at|in|on|for|with|from|during|after|before|since|by|through|throughout|while|when|where|which|who|that|because|so|using|including|across|along|among|over|every|each|and|to)(?: |$))|, |: | \(/giu;
/** What these say holds for all before them, so it can't be left out. */
const LIMITS = /\b(?:except|without|unless|until|if|only|but|instead|almost|nearly)\b/i;
const DENIES = /\b(?:not|never|no|none|nobody|\p{L}+n['’]t)\b/iu;
const FEWEST_WORDS = 3;

/** As much of a clause as fits into a line, up to a seam; '' where less of it would not be true. Never cuts a word. */
export function fitted(clause: string): string {
  if (clause.length <= limits.impact) return clause;
  const seams = [...clause.slice(0, limits.impact + 2).matchAll(SEAM)].map(({ index }) => index);
  const seam = seams.findLast((at) => at <= limits.impact && clause.slice(0, at).split(' ').length >= FEWEST_WORDS);
  const kept = cleanEnd(clause.slice(0, Math.max(0, seam ?? clause.lastIndexOf(' ', limits.impact))));
  return LIMITS.test(clause.slice(kept.length)) || DENIES.test(kept) ? '' : kept;
}

/** The text up to its last word that can end a line. */
function cleanEnd(text: string): string {
  let end = text.trim().replace(/[.,;:\s]+$/, '');
  for (let cut = end.replace(DANGLING, ''); cut !== end && cut.includes(' '); cut = end.replace(DANGLING, ''))
    end = cut;
  const open = end.lastIndexOf('(');
  return open > end.lastIndexOf(')') ? cleanEnd(end.slice(0, open)) : end;
}
