import { frequency } from '#api/coach/built-in/frequency.ts';

/** The text of lines that were broken for their width only. Words cut at a line end are whole again. */
export function joinLines(lines: string[]): string {
  return lines
    .map((line, i) => {
      const next = lines[i + 1];
      if (next === undefined) return line;
      if (endsInCutWord(line, next)) return line.slice(0, -1);
      return endsTight(line) && !isSuspended(line, next) ? line : `${line} `;
    })
    .join('');
}

/** True for «exam-» and «ple». False for «well-» and «known», because «wellknown» is no word, and for «Anglo-» and «Saxon». */
function endsInCutWord(line: string, next: string) {
  const [, head] = /(?<!\p{L}|\p{L}[-‐])(\p{L}\p{Ll}*)(?<=\p{Ll})[-‐]$/u.exec(line.slice(-40)) ?? [];
  const [tail] = /^\p{Ll}+(?![-‐\p{L}])/u.exec(next) ?? [];
  if (!head || !tail) return false;
  const start = head.toLowerCase();
  return frequency(start + tail) > 0 || frequency(start) === 0 || frequency(tail) === 0;
}

/** A line may end after a hyphen, a dash or a slash without a space. */
const endsTight = (line: string) => /\S[-‐–—/]$/.test(line.slice(-2));

/** «first-» and «and second-year». */
const isSuspended = (line: string, next: string) => /[-‐]$/.test(line) && /^(?:and|or)\b/.test(next);
