/** Words of the names of many colleges. */
const COMMON = new Set(['University', 'College', 'Institute', 'School', 'State', 'Technology']);
/** The fewest letters of a word by which a college is known: "Rice". */
const SHORTEST = 4;
/** The fewest letters of an abbreviation that stands for a whole name: "MIT". */
const SHORTEST_INITIALS = 3;

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * Whether the text names the college: by a word of its name, by its beginning ("Penn"), or by its initials ("UCLA").
 * @param college its name, or null for none
 */
export function namesItsCollege(text: string, college: string | null): boolean {
  const names = wordsIn(college ?? '').filter((word) => /^\p{Lu}/u.test(word));
  const initials = names.length >= SHORTEST_INITIALS ? [names.map(([first]) => first).join('')] : [];
  const short = [...initials, ...names.filter((word) => /^\p{Lu}{2,}$/u.test(word))];
  const long = names.filter((word) => word.length >= SHORTEST && !COMMON.has(word));
  return wordsIn(text).some(
    (word) =>
      short.includes(word) ||
      (word.length >= SHORTEST && /^\p{Lu}/u.test(word) && long.some((name) => name.startsWith(word))),
  );
}

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
