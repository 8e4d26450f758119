import { z } from 'zod';

/** What zod itself finds wrong, said for a student. A schema's own sentence comes before these. */
z.config({
  customError: (issue) => {
    const name = String(issue.path?.at(-1) ?? 'This');
    if (issue.input === undefined) return `${name} is missing.`;
    if (issue.code === 'invalid_type') return `${name} must be a ${issue.expected}.`;
    if (issue.code === 'invalid_value') return `${name} must be one of: ${issue.values.join(', ')}.`;
    return `${name} is not right.`;
  },
});

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
