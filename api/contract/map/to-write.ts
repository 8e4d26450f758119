/** An essay that is not written, with the others that could serve its prompt once they are. */
export interface Unwritten {
  id: string;
  /** Whether an essay that is written serves it already. */
  served: boolean;
  sources: readonly string[];
}

/** Of more prompts that are tangled with each other, or after so many steps, a good answer is taken that may be one essay too long. */
const MOST_EXACT = 60;
const MOST_STEPS = 20_000;

/**
 * The fewest essays to write so that every prompt is served: by an essay of its own, or by one that is adapted from another.
 * Answers ids in the given order. None of them can be left out.
 */
export function fewestToWrite(essays: readonly Unwritten[]): string[] {
  const chosen = new Set(groupsOf(essays).flatMap(fewestOfGroup));
  return essays.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** Prompts that share no source have nothing to do with each other, and are counted one after the other. */
function groupsOf(essays: readonly Unwritten[]): Unwritten[][] {
  const unserved = essays.filter(({ served }) => !served);
  /** Each source by another one of its group, and the head of the group by itself. */
  const towards = new Map<string, string>();
  const headOf = (source: string): string => {
    let head = source;
    while (towards.get(head) !== head) head = towards.get(head)!;
    // The next look-up is shorter, so that a thousand prompts in one group cost little.
    for (let at = source; at !== head;) {
      const next = towards.get(at)!;
      towards.set(at, head);
      at = next;
    }
    return head;
  };
  for (const { id, sources } of unserved) {
    for (const source of [id, ...sources]) if (!towards.has(source)) towards.set(source, source);
    for (const source of sources) towards.set(headOf(source), headOf(id));
  }
  const groups = new Map<string, Unwritten[]>();
  for (const essay of unserved) {
    const group = groups.get(headOf(essay.id));
    if (group) group.push(essay);
    else groups.set(headOf(essay.id), [essay]);
  }
  return [...groups.values()];
}

/** The smallest set of sources that serves a group, by trying them with a bound. */
function fewestOfGroup(group: readonly Unwritten[]): string[] {
  const serves = new Map<string, number[]>();
  group.forEach(({ id, sources }, place) => {
    for (const source of [id, ...sources]) serves.set(source, [...(serves.get(source) ?? []), place]);
  });
  const most = Math.max(...[...serves.values()].map(({ length }) => length));
  const times = group.map(() => 0);
  let best = greedy(group, serves);
  if (group.length > MOST_EXACT) return withoutNeedless(best, serves);
  let steps = 0;

  function search(chosen: string[], left: number): void {
    if (left === 0) {
      if (chosen.length < best.length) best = [...chosen];
      return;
    }
    if (chosen.length + Math.ceil(left / most) >= best.length || ++steps > MOST_STEPS) return;
    const next = fewestOptions(group, times);
    for (const source of optionsOf(next, serves)) {
      const places = serves.get(source)!;
      const gained = places.filter((place) => times[place]!++ === 0).length;
      search([...chosen, source], left - gained);
      for (const place of places) times[place]! -= 1;
    }
  }
  search([], group.length);
  return withoutNeedless(best, serves);
}

const fewestOptions = (group: readonly Unwritten[], times: readonly number[]): Unwritten =>
  group.filter((_, place) => times[place] === 0).toSorted((a, b) => a.sources.length - b.sources.length)[0]!;

const optionsOf = ({ id, sources }: Unwritten, serves: ReadonlyMap<string, number[]>): string[] =>
  [id, ...sources].toSorted((a, b) => serves.get(b)!.length - serves.get(a)!.length);

/** A good answer to begin with: always the essay that serves most of what is left. */
function greedy(group: readonly Unwritten[], serves: ReadonlyMap<string, number[]>): string[] {
  const left = new Set(group.keys());
  const chosen: string[] = [];
  while (left.size > 0) {
    let best = { source: '', gain: 0 };
    for (const [source, places] of serves) {
      const gain = places.filter((place) => left.has(place)).length;
      if (gain > best.gain) best = { source, gain };
    }
    chosen.push(best.source);
    for (const place of serves.get(best.source)!) left.delete(place);
  }
  return chosen;
}

/** Leaves out what the others serve already. */
function withoutNeedless(chosen: readonly string[], serves: ReadonlyMap<string, number[]>): string[] {
  return chosen.reduce(
    (kept, source) => {
      const others = kept.filter((other) => other !== source);
      const served = new Set(others.flatMap((other) => serves.get(other)!));
      return serves.get(source)!.every((place) => served.has(place)) ? others : kept;
    },
    [...chosen],
  );
}
