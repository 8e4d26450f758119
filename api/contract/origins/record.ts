export const originKinds = ['typed', 'pasted', 'suggestion', 'reviewer', 'unknown'] as const;
export type OriginKind = (typeof originKinds)[number];

/** Where words came from. */
export interface Origin {
  kind: OriginKind;
  /** Pasted: `outside`, `essay` or `import`. Taken: the name of the helper or of the reader. Else null. */
  from: string | null;
  /** When they came; null for what is typed, because no times of typing are kept, and for what is unknown. */
  at: string | null;
}

/** Words of one origin: UTF-16 offsets into the text. */
export interface OriginSpan extends Origin {
  start: number;
  end: number;
}

/** Text that the editor put in otherwise than by typing. */
export interface Insertion {
  kind: 'pasted' | 'suggestion' | 'reviewer';
  from: string;
  text: string;
}

/** Words that were taken out, which have their origins again when they come back. Offsets are into `text`. */
export interface RemovedWords {
  text: string;
  spans: OriginSpan[];
  /** What stood before and after them. */
  near: [before: string, after: string];
}

/** How many words came from elsewhere at once, of which some may be rewritten by now. */
export interface TakenWords extends Origin {
  words: number;
}

/** What is stored with an essay of where its words came from. */
export interface OriginRecord {
  /** They cover the text without gap or overlap. */
  spans: OriginSpan[];
  taken: TakenWords[];
  /** The last one first. */
  removed: RemovedWords[];
  /** Since when the origins are followed, where the text is older than that; else null. */
  since: string | null;
}

export const TYPED: Origin = { kind: 'typed', from: null, at: null };
export const UNKNOWN: Origin = { kind: 'unknown', from: null, at: null };

/** The record of a text that is all of one origin. */
export const recordOf = (text: string, origin: Origin, since: string | null = null): OriginRecord => ({
  spans: text === '' ? [] : [{ start: 0, end: text.length, ...origin }],
  taken: [],
  removed: [],
  since,
});

/** The stored record of a text. A text that is older than its record, or was changed beside it, is unknown. */
export function recordFor(stored: OriginRecord | null, text: string): OriginRecord {
  const covered = stored?.spans.at(-1)?.end ?? 0;
  if (stored && covered === text.length) return stored;
  return text === '' ? recordOf('', TYPED) : { ...recordOf(text, UNKNOWN), since: stored?.since ?? null };
}

export const sameOrigin = (a: Origin, b: Origin) => a.kind === b.kind && a.from === b.from && a.at === b.at;

/** The origin of each UTF-16 unit of a text. */
export function originsByUnit(spans: readonly OriginSpan[], length: number): Origin[] {
  const units: Origin[] = [];
  for (const { end, kind, from, at } of spans) {
    const origin = { kind, from, at };
    while (units.length < Math.min(end, length)) units.push(origin);
  }
  while (units.length < length) units.push(UNKNOWN);
  return units;
}

/** The spans of a text of which the origin of each unit is known. */
export function spansOf(units: readonly Origin[]): OriginSpan[] {
  const spans: OriginSpan[] = [];
  for (const [at, origin] of units.entries()) {
    const last = spans.at(-1);
    if (last && sameOrigin(last, origin)) last.end = at + 1;
    else spans.push({ start: at, end: at + 1, ...origin });
  }
  return spans;
}
