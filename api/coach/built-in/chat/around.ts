/** Letters shown on each side of a name. */
const AROUND = 25;

/** The name with the words around it: cut between words, and at the beginning of its sentence. */
export function around(text: string, start: number, end: number): string {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1;
  const before = text.slice(Math.min(from, start), start);
  const to = end + AROUND >= text.length ? text.length : text.lastIndexOf(' ', end + AROUND);
  const sentence = before.split(/(?<=[.!?]\s)/).at(-1) ?? '';
  return sentence + text.slice(start, Math.max(to, end));
}
