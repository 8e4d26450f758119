import { inflect, verbOf } from '../slots/verbs.ts';
import type { Edit } from './revise.ts';

/** “Have my friends and I been”: the help stands further ahead. */
const ASKS = /\b(?:have|has|had)\b[^.!?]*$/i;
const HELPS =
  /(?:\b(?:do|does|did|will|would|can|could|shall|should|may|might|must|have|has|had|having|let|lets|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|that)|['’](?:d|ve|ll|s))(?: not)?$/i;
const before = ({ input, index }: RegExpExecArray): string => input.slice(Math.max(0, index - 60), index).trimEnd();

/** Forms of verbs that the grammar checker lets pass: a word between subject and verb, a participle without “have”. */
export const VERB_FORMS: readonly Edit[] = [
  {
    find: /(?<![\p{L}'’-])(they|we) was\b/giu,
    mend: ([, subject]) => `${subject} were`,
    why: 'The verb follows its subject.',
  },
  {
    find: /(?<![\p{L}'’-])(he|she) don(['’]?)t\b/giu,
    mend: ([, subject, mark]) => `${subject} doesn${mark || "'"}t`,
    why: 'The verb follows its subject.',
  },
  {
    find: /(?<![\p{L}'’-])(he|she|it) (always|often|usually|sometimes|never|only|still|also) (\p{Ll}+)\b/giu,
    mend: (found) => {
      const [, subject, adverb, word = ''] = found;
      const verb = verbOf(word);
      const plain = verb?.forms.has('base') && !verb.forms.has('past') && !HELPS.test(before(found));
      return verb && plain ? `${subject} ${adverb} ${inflect(verb.base, 's')}` : undefined;
    },
    why: 'The verb follows its subject.',
  },
  {
    find: /(?<![\p{L}'’-])(I|we|they|he|she|you)( once| never| always| also| finally)? (\p{Ll}+)\b/gu,
    mend: (found) => {
      const [, subject = '', adverb = '', word = ''] = found;
      const verb = verbOf(word);
      if (word === 'been' && !HELPS.test(before(found)) && !ASKS.test(before(found)))
        return `${subject} ${/^s?he$/.test(subject) ? 'has' : 'have'}${adverb} been`;
      const bare = verb?.forms.size === 1 && verb.forms.has('participle') && !HELPS.test(before(found));
      return bare ? `${subject}${adverb} ${inflect(verb.base, 'past')}` : undefined;
    },
    why: 'This form of the verb needs “have” before it.',
  },
  { find: /\b(?:am|are) agree\b/g, mend: () => 'agree', why: '“Agree” is the verb already.' },
  { find: /\bfor to (?=\p{Ll})/gu, mend: () => 'to ', why: 'The purpose takes “to” alone.' },
];
