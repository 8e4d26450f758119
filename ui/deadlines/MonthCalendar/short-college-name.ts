/** A college with a campus: University of California, Berkeley; University of Texas at Austin. */
const CAMPUS = /^(.*\b(?:University|College)\b.*?)(?:, | at )(.+)$/;

/** A college's name as short as a calendar's day needs it: UC Berkeley, Michigan, Ohio State. Others stay as they are. */
export function shortCollegeName(name: string) {
  const plain = name.trim().replace(/^The /, '');
  const [, system, campus] = CAMPUS.exec(plain) ?? [];
  const initials = system?.match(/(?<![\p{L}'’])\p{Lu}/gu)?.join('');
  if (initials && initials.length > 1) return `${initials} ${campus}`;
  return plain.replace(/^University of (?=\p{Lu})/u, '').replace(/(?<=.) University(?=$|[–-])/, '');
}

/** Short names of many colleges, by their names; two that would be told apart no longer keep theirs. */
export function shortCollegeNames(names: readonly string[]) {
  const all = [...new Set(names)];
  const shorts = all.map(shortCollegeName);
  return new Map(
    all.map((name, i) => [name, shorts.filter((short) => short === shorts[i]).length === 1 ? shorts[i]! : name]),
  );
}
