import marks from '../../data/marks.json' with { type: 'json' };
import { setOf } from '../words.ts';

export type RemarkKey = keyof typeof marks;

/**
 * Something a counselor would say: of a stretch, UTF-16 offsets `start` to `end`, or of the whole essay where both are null. `use` says how
 * much it would change the next draft: of two, the greater is said first.
 */
export type Mark = {
  kind: 'good' | 'work';
  key: RemarkKey;
  start: number | null;
  end: number | null;
  use: number;
  /** What stands in the remark for `{name}`. */
  about?: Record<string, string>;
};

/** The most words of the essay that a remark quotes. */
const QUOTED_WORDS = 6;

/** Words after which a phrase goes on. */
const LEADS_ON = setOf(
  'a an the and but or so of in on at to from with for by into that which who my our his her their its is was were',
);

/** The first words of a stretch, for a remark, without quotation marks. */
export function quoted(text: string, start: number, end: number): string {
  const words = text
    .slice(start, Math.min(end, start + 200))
    .replace(/[“”"]/g, '')
    .trim()
    .split(/\s+/);
  const shown = words.slice(0, QUOTED_WORDS);
  // Half a phrase reads badly: “As the van climbed the”.
  while (words.length > QUOTED_WORDS && shown.length > 3 && LEADS_ON.has(shown.at(-1)!.toLowerCase())) shown.pop();
  return shown.join(' ').replace(/[.,;:]+$/, '') + (shown.length < words.length ? '…' : '');
}

/** How many remarks there are for that; more marks of one kind would repeat one. */
export const variantsOf = (key: RemarkKey): number => marks[key].length;

/** The remark on a mark, in the words of variant `at`. */
export const wordsOf = ({ key, about = {} }: Mark, at: number): string =>
  marks[key][at % marks[key].length]!.replace(/\{(\w+)\}/g, (_, name: string) => about[name] ?? '');
