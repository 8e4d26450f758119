import type { Highlight } from '#contract/essays.ts';

/** What a model says of a stretch: the words themselves, since models can't count characters. */
export interface Quoted {
  /** Null for a remark on the whole. */
  quote: string | null;
  why: string;
}

/**
 * Finds each quote in the text: exactly, else forgiving of curly quotes, dashes and white space. A quote that stands
 * there several times is the first that is not taken yet. Those found come in text order and never overlap; then those
 * that are of the whole, were not found, or lie over another one: with null offsets, to be listed and not drawn.
 */
export function locateQuotes(text: string, quoted: readonly Quoted[]): Highlight[] {
  const plain = simplify(text);
  const taken: { start: number; end: number; why: string }[] = [];
  const listed: Highlight[] = [];
  for (const { quote, why } of quoted) {
    const place = quote === null ? null : (find(text, quote.trim()) ?? findSimplified(quote));
    if (place) taken.push({ ...place, why });
    else listed.push({ start: null, end: null, why });
  }
  return [...taken.sort((a, b) => a.start - b.start), ...listed];

  function find(within: string, words: string, placeOf = (start: number, end: number) => ({ start, end })) {
    if (words === '') return null;
    for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + 1)) {
      const place = placeOf(at, at + words.length);
      if (!taken.some(({ start, end }) => place.start < end && start < place.end)) return place;
    }
    return null;
  }

  function findSimplified(quote: string) {
    const words = simplify(quote).text.trim();
    const at = (start: number, end: number) => ({ start: plain.original[start]!, end: plain.original[end - 1]! + 1 });
    // Models put quotation marks or an ellipsis around what they quote.
    return find(plain.text, words, at) ?? find(plain.text, words.replace(/^["'. ]+|["'. ]+$/g, ''), at);
  }
}

const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
};

/** A text with one kind of quote, dash and space, in small letters, and where each of its characters was. */
function simplify(text: string) {
  let simple = '';
  const original: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!;
    const space = /\s/.test(mark);
    // A dash is written with spaces around it, or without.
    if (space && (simple === '' || /[\s-]$/.test(simple))) continue;
    let same = space ? ' ' : (SAME[mark] ?? mark.toLowerCase());
    if (same.length > 1 && mark !== '…') same = mark;
    if (same === '-') {
      while (/[\s-]$/.test(simple)) {
        simple = simple.slice(0, -1);
        original.pop();
      }
    }
    for (const one of same) {
      simple += one;
      original.push(at);
    }
  }
  return { text: simple, original };
}
