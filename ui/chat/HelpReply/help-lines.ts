/** A line to call or text, as a reply names it: "**988** 988 Suicide & Crisis Lifeline. Call or text. United States." */
export interface HelpLine {
  number: string;
  name: string;
  says: string;
  /** Whether it can be called: every number but a short code for messages. */
  call: boolean;
  /** Whether its words say that it takes messages. */
  text: boolean;
}

/** A number of six digits takes messages and no calls. */
const SHORT_CODE = /^\d{6}$/;
const LINE = /^- \*\*([\d-]+)\*\* ([^.]+)\.\s*(.*)$/;

/** What a reply says before and after its help lines, in light Markdown, and the lines. */
export function helpIn(reply: string): { before: string; lines: HelpLine[]; after: string } {
  const rows = reply.split('\n');
  const first = rows.findIndex((row) => LINE.test(row));
  const last = rows.findLastIndex((row) => LINE.test(row));
  if (first < 0) return { before: reply, lines: [], after: '' };
  const lines = rows.slice(first, last + 1).flatMap((row): HelpLine[] => {
    const [, number = '', name = '', says = ''] = LINE.exec(row) ?? [];
    return number ? [{ number, name, says, call: !SHORT_CODE.test(number), text: /\btext\b/i.test(says) }] : [];
  });
  return { before: rows.slice(0, first).join('\n'), lines, after: rows.slice(last + 1).join('\n') };
}
