import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import { readEssay } from '../../text.ts';
import { NUMBER_WORDS, setOf, SUBORDINATORS } from '../../words.ts';
import { startsAsRole } from './roles.ts';
import { verbOf } from './verbs.ts';
import { upTo } from './write-out.ts';

/** A stretch of a sentence that says one thing. `joint` is what joins it to the one before; '' at the start of a sentence. */
export type Clause = { text: string; joint: '' | ',' | 'and' | 'so' | 'because' | ';' };

const LONGEST_SENTENCE = 600;
const TITLE_AT_END = /\b(?:Rep|Sen|Gov|Lt|Sgt|Capt|Rev|Hon|approx|incl)\.$/;
const MARKS = /;\s+|[!?]+ | [-–—] |(?<=^(?:\p{L}+ ){0,3}\p{L}+): (?=\p{L})/u;

/** The clauses of a description in full words, in the order of the text. */
export const clausesOf = (description: string): Clause[] =>
  description
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(MARKS))
    .map((sentence) => (DUTY.test(sentence) ? sentence.replace(/\b(and|,) to (?=\p{L})/gu, '$1 ') : sentence))
    .map((sentence) => upTo(LONGEST_SENTENCE, sentence).replace(/[\s.!?:,;]+$/, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(splitSentence);

const sentencesOf = (line: string): string[] =>
  readEssay(line).sentences.reduce<string[]>((sentences, { start, end }) => {
    const sentence = line.slice(start, end);
    const before = sentences.at(-1);
    if (!before || !TITLE_AT_END.test(before)) return [...sentences, sentence];
    return [...sentences.slice(0, -1), `${before} ${sentence}`];
  }, []);

const JOINT = /(,)? (?:(and|but|so|then|plus|where|because|since(?= (?:I|we|my|there)\b)) )?(?=\S)/gu;

function splitSentence(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let joint: Clause['joint'] = '';
  for (const found of sentence.matchAll(JOINT)) {
    const [all, comma = '', word = ''] = found;
    if (found.index < from) continue;
    const before = sentence.slice(from, found.index);
    const rest = sentence.slice(found.index + all.length).replace(ADVERBS, '');
    if (isOpen(before, rest, word) || !startsClause(rest, before, comma, word)) continue;
    clauses.push({ text: before, joint });
    from = found.index + all.length;
    joint = jointOf(word, rest);
  }
  return [...clauses, { text: sentence.slice(from), joint }];
}

const jointOf = (word: string, rest: string): Clause['joint'] => {
  if (word === 'because' || word === 'since') return 'because';
  if (SUBJECT.test(rest)) return word === 'so' ? 'so' : ';';
  return word === 'and' ? 'and' : ',';
};

export const ADVERBS =
  /^(?:(?:and|also|then|now|later|often|even|sometimes|usually|personally|actually|currently|still|presently|recently|plus|additionally|furthermore|moreover|in addition|on top of that|besides that|overall|besides|mostly|mainly|but|so(?! far)|really|eventually|finally)\b,? )+/i;
const SUBJECT = /^(?:I|we|he|she|they|it|there|everyone|everybody|nobody|no one)(?:['’]\p{L}+)? (?=[\p{L}\d$])/u;
const COMPANY = /^my(?: \p{L}+){1,3} and I\b/u;
const OPENER =
  /^(?:on|in|at|as|every|each|during|after|before|since|over|this|last|for|from|through|when|while|because|to|with|by|throughout|although|if|once|starting|along|besides|using|outside|twice|until|despite|thanks)\b[^,]*$|^(?:\d+|two|three) (?:times|days|nights|hours) (?:a|per) \p{L}+$/iu;
/** No clause ends on these: what follows belongs to them. */
const ENDS_OPEN =
  /\b(?:I|we|have|has|had|was|were|is|are|(?<!\d )am|just|that|which|who|whose|whom|what|how|and|but|or|nor|than|like|such as|with|for|to|of|as|in|on|up at|by|from|at|into|the|an?|my|our|their|about|every|(?<!\d )each|not|if|when|while|after|before|where|because|so that|until)$/i;
const DEPENDENT =
  /\b(?:who|that|which|whose|how|what|when|while|if|until|(?:after|before|since|so)(?= (?:I|we|he|she|it|they|my|the|there)\b))[^),]*$/i;
/** “for the spring show I made 14 costumes” */
const FRONTED = /^(?:for|at|in|on|during|after|last|this|every) (?:[^\s,]+ ){1,5}?(?:I|we) \p{L}/u;
/** “the kids I teach” */
const HEAD =
  /\b(?:the|every|all|(?<!\d )each|what|everything|things|ones|any|those|these|that|first|only)(?: \p{L}+)?$/iu;

const isOpen = (before: string, rest: string, word: string): boolean =>
  (ENDS_OPEN.test(before) && !(/^(?:and|but|so)$/.test(word) && SUBJECT.test(rest))) ||
  (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);

/** True where a new clause starts at `rest`: at a subject, a verb, or, after a comma, at a number or a role. */
function startsClause(rest: string, before: string, comma: string, word: string): boolean {
  if (word === 'because' || word === 'since') return true;
  if (SUBJECT.test(rest) || COMPANY.test(rest) || othersAct(rest)) return subjectStarts(rest, before, comma, word);
  if (comma && FRONTED.test(rest)) return true;
  const isDependent = DEPENDENT.test(before) && !comma;
  if (!comma && !word) return runsOn(rest, before);
  if (!isDependent && verbStarts(rest, before, comma)) return true;
  return comma !== '' && word !== 'but' && !OPENER.test(before) && (FACT.test(rest) || startsAsRole(rest));
}

function subjectStarts(rest: string, before: string, comma: string, word: string): boolean {
  if (word === 'so' && /^\S+(?: \S+)? (?:can|could|would|will)\b(?!['’])/i.test(rest)) return false;
  if (word === 'and' && /^I\b/.test(rest) && !isTold(before)) return false;
  if (word === 'and' && !comma && !SUBJECT.test(rest) && !/^(?:my|our|the|all|some|most|both|one|two|\d)/i.test(rest))
    return false;
  if (word !== '' && word !== 'where') return before.includes(' ') || word === 'so' || word === 'but';
  if (word === 'where') return /^I\b/.test(rest);
  if (comma) return !OPENER.test(before) && before.split(' ').length >= 2;
  const isSure =
    /^(?:I|we)\b/.test(rest) ||
    /^(?:it|they)(?:['’]s|['’]re)? (?:is|was|are|were|has|have|had|took|takes|made|went|got|grew|won|helps|helped|raised)\b|^it['’]s \d/.test(
      rest,
    );
  const isWhole = isTold(before) || /^I \p{L}+ (?:it|an?|the|my|our|\d)/u.test(rest);
  return isSure && isWhole && !OPENER.test(before) && !DEPENDENT.test(before) && !HEAD.test(before.slice(-60));
}

const ALWAYS_VERB = setOf('make give cook teach write build bring sell organize manage create clean wash take');

/** “mow lawns for 9 neighbors $30 each bought my own mower” */
const runsOn = (rest: string, before: string): boolean => {
  const [first = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const forms = verbOf(first)?.forms;
  const isPast = forms?.has('past') && !forms.has('base') && !forms.has('ing');
  const hasObject = /^\p{L}+ (?:\$?\d|(?:how|an?|the|my|our)\b)/u.test(rest);
  const [head = ''] = /\p{L}+/u.exec(before.replace(/^(?:I|we) /i, '')) ?? [];
  const isLast = !/(?:s|people|children|and|to|not)$/.test(before) && !GOVERNS.test(before);
  if (
    forms?.has('base') &&
    ALWAYS_VERB.has(first) &&
    verbOf(head)?.forms.has('base') &&
    before.replace(/^(?:I|we) /i, '').includes(' ') &&
    isLast
  )
    return true;
  return Boolean(
    isPast &&
    hasObject &&
    isTold(before) &&
    !DEPENDENT.test(before) &&
    !/\b(?:have|has|had|was|were|be|been|being|also)$/.test(before),
  );
};

const FACT = new RegExp(
  String.raw`^(?:(?:about|over|almost|nearly|around|more than|up to|top|average|another|another|usually|only|ranked) )?(?:[\d$#]|(?:${[...NUMBER_WORDS].join('|')})\b)|^(?:average|top \d|every|each|since|paid|unpaid|varsity|JV)\b`,
  'iu',
);

const FINITE = /^(?:was|were|is|are|has|have|had|can|could|will|would|\p{L}+n['’]t)$/iu;
const RESULT_VERBS = setOf(
  'use uses come comes take takes go goes need needs like likes buy buys let lets give gives want wants speak speaks live lives work works',
);

const DUTY = /^(?:my|our|the) (?:main )?(?:role|job|dut|responsibilit|tasks?\b)/i;

/** “checkouts went up”, “my mom is a nurse”, “coach uses it now”: a verb after a subject that is not the student. */
export function othersAct(text: string): boolean {
  if (DUTY.test(text)) return false;
  const [clause = ''] = text
    .replace(/ (?:only|also|always|never|still|really|usually|mostly)(?= )/g, '')
    .split(/[,;(]/, 1);
  const words = clause.split(' ', 7).map((word) => word.replace(/[^\p{L}\p{N}'’$]/gu, ''));
  const at = words.findIndex((word, place) => place > 0 && isFinite(word, words[place - 1] ?? '', place));
  const [first = ''] = words;
  if (
    at < 1 ||
    at > 5 ||
    words.slice(0, at).some((word) => /^(?:I|we|that|who|which|to|and|for|with|how|where)$/i.test(word))
  )
    return false;
  return (
    !verbOf(first)?.forms.has('past') &&
    !/^(?:as|at|in|on|with|by|from|since|after|every|each|for)$/i.test(first) &&
    !/(?:ing|ed)$/.test(first) &&
    (!verbOf(first)?.forms.has('base') || (at === 1 && first.endsWith('s')) || FINITE.test(words[at] ?? ''))
  );
}

function isFinite(word: string, before: string, place: number): boolean {
  if (FINITE.test(word)) return true;
  const forms = verbOf(word)?.forms;
  if (forms?.has('past'))
    return (
      (!forms.has('base') && !forms.has('participle')) ||
      (forms.has('participle') && !forms.has('base') && place <= 3 && !word.endsWith('ed'))
    );
  if (!RESULT_VERBS.has(word)) return false;
  return word.endsWith('s') ? !before.endsWith('s') : /(?:s|people|men|children|[^s]s)$/i.test(before);
}

/** True where the words hold a subject and its verb, or start with a verb. */
const isTold = (text: string): boolean =>
  /(?:^|[\s,])(?:I|we|it)(?:['’]\p{L}+)? /iu.test(text) ||
  othersAct(text) ||
  text.split(' ').some((word) => verbOf(word));

/** After one of these a base form is the verb of a list, and not one of its nouns. */
const OBJECT =
  /^ (?:the|an?|my|our|their|his|her|its|them|him|it|up|out|down|with|for|to|at|on|in|about|over|after|new|all|every|each|more|people|\$?\d|\p{Lu}|(?:\p{Ll}+ )?\p{Ll}{3,}s\b)/u;
/** After one of these, a base form belongs to it: “help pack boxes and load trucks”. */
const GOVERNS =
  /\b(?:can|could|will|let|lets|made|make|makes|saw|watched|how|(?:help|helps|helped)(?! with\b)|not|to \p{L}+(?: [^,]*)?)$|\b(?:can|could|will|let|lets|how|to|not|got) [^,]*$|\bhelp(?:s|ed)?(?! with\b) [^,]*$/u;
/** What puts a verb into its base form: “had to plan the crafts and supervise swimming”. */
export const HAD_TO = /^(?:(?:I|we) )?(?:(?:my|our) \p{L}+ was|had|used|got|(?:was|were) able) to /iu;
const ONLY_VERB = /(?:(?<!exerc|prem|surpr|enterpr)ise|ize|ify|[^aeiou]ate)$/;
const GROUPS = new RegExp(
  String.raw`^(?: \p{L}+)? (?:${activityWords.groups.replaceAll(' ', '|')}|program|camp|class|lessons?|skills|games?|events?|meets?)s?\b`,
  'iu',
);

function verbStarts(rest: string, before: string, comma: string): boolean {
  const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  const after = rest.slice(first.length);
  const forms = verbOf(first)?.forms;
  const [head = ''] =
    /[\p{L}-]+/u.exec(
      before
        .replace(HAD_TO, '')
        .replace(ADVERBS, '')
        .replace(/^(?:I|we)(?:['’]\p{L}+)? /u, ''),
    ) ?? [];
  const headForms = verbOf(head)?.forms;
  if (!forms || after.startsWith(' by ') || SUBORDINATORS.has(first)) return false;
  if (forms.has('past') && !forms.has('base')) return after !== '' && before.includes(' ');
  if (forms.has('ing'))
    return (
      /^ (?!(?:and|or|is|are|was|were|skills|classes)\b)\S/.test(after) &&
      / (?:\S+ )*?\p{L}+ing\b|^\p{L}+ing [^,]* /u.test(` ${before}`) &&
      !/\b(?:like|such as|including|by|with|about) \p{L}+ing\b/u.test(before)
    );
  if (!before.replace(/^(?:I|we) /i, '').includes(' ') && !comma) return false;
  if (forms.has('s') && !forms.has('base')) return headForms?.has('s') === true && !headForms.has('base');
  if (headForms?.has('past') && !headForms.has('base')) return false;
  const isList = ONLY_VERB.test(first) || OBJECT.test(after);
  return (
    isList &&
    !GOVERNS.test(before.replace(HAD_TO, '')) &&
    !GROUPS.test(after) &&
    !/^(?:I )?(?:do|did) (?!the |my |our |his |her |their |all )/.test(before)
  );
}
