import longForms from '../../../data/long-forms.json' with { type: 'json' };
import { NUMBER_WORDS } from '../../words.ts';
import { likeCapital } from '../capitals.ts';
import type { Edit } from './revise.ts';

/** What two names stand for in the long forms of the data, which are patterns. */
const NAMED: readonly (readonly [name: string, pattern: string])[] = [
  // Before a subject, “that” goes on as before.
  ['{subject}', String.raw`(?= (?:I|he|she|it|we|they|you|my|our|his|her|their|the|an?|this|no|every)\b)`],
  ['{number}', String.raw`\d|${[...NUMBER_WORDS].join('|')}`],
];

/** The edit that puts `short` in the place of `long` wherever it stands; `$1` in `short` is a group of `long`. */
function replacing([long, short]: [long: string, short: string], why: string): Edit {
  const pattern = NAMED.reduce((all, [name, named]) => all.replaceAll(name, named), long);
  return {
    find: new RegExp(String.raw`(?<![\p{L}\p{N}-])${pattern}${short ? String.raw`(?![\p{L}\p{N}-])` : ' '}`, 'gimu'),
    mend: (found) =>
      likeCapital(
        found[0],
        short.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''),
      ),
    why,
  };
}

/** Long forms of short words, and pairs that say a thing twice. */
export const LONG_FORMS: readonly Edit[] = [
  ...Object.entries(longForms.shorter).map((pair) =>
    replacing(pair, /^\S+$/.test(pair[1]) ? 'Says the same in one word.' : 'Says the same in fewer words.'),
  ),
  ...Object.entries(longForms.saidTwice).map((pair) => replacing(pair, 'The other word says it already.')),
];
