import { z } from 'zod';
import { sentences } from './sentences.ts';

/** What zod itself finds wrong, said for a student. A schema's own sentence comes before these. */
z.config({
  customError: (issue) => {
    const name = issue.path?.at(-1);
    if (typeof name !== 'string') return sentences.unreadable;
    if (issue.input === undefined) return `«${name}» is missing.`;
    if (issue.code === 'invalid_value') return `«${name}» must be one of these: ${issue.values.join(', ')}.`;
    return `«${name}» is not of the right kind.`;
  },
});

/** Everything that some editor ends a line with. */
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/** Control characters other than newline and tab. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Characters that are not seen and can make one name look like another; joiners and emoji forms are seen by what they join. */
const INVISIBLE = /[\u2800\ufeff]|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * More marks on one letter than any writing has. Thousands of them, out of order, would keep the normalising busy for
 * hours; Unicode calls text without them stream-safe (UAX #15).
 */
const EXCESSIVE_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text as it is stored: well-formed, in Unicode NFC, without control characters. Cleaned once more, it is the same. */
export function cleanText(text: string) {
  return (
    text
      .toWellFormed()
      .replace(LINE_END, '\n')
      .replace(CONTROL, '')
      .replace(EXCESSIVE_MARKS, '$1')
      .normalize('NFC')
      // Some marks become two.
      .replace(EXCESSIVE_MARKS, '$1')
  );
}

/**
 * Writing that keeps its own spaces, such as an essay; its length counts after trimming.
 * @param missing said where there is no text at all
 */
export const writing = (max: number, missing?: string) =>
  z
    .string({ error: missing })
    // Composed, a text is up to three times shorter; spaces around it do not count, but a million of them are no text.
    .max(3 * max + 1_000, { error: `Use at most ${max.toLocaleString('en')} characters.` })
    .meta({ maxLength: max })
    .transform(cleanText)
    .refine((text) => text.trim().length <= max, { error: `Use at most ${max.toLocaleString('en')} characters.` });

/** A single value such as a name: cleaned and trimmed. */
export const line = (max: number, missing?: string) =>
  // What an invisible character kept apart is composed once it is gone.
  writing(max, missing).transform((text) => cleanText(text.replace(INVISIBLE, '')).replace(/\s+/g, ' ').trim());

/** A text by its letters and digits alone, to tell whether two were meant to be the same; by itself where it has none. */
export function plainKey(text: string) {
  const key = text
    .normalize('NFKD')
    // In other scripts a mark may be a vowel.
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    // «C», «C++» and «C#» are three things.
    .replace(/[^\p{L}\p{N}\p{M}+#%]+/gu, ' ')
    .trim();
  return key || text.trim();
}
