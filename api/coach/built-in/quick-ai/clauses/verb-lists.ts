import { setOf } from '../../words.ts';
import { guessVerb, inTense, verbOf, type Form, type Tense } from './verbs.ts';

/** After one of these a base form is the verb of a list, and not one of its nouns. */
const OBJECT =
  /^ (?:the|an?|my|our|their|his|her|its|them|him|it|up|out|down|with|for|to|at|on|in|about|over|after|new|all|every|each|more|people|\$?\d|\p{Lu}|(?:\p{Ll}+ )?\p{Ll}{3,}s\b)/u;

/** What comes after a gerund that has no object: the second word of “math and reading” is no deed. */
const NO_OBJECT = /^(?:$|[,.;:)]| (?:and|or|for|in|at|to|by|from|after|before|as|is|are|was|were|skills|classes)\b)/;
const ENDS_HERE = /^(?:$|[,.;:)]| (?:and|or|is|are|was|were|skills|classes)\b)/;
const NEEDS_NO_OBJECT = setOf(
  'talk speak work listen volunteer perform play participate compete help respond travel practice',
);

/** Words in -ing that name no deed. */
export const NOT_DOING = setOf(
  'interesting amazing exciting challenging boring tiring going rewarding surprising according including during nothing ' +
    'something anything everything morning evening sibling',
);

/** What ends so is no noun. */
const ONLY_VERB = /(?:(?<!exerc|prem|surpr|enterpr)ise|ize|ify|[^aeiou]ate)$/;
/** The gerunds after these belong to them: “with everything like paying bills and cooking”. */
const EXAMPLES = /\b(?:like|such as|including|by|with) \p{L}+ing\b/u;
const ONLY_GERUNDS = /^\p{L}+ing(?:(?:, and |, | and | & )\p{L}+ing)*$/u;
const JOINED_VERB = /(^|, and then |, and also |, and |, then |, | and then | and also | and | & )(\p{L}[\p{L}'’-]*)/gu;

/** The verbs of a list, such as “opening, cleaning and closing the store”, in another tense. */
export function retense(text: string, from: Form, tense: Tense): string {
  return text.replace(JOINED_VERB, (all: string, joint: string, word: string, at: number) => {
    const verb = joint === '' || (from === 'ing' && joint.includes(',')) ? guessVerb(word) : verbOf(word);
    if (!verb?.forms.has(from) || NOT_DOING.has(word.toLowerCase())) return all;
    if (from === 'ing' && EXAMPLES.test(text.slice(0, at))) return all;
    if (joint === '' || ONLY_GERUNDS.test(text.slice(0, at))) return joint + inTense(verb.base, tense);
    const rest = text.slice(at + all.length);
    const lone = (joint.includes(',') ? ENDS_HERE : NO_OBJECT).test(rest);
    const alone =
      from === 'ing' ? lone && !NEEDS_NO_OBJECT.has(verb.base) : !OBJECT.test(rest) && !ONLY_VERB.test(word);
    return alone ? all : joint + inTense(verb.base, tense);
  });
}

/** A part of a sentence, and what joined it to the part before; '' for the first. */
export type Part = { text: string; joint: string };

const NEXT_VERB =
  /(,? and then|,? and also|,? and|, then|,? but|,| &) (?:also |later |often |even |sometimes )?(\p{L}[\p{L}-]*)(?= |$)/gu;
const DEPENDENT =
  /\b(?:who|that|which|whose|how|what|where|when|while|because|if|(?:after|before|since|so)(?= (?:I|we|he|she|it|they|my|the|there)\b))[^),]*$/i;

/** “taught math and ran the club” as two parts; a list of verbs with one object stays together. */
export function splitAtVerbs(text: string, tense: Tense): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let joint = '';
  for (const found of text.matchAll(NEXT_VERB)) {
    const [all, joiner = '', word = ''] = found;
    const before = text.slice(from, found.index);
    const dependent = DEPENDENT.test(before) && !joiner.startsWith(',') && !/^ha(?:ve|s)$/.test(word);
    const rest = text.slice(found.index + all.length);
    const endsList = rest === '' && joiner.startsWith(',') && parts.length > 0 && verbOf(word)?.forms.has('base');
    if (dependent || !(endsList || opensDeed(word, rest, before, tense, joiner))) continue;
    parts.push({ text: before, joint });
    from = found.index + all.length - word.length;
    joint = joiner === ' &' ? ' & ' : `${joiner.replace(/ (?:then|also)$/, '')} `;
  }
  return [...parts, { text: text.slice(from), joint }];
}

const HELPING = /^(?:have|has|had|am|is|are|was|were|got)$/i;
const HELPED = /^ (?:also |now |been |recently )*\p{L}+(?:ed|en|ing|n|t)\b/u;
const ENDS_OPEN = /\b(?:for|at|in|on|to|of|with|by|from|about|into|and|or)$/i;
/** After one of these, a base form belongs to it: “help pack boxes and load trucks”. */
const GOVERNS = /\b(?:can|could|will|let|lets|made|saw|watched|how|(?:help|helps|helped)(?! with\b)|not)\b/i;
/** “do volleyball and track”: what somebody does is a noun. */
const DOES = /^(?:do|did) /;
/** After these a form in -ed is no participle. */
const CERTAIN_OBJECT = /^ (?:the|an?|my|our|over|about|\$?\d|\p{Lu})/u;

/** Base forms that are no nouns. */
const NO_NOUN = setOf(
  'perform teach organize tutor sing volunteer create write build lead manage raise collect serve learn compete speak translate prepare edit ' +
    'publish mentor recruit maintain handle assist attend participate compose choreograph code program babysit clean cook bake',
);

/** “supplies” is a verb only where it comes first. */
function isObject(word: string, at: number): boolean {
  const forms = verbOf(word)?.forms;
  return !forms || (at > 0 && forms.size === 1 && forms.has('s'));
}

function opensDeed(word: string, rest: string, before: string, tense: Tense, joiner: string): boolean {
  const hasObject = before.split(/[\s,&]+/).some((other, at) => other !== 'and' && isObject(other, at));
  if (!hasObject || ENDS_OPEN.test(before)) return false;
  if (HELPING.test(word) && !(word === 'got' && OBJECT.test(rest))) return HELPED.test(rest);
  const forms = verbOf(word)?.forms;
  if (!forms || rest.startsWith(' by ') || rest === '') return false;
  if (tense === 'past' && forms.has('past')) return !forms.has('base') || OBJECT.test(rest);
  if (tense === 'past') {
    // “played for nine years, perform at homes”: what went on and what goes on, told in one breath.
    const goesOn = joiner === ',' && NO_NOUN.has(word) && OBJECT.test(rest);
    return forms.has('base') && (goesOn || /^ (?:about |over )?\d/.test(rest)) && !GOVERNS.test(before);
  }
  if (!forms.has('base')) return forms.has('past') && CERTAIN_OBJECT.test(rest);
  const governed =
    GOVERNS.test(before) ||
    [...before.matchAll(/\bto (\p{L}+)/gu)].some(([, verb = '']) => verbOf(verb)?.forms.has('base'));
  return forms.has('base') && OBJECT.test(rest) && !governed && !DOES.test(before);
}
