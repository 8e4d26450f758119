/** Words of the names of many colleges. */
const COMMON = new Set(['University', 'College', 'Institute', 'School', 'State', 'Technology']);
/** The fewest letters of a word by which a college is known: "Rice". */
const SHORTEST = 4;

/** Whether a word of the college's own name stands in the text. @param college its name, or null for none */
export const namesItsCollege = (text: string, college: string | null): boolean =>
  college !== null &&
  college.split(' ').some((word) => word.length >= SHORTEST && !COMMON.has(word) && text.includes(word));

/** Whether a text for a college says anything to it or of it: its name, which may stand in the prompt, or a word such as “campus” or “your”. */
export function speaksOfCollege(text: string, college: string | null, prompt: string): boolean {
  // The first word of a sentence has a capital whatever it is.
  const named = prompt.replace(/(?:^|[.?!]\s+)\p{L}+/gu, ' ').match(/\p{Lu}\p{L}+/gu) ?? [];
  return (
    /\b(?:campus|your|undergraduates?)\b/i.test(text) ||
    namesItsCollege(text, college) ||
    namesItsCollege(text, named.join(' '))
  );
}
