import { stockIn } from '../reading/generic.ts';
import type { Reading, ReadSentence } from '../reading/reading.ts';
import { TURN } from '../reading/roles.ts';
import type { Context } from '../scoring/gates.ts';
import { GENERIC, genericOf, officeWordsIn } from '../scoring/signals.ts';
import { setOf } from '../words.ts';
import type { Mark, RemarkKey } from './mark.ts';

/** What a rule knows beside the sentence. */
type Of = Pick<Context, 'kind'> & {
  /** Whether the essay has facts of a college and little of the student. */
  brochure: boolean;
};

/** Something that can be wrong with a sentence: how much it is worth saying, or null where it is not so. */
type Rule = { key: RemarkKey; use: (sentence: ReadSentence, of: Of) => number | null };

const rule = (key: RemarkKey, use: Rule['use']): Rule => ({ key, use });

/** A sentence that is wholly generic is worth so much more to be spoken of. */
const strength = ({ generic }: ReadSentence): number => 30 * generic;
const isOneOf = ({ role }: ReadSentence, ...roles: ReadSentence['role'][]): boolean => roles.includes(role);

/** The first rule that finds something speaks; the later ones are the more general. */
const RULES: readonly Rule[] = [
  rule('officeWords', (sentence, { kind }) => {
    const { words, evidence, generic } = sentence;
    const office = officeWordsIn(sentence);
    const isStiff = office >= 4 && words.length >= 10 && office / words.length >= 0.2;
    const isFactual = evidence.figures > 0 || (generic < 0.1 && evidence.ideas < 3);
    const isJudged = kind !== 'whyCollege' && kind !== 'shortAnswer';
    return isStiff && !isFactual && isJudged ? 40 + 6 * Math.min(office, 8) : null;
  }),
  rule('trip', (sentence) =>
    TRIP.test(sentence.text) && sentence.generic >= GENERIC ? 50 + strength(sentence) : null,
  ),
  rule('lesson', (sentence) => {
    const { text, generic, evidence } = sentence;
    const isLoose = generic >= GENERIC || (generic >= 0.15 && evidence.ideas >= 2);
    return LESSON.test(text) && !TURN.test(text) && isLoose ? 46 + strength(sentence) : null;
  }),
  rule('genericCollege', (sentence, { kind }) => {
    const speaksOfCollege = kind === 'whyCollege' && isOneOf(sentence, 'plan', 'general', 'claim', 'detail');
    if (!speaksOfCollege || sentence.generic < GENERIC) return null;
    return 44 + strength(sentence) + (PRAISES.test(sentence.text) ? 8 : 0);
  }),
  rule('brochure', (sentence, { kind, brochure }) => {
    const { evidence } = sentence;
    const isFact = isOneOf(sentence, 'detail', 'general', 'plan') && evidence.names >= 2 && !evidence.selfActs;
    return kind === 'whyCollege' && brochure && isFact ? 66 + Math.min(evidence.names, 6) : null;
  }),
  rule('generic', (sentence, { kind }) =>
    kind === 'shortAnswer' && sentence.generic >= GENERIC ? 40 + strength(sentence) : null,
  ),
  rule('claim', (sentence, { kind }) => {
    if (kind === 'shortAnswer' || !ABOUT_SELF.test(sentence.text)) return null;
    const { words, generic, role, anchors, evidence, text } = sentence;
    const isVerdict =
      role === 'claim' && anchors < 1 && words.length <= 12 && evidence.self && I_AM_SOMEBODY.test(text);
    if (!isVerdict && !(generic >= GENERIC && isOneOf(sentence, 'claim', 'reflection'))) return null;
    return 48 + strength(sentence) + (words.length <= 14 ? 26 : 0);
  }),
  rule('event', (sentence, { kind }) => {
    if (kind === 'shortAnswer' || !isEvent(sentence)) return null;
    const { evidence, anchors, text } = sentence;
    const hides = evidence.self && VAGUE_THING.test(text) ? 16 : 0;
    const abstract = evidence.ideas >= 4 && !evidence.self ? 8 : 0;
    return 50 + strength(sentence) + (anchors < 1 ? 6 : 0) + hides + abstract;
  }),
  rule('stockPhrase', (sentence, { kind }) => {
    if (kind === 'shortAnswer' || sentence.generic < GENERIC - 0.05 || stockIn(sentence.text) === 0) return null;
    return 50 + strength(sentence) + (SAYING.test(sentence.text) ? 10 : 0);
  }),
  rule('generic', (sentence, { kind }) =>
    kind !== 'shortAnswer' && sentence.generic >= 0.4 ? 36 + strength(sentence) : null,
  ),
];

