import { z } from 'zod';
import { refusals } from './refusals.ts';

/** The sentences for what zod itself finds wrong. A schema's own sentence comes before these. */
z.config({
  customError: (issue) => {
    const name = issue.path?.at(-1);
    if (typeof name !== 'string') return refusals.unreadable;
    if (issue.input === undefined) return `«${name}» is missing.`;
    if (issue.code === 'invalid_value') return `«${name}» must be one of these: ${issue.values.join(', ')}.`;
    return `«${name}» is not of the right kind.`;
  },
});

/** All line ends that editors write. */
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/** Control characters other than newline and tab. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Invisible characters, which can make two names look the same. Joiners and emoji forms are left: one sees what they join. */
const INVISIBLE = /[\u2800\ufeff]|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * More marks on one letter than any script uses. Normalising thousands of them that are out of order would take hours;
 * Unicode calls text without them stream-safe (UAX #15).
 */
const EXCESSIVE_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text as it is stored: well-formed, in Unicode NFC, without control characters. Cleaning it again changes nothing. */
export function cleanText(text: string) {
  return (
    text
      .toWellFormed()
      .replace(LINE_END, '\n')
      .replace(CONTROL, '')
      .replace(EXCESSIVE_MARKS, '$1')
      .normalize('NFC')
      // Normalising makes two of some marks.
      .replace(EXCESSIVE_MARKS, '$1')
  );
}

/**
 * Writing whose own spaces are stored, such as an essay. Its length is measured after trimming.
 * @param missing the sentence for no text at all
 */
export const writing = (max: number, missing?: string) =>
  z
    .string({ error: missing })
    // Composing makes a text up to three times shorter. Spaces around it do not count, within reason.
    .max(3 * max + 1_000, { error: `Use at most ${max.toLocaleString('en')} characters.` })
    .meta({ maxLength: max })
    .transform(cleanText)
    .refine((text) => text.trim().length <= max, { error: `Use at most ${max.toLocaleString('en')} characters.` });

/** Writing whose line ends are stored, but no spaces around it. */
export const paragraphs = (max: number) => writing(max).transform((text) => text.trim());

/** A single value such as a name: cleaned and trimmed. */
export const line = (max: number, missing?: string) =>
  // Cleaned again, because letters compose once the invisible character between them is gone.
  writing(max, missing).transform((text) => cleanText(text.replace(INVISIBLE, '')).replace(/\s+/g, ' ').trim());

/** A text that may be left out, which is then empty. */
export const orEmpty = (text: z.ZodType<string, string>) => text.nullish().transform((given) => given ?? '');

/** A text that holds more than spaces. */
export const filled = (text: z.ZodType<string, string>, sentence: string) =>
  text.refine((given) => given.trim() !== '', sentence);

/** A number of what is asked for: whole, from 1 to `most`, however it is sent. */
export const upTo = (most: number) => z.number().transform((n) => Math.min(most, Math.max(1, Math.round(n))));

/** The letters and digits of a text, to find texts that are meant to be the same. A text without any is its own key. */
export function plainKey(text: string) {
  const key = text
    .normalize('NFKD')
    // Only in these scripts: elsewhere a mark may be a vowel.
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    // «C», «C++» and «C#» are three things.
    .replace(/[^\p{L}\p{N}\p{M}+#%]+/gu, ' ')
    .trim();
  return key || text.trim();
}
