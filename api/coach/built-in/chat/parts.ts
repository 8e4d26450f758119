import { isEnglish } from '../quick-ai/language.ts';

const STARTER =
  "(?:what|which|when|how|why|who|where|whats|whens|hows|wheres|what's|when's|how's|is|are|am|do|does|did|can|could|should|will|would|have|has|tell me|show me|count)";
const QUESTION_WORD = "(?:what|which|when|how|why|who|where)(?:'?s)?";
/** Behind a "so", with words enough to ask something by themselves. */
const BEFORE_A_CONCLUSION = String.raw`,?\s+so\s+(?=${STARTER}\b(?:\s+\S+){3})`;
const BETWEEN = new RegExp(
  [
    String.raw`(?<!\b(?:mr|mrs|ms|dr|prof))[.?!;]+(?:\s+|$)|\n+|\s+\+\s+`,
    String.raw`,?\s+(?:and|but|then|plus|btw|n|&)(?:\s+also)?\s+(?=${STARTER}\b)`,
    // "Do I also have to" is one question.
    String.raw`,?\s+also\s+(?=${QUESTION_WORD}\b)`,
    String.raw`,\s*(?=${STARTER}\b)`,
    BEFORE_A_CONCLUSION,
  ].join('|'),
  'i',
);
/** "If Emory says yes, which ones do I withdraw" is one question, and so is "if they say no then can I do it". */
const CONDITION = /(?<=^|[.!?]\s+)((?:(?:so|ok|and|but) )*(?:if|once|after|suppose)\b[^,.?!\n]*?)(?:,\s*|\s+then\s+)/gi;
/** A longer message is more likely a text than several questions. */
const LONGEST = 400;

/** A message cut where a new sentence or a new question begins: "when is Brown due and is it ready?" has two parts. */
export function partsOf(message: string): string[] {
  if (message.length > LONGEST) return [message];
  const parts = message
    .replace(CONDITION, '$1 ')
    .split(BETWEEN)
    .map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** What a message tells in the half sentence before the question that follows from it: "my dad wants to budget, so how many colleges is it". */
export const reasonsIn = (message: string): string[] =>
  message
    .split(new RegExp(BEFORE_A_CONCLUSION, 'i'))
    .slice(0, -1)
    .map((told) => told.split(/[.?!\n]/).at(-1)!);

const ASKING = new RegExp(
  String.raw`\?|(?:^|[.,;!\n]\s*|\b(?:and|but|so|also|then|idk)\s+)(?:so |ok |okay |wait |pls |please )*(?:${STARTER}|give|help|tell|show|find|list|pick|make|need|anything|any)\b|\b(?:where|how|what|when|who|which|why) (?:do|does|did|should|can|would|could|is|are|will) (?:i|we|they|it|colleges?|you|u)\b|\b(?:should|can|do|will) (?:i|we) \w+|\bwhos? info\b|(?:^|[.,;!\n]\s*)(?:wasn'?t|isn'?t|didn'?t|doesn'?t|don'?t|aren'?t|haven'?t|hasn'?t|shouldn'?t) (?:i|we|there|it|they|that|this|the|my|you|u)\b|\b(?:give|tell|show|help) me\b|\b(?:anything|something) (?:small|easy|tiny|quick|else)\b`,
  'i',
);

/** True for a message that asks for something; what is only told has no such words. */
export const isAsking = (message: string): boolean => ASKING.test(message);

/** A message cut at every comma and joining word: what a student lives through may stand in half a sentence. */
export const clausesOf = (message: string): string[] =>
  message.slice(0, LONGEST).split(/[.?!;,\n]+|\s(?:and|but|so|because|cause|bc|since|while|then)\s/i);

/** Letters of other scripts, and marks that English does not write. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}|[¿¡ñçßœ]/u;
const OTHER_WORDS =
  /\b(?:hola|que|cuando|como|fecha|ensayo|universidad|quand|comment|bonjour|est|wann|wie|ist|quando|qual|kailan)\b/i;

/** True for a message in another language than English. */
export const isForeign = (message: string): boolean =>
  (OTHER_LETTERS.test(message) || OTHER_WORDS.test(message)) && !isEnglish(message);