/** Below this an essay is particular throughout. */
export const PARTICULAR = 0.1;

/** What the first two sentences say is read by everybody, so it is worth more to be spoken of. */
const OPENS = 10;
/** A mark on a whole opening is worth more. */
const MOST_OPENS = 82;

/** What is wrong with single sentences, at most one thing with each, and nothing with what somebody says. */
export function sentenceMarks(reading: Reading, of: Of): Mark[] {
  // In an essay that is particular throughout, only a sentence that is plainly generic is worth a mark.
  const least = genericOf(reading) < PARTICULAR ? GENERIC : 0;
  return reading.sentences
    .filter(({ evidence, generic }) => !evidence.speech && generic >= least)

    .flatMap((sentence): Mark[] => {
      const at = reading.sentences.indexOf(sentence);
      for (const { key, use } of RULES) {
        const found = use(sentence, of);
        if (found !== null)
          return [
            {
              kind: 'work',
              key,
              start: sentence.start,
              end: sentence.end,
              use: at < 2 ? Math.max(found, Math.min(found + OPENS, MOST_OPENS)) : found,
            },
          ];
      }
      return [];
    });
}

const LESSON =
  /\b(?:taught me|ha(?:s|ve) (?:also )?(?:improved|strengthened|shaped|prepared|helped|deepened|instilled|taught|made|shown)|learned (?:that|the|to be)|showed me|made me (?:realize|stronger|a better|more)|lesson|(?:realized|believe|understood?|come to (?:see|understand)) that)\b/i;
/** What writers say of themselves. */
export const ABOUT_SELF =
  /\b(?:I am|I'm|I have always been|I consider myself|I'll always|I pride myself|my (?:positive|strong|hard)|asset|natural leader|good listener|hard worker|caring|passionate|dedicated|I (?:had )?never felt|I strive)\b/i;
const I_AM_SOMEBODY = /\bI(?: am|'m)\b.*\b(?:person|leader|listener|worker|student)\b/i;
const TRIP =
  /\b(?:these (?:people|children|families|kids)|(?:had|have|with) (?:almost|next to) nothing|(?:happy|joyful|grateful) with so little)\b/i;
/** Verbs of what happens in essays in which nothing can be seen. */
const EVENT_VERB = setOf(
  'volunteered helped organized organised developed created encountered joined had led became decided worked delegated increased improved began started learned traded listened discovered transformed shared overcame faced got gave woke founded contributed supported mentored participated engaged served reached evolved',
);

/** Sayings and images that were once somebody's. */
const SAYING =
  /\b(?:blood|sweat|stepping stones?|tapestry|two sides|bridge|seed|doorway|rollercoaster|champions?|everything happens|full circle|home is|comfort zone|puts? (?:my|your) mind)\b/i;
const PRAISES =
  /\b(?:excellent|outstanding|perfect|best|small class|beautiful|every voice|lifelong|vibrant|diverse|incredible)\b/i;

/** What hides in such a sentence: a club, an issue, somebody, without a name. */
const VAGUE_THING =
  /\b(?:a (?:\w+ )?(?:club|group|platform|friend|project|event|initiative|program|team|situation|issue|organization|business|campaign|system|space)|(?:many|several|various|different|cultural|community) (?:events?|members|projects|activities|tasks|organizations)|students|the (?:club|group|team|organization)|an (?:issue|organization|event|initiative)|people|others|challenges|every day)\b/i;

/** What is only hoped for has not happened. */
const TO_COME = /\b(?:I|we) (?:\w+ )?(?:hope|plan|want|intend|will|wish|would (?:like|love))\b/i;

/** Something that was done or happened, told so that nobody can see it. */
const isEvent = ({ text, words, generic, anchors, role, evidence }: ReadSentence): boolean =>
  role !== 'plan' &&
  role !== 'reflection' &&
  !TO_COME.test(text) &&
  words.some(({ key }) => EVENT_VERB.has(key)) &&
  evidence.pasts + (/\bhave (?:\w+ )?\w+ed\b/i.test(text) ? 1 : 0) > 0 &&
  ((generic >= 0.22 && anchors < 1) ||
    (generic >= 0.4 && anchors < 1.6) ||
    (anchors < 0.8 && evidence.ideas > 0 && evidence.names === 0 && words.length >= 9 && generic >= 0.12) ||
    /\b(?:eventually|things got better|slowly)\b.*\b(?:better|changed|improved|transformed)\b/i.test(text));
