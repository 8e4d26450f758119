export type SlipKind = 'agreement' | 'mixUp' | 'joined' | 'repeated' | 'spacing' | 'capital' | 'article';

/** A slip at UTF-16 offsets `start` to `end` of the text, whole words. `fix` is the right wording, `because` the reason. */
export type GrammarSlip = { kind: SlipKind; start: number; end: number; fix: string; because: string };

type Group = { kind: SlipKind; because: string; rules: readonly string[] };

/**
 * The rules of harper that the coach listens to, each with the reason that the student reads. Left out are rules of taste,
 * rules for technical writing, rules for what hardly anybody gets wrong (each costs every essay a fifth of a millisecond), and those that were
 * wrong more than now and then in essays of students.
 */
const GROUPS: readonly Group[] = [
  {
    kind: 'agreement',
    because: 'the verb follows its subject',
    rules: ['PronounVerbAgreement', 'PronounInflectionBe', 'ThereIsAgreement'],
  },
  {
    kind: 'agreement',
    because: 'the plain form of the verb belongs here',
    rules: ['WillNonLemma', 'DidPast', 'InflectedVerbAfterTo'],
  },
  {
    kind: 'agreement',
    because: 'after have, has or had comes the third form of the verb',
    rules: ['SimplePastToPastParticiple'],
  },
  {
    kind: 'agreement',
    because: 'one verb is enough',
    rules: ['SingleBe', 'DoubleModal'],
  },
  {
    kind: 'agreement',
    because: 'one of them says “more” already',
    rules: ['AdjectiveDoubleDegree'],
  },
  {
    kind: 'agreement',
    because: 'the number of both words has to match',
    rules: ['OneOfTheSingular'],
  },
  { kind: 'agreement', because: 'this word has a form of its own', rules: ['RegularIrregulars', 'Payed'] },
  {
    kind: 'agreement',
    because: 'this is the form of the pronoun in this place',
    rules: ['TheyToThem', 'SubjectPronoun'],
  },
  {
    kind: 'agreement',
    because: 'two negatives take each other back',
    rules: ['DoubleNegative'],
  },
  {
    kind: 'agreement',
    because: 'that is how English says it',
    rules: ['QuantifierNeedsOf', 'WorseOrWorst'],
  },
  {
    kind: 'article',
    because: '“an” goes before a vowel sound, “a” before a consonant',
    rules: ['AnA'],
  },
  {
    kind: 'mixUp',
    because: '“their” is for owners, “there” for places, “they’re” for “they are”',
    rules: ['ThereToTheir', 'TheirToThere', 'TheirToTheyre', 'ThereOwn'],
  },
  { kind: 'mixUp', because: 'a comparison takes “than”', rules: ['ThenThan'] },
  {
    kind: 'mixUp',
    because: '“it’s” is short for “it is”, “its” says whose',
    rules: ['ItsContraction', 'ItsPossessive'],
  },
  {
    kind: 'mixUp',
    because: '“you’re” is short for “you are”, “your” says whose',
    rules: ['YourPredicateAdjective'],
  },
  {
    kind: 'mixUp',
    because: '“too” means also or more than enough',
    rules: ['ToTwoToo'],
  },
  {
    kind: 'mixUp',
    because: 'it sounds like “of”, and it is “have”',
    rules: ['ModalOf'],
  },
  {
    kind: 'mixUp',
    because: 'the d is hard to hear, and it belongs there',
    rules: ['SupposedTo', 'UseToUsedTo'],
  },
  {
    kind: 'mixUp',
    because: 'the two words sound alike and mean different things',
    rules: ['APart', 'ToLoseTooLoose'],
  },
  {
    kind: 'joined',
    because: 'as two words it means “each day”',
    rules: ['Everyday'],
  },
  {
    kind: 'joined',
    because: 'it is written as two words',
    rules: ['OpenCompounds'],
  },
  {
    kind: 'joined',
    because: 'it is one word',
    rules: ['Myself', 'Yourself', 'Without'],
  },
  { kind: 'repeated', because: 'the same word stands there twice', rules: ['RepeatedWords'] },
  { kind: 'spacing', because: 'the comma belongs to the word before it, with a space after', rules: ['CommaFixes'] },
  { kind: 'capital', because: '“I” is always a capital', rules: ['CapitalizePersonalPronouns'] },
];

/** Every rule by the name that harper gives it. */
export const RULES: ReadonlyMap<string, Omit<Group, 'rules'>> = new Map(
  GROUPS.flatMap(({ kind, because, rules }) => rules.map((rule) => [rule, { kind, because }] as const)),
);
