/** Matches a college with a campus: University of California, Berkeley; University of Texas at Austin. */
const CAMPUS = /^(.*\b(?:University|College)\b.*?)(?:, | at )(.+)$/;

/**
 * A college's name shortened for a day of the calendar: UC Berkeley, Michigan, Ohio State. Other names stay as they
 * are.
 */
export function shortCollegeName(name: string) {
  const plain = name.trim().replace(/^The /, '');
  const [, system, campus] = CAMPUS.exec(plain) ?? [];
  const initials = system?.match(/(?<![\p{L}'’])\p{Lu}/gu)?.join('');
  if (initials && initials.length > 1) return `${initials} ${campus}`;
  return plain.replace(/^University of (?=\p{Lu})/u, '').replace(/(?<=.) University(?=$|[–-])/, '');
}

/** Short names by full names. Where two colleges would get the same one, both keep their full names. */
export function shortCollegeNames(names: readonly string[]) {
  const all = [...new Set(names)];
  const shorts = all.map(shortCollegeName);
  return new Map(
    all.map((name, i) => [name, shorts.filter((short) => short === shorts[i]).length === 1 ? shorts[i]! : name]),
  );
}
