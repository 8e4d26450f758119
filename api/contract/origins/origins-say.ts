import { formatDate } from '../format-date.ts';
import { type Origin, type OriginRecord, originsByUnit, sameOrigin } from './record.ts';

/** Words of one origin that stand in the text. */
export interface OriginWords extends Origin {
  words: number;
}

/** How many words of each origin stand in a text, in the order in which they first stand there. A word is of the origin that begins it. */
export function wordsByOrigin({ spans }: Pick<OriginRecord, 'spans'>, text: string): OriginWords[] {
  const units = originsByUnit(spans, text.length);
  const counts: OriginWords[] = [];
  for (const { index } of text.matchAll(/\S+/g)) {
    const origin = units[index]!;
    const known = counts.find((one) => sameOrigin(one, origin));
    if (known) known.words++;
    else counts.push({ ...origin, words: 1 });
  }
  return counts;
}

/** Where the words came from, in a few sentences: without percentage, and without a verdict. */
export function originsSay(record: OriginRecord, text: string, timeZone: string): string {
  const words = wordsByOrigin(record, text);
  if (words.length === 0) return 'Nothing is written yet.';
  const sum = (kind: Origin['kind']) => words.reduce((all, one) => all + (one.kind === kind ? one.words : 0), 0);
  const dayOf = (instant: string) => formatDate('November 7', instant, timeZone);
  const [typed, unknown] = [sum('typed'), sum('unknown')];
  const since = record.since === null ? '' : ` since ${dayOf(record.since)}`;
  const says = [`Typed here${since}: ${typed === 1 ? '1 word' : `${typed.toLocaleString('en-US')} words`}.`];
  says.push(...pasted(record, words, dayOf));
  if (sum('suggestion') > 0) says.push(`Taken from Laurel: ${sum('suggestion').toLocaleString('en-US')}.`);
  if (sum('reviewer') > 0) says.push(`From a reader: ${sum('reviewer').toLocaleString('en-US')}.`);
  if (unknown > 0) says.push(`The ${unknown.toLocaleString('en-US')} before the record were not followed.`);
  return says.join(' ');
}

const PASTED: Record<string, string> = {
  outside: 'Pasted',
  essay: 'Pasted from another essay',
  import: 'Imported',
};

/** Pasted October 4: 110, of which 82 were since rewritten. */
function pasted({ taken }: OriginRecord, words: readonly OriginWords[], dayOf: (instant: string) => string): string[] {
  const groups = new Map<string, { all: number; left: number }>();
  const groupOf = ({ from, at }: Origin) => {
    const name = `${PASTED[from ?? ''] ?? PASTED.outside}${at === null ? '' : ` ${dayOf(at)}`}`;
    const group = groups.get(name) ?? { all: 0, left: 0 };
    groups.set(name, group);
    return group;
  };
  for (const one of taken) if (one.kind === 'pasted') groupOf(one).all += one.words;
  for (const one of words) if (one.kind === 'pasted') groupOf(one).left += one.words;
  return [...groups].map(([name, { all: once, left }]) => {
    const all = Math.max(once, left);
    const gone = all - left;
    if (gone === 0) return `${name}: ${all.toLocaleString('en-US')}.`;
    const rewritten =
      gone === all ? 'all since rewritten' : `of which ${gone.toLocaleString('en-US')} were since rewritten`;
    return `${name}: ${all.toLocaleString('en-US')}, ${rewritten}.`;
  });
}
