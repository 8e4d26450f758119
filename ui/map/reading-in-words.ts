import { listInWords } from '../in-words.ts';
import type { MapEssay } from './map.ts';

/** What Laurel read a prompt as asking for, and what the student put in its place. */
export function readingInWords(
  { corrected, units, read }: Pick<MapEssay, 'corrected' | 'units' | 'read'>,
  choices: readonly { value: string; label: string }[],
): string {
  const labelOf = (unit: string) => choices.find(({ value }) => value === unit)?.label ?? unit;
  const named = (all: readonly string[]) => listInWords(all.map((unit) => `“${labelOf(unit)}”`));
  if (!corrected) return read.length === 0 ? 'Laurel could not read it.' : 'Laurel read this from the prompt.';
  if (read.length === 0) return 'Laurel could not read it. You said what it asks for.';
  const gone = read.filter((unit) => !units.includes(unit));
  const added = units.filter((unit) => !read.includes(unit));
  if (gone.length + added.length === 0) return 'You said the same as Laurel read.';
  const before = `Laurel read ${named(read)}.`;
  if (added.length === 0) return `${before} You took out ${named(gone)}.`;
  return gone.length === 0
    ? `${before} You added ${named(added)}.`
    : `${before} You put ${named(added)} for ${named(gone)}.`;
}
