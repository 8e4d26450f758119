/** What no line may end on: words that wait for another. */
const DANGLING =
  /(?:[\s,;:–—(&+-]|(?<=\s)(?:and|or|but|nor|so|to|of|for|with|w\/|w\/o|from|at|by|into|onto|than|as|the|an?|my|our|your|his|her|their|its|this|these|those|that|which|who|whose|where|when|while|because|since|if|how|what|including|incl\.|like|about|between|among|through|during|over|under|such|is|are|was|were|be|(?<!\d )am|has|have|had|not|very|every|each|per|via|using|both|until|after|before|in|on|up to|(?:that|which|who) \p{L}+))+$/iu;

/** The text up to its last word that can end a line. */
function cleanEnd(text: string): string {
  let end = text.trim().replace(/[.,;:\s]+$/, '');
  for (let cut = end.replace(DANGLING, ''); cut !== end && cut.includes(' '); cut = end.replace(DANGLING, ''))
    end = cut;
  const open = end.lastIndexOf('(');
  return open > end.lastIndexOf(')') ? cleanEnd(end.slice(0, open)) : end;
}

const OUTSIDE_QUOTES = /("[^"]*"|“[^”]*”)/;
const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(OUTSIDE_QUOTES)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

const ARTICLES =
  /(?<=^|[\s(])(?:the (?!(?:first|only|same|most|best|elderly|homeless|deaf|blind|poor|other|rest)\b)|(?<!\b(?:both|all|one|some|most|each|half|any|many|few|none|two|three) of )(?:my|our) (?!own\b)|an? (?!(?:lot|few|couple|little|bit|hour|day|week|month|year|shift|night|season|team|group|family|time)\b))(?=[\p{Ll}\d])/gu;

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bhours (?:a|per|each|every) week\b/g, 'hrs/wk'],
  [/\b(days|times) (?:a|per|each|every) week\b/g, '$1/wk'],
  [/\bhours\b/g, 'hrs'],
  [/\byears\b/g, 'yrs'],
  [/\bmonths\b/g, 'mos.'],
  [/\bminutes\b/g, 'min.'],
  [/,? and\b/g, ' &'],
  [/\bwith\b/g, 'w/'],
  [/\bwithout\b/g, 'w/o'],
  [/\bincluding\b/g, 'incl.'],
  [/\bapproximately\b/g, 'approx.'],
  [/\binternational\b/g, 'intl.'],
  [/\bnational\b/g, 'natl.'],
  [/\bgovernment\b/g, 'govt.'],
  [/\bassociation\b/g, 'assoc.'],
  [/\bdepartment\b/g, 'dept.'],
  [/\buniversity\b/g, 'univ.'],
  [/\belementary\b/g, 'elem.'],
  [/\bhigh school\b/g, 'HS'],
  [/\bvolunteers\b/g, 'vols.'],
  [/\bvice president\b/g, 'VP'],
  [/\binformation\b/g, 'info'],
];

/** The text as it is, then without articles, then with the abbreviations that readers of applications know. */
export const TIGHTER: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => outsideQuotes(text, (part) => part.replace(ARTICLES, '')),
  (text) =>
    outsideQuotes(text, (part) =>
      SHORT.reduce((short, [long, to]) => short.replace(long, to), part.replace(ARTICLES, '')),
    ),
];

/** Where a clause can end before it is over: in front of a preposition, a relative, a reason or another item. */
const SEAM =
  /,? (?=(?:at|in|on|for|with|w\/|from|during|after|before|since|by|through|throughout|while|when|where|which|who|that|because|so|using|including|incl\.|across|along|among|over|every|each|and|&|to)(?: |$))|, |: | \(/giu;
/** What these say holds for all before them, so it can't be left out. */
const LIMITS = /\b(?:except|without|unless|until|if|only|but|instead|almost|nearly)\b|w\/o/i;
const DENIES = /\b(?:not|never|no|none|nobody|\p{L}+n['’]t)\b/iu;
const FEWEST_WORDS = 3;

/** As much of the clause as fits, up to a seam; '' where less of it would not be true. Never cuts a word. */
export function shorten(clause: string, most: number): string {
  if (clause.length <= most) return clause;
  const seams = [...clause.slice(0, most + 2).matchAll(SEAM)].map(({ index }) => index);
  const cut = seams.findLast((at) => at <= most && clause.slice(0, at).split(' ').length >= FEWEST_WORDS);
  const end = cut ?? clause.lastIndexOf(' ', most);
  const kept = cleanEnd(clause.slice(0, Math.max(0, end)));
  return LIMITS.test(clause.slice(kept.length)) || DENIES.test(kept) ? '' : kept;
}
