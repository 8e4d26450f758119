import { z } from 'zod';

/** Control characters other than newline and tab; carriage returns among them, so CRLF becomes LF. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Text as it is stored: well-formed, in Unicode NFC, without control characters. */
export function cleanText(text: string) {
  return text.toWellFormed().replace(CONTROL, '').normalize('NFC');
}

/** Writing that keeps its own spaces, such as an essay; its length counts after trimming. */
export const writing = (max: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => text.trim().length <= max, { error: `Use at most ${max.toLocaleString('en')} characters.` });

/** A single value such as a name: cleaned and trimmed. */
export const line = (max: number) => writing(max).transform((text) => text.trim());
