import type { Highlight } from '#contract/essays.ts';
import { fold } from './fold.ts';

/** What a model says of a stretch: the words themselves, since models can't count characters. */
export interface Quoted {
  /** Null for a remark on the whole. */
  quote: string | null;
  why: string;
}

/**
 * Finds each quote in the text: exactly, else forgiving of quotation marks, dashes, white space and capitals. A quote that stands
 * there several times is the first that is not taken yet. Those found come in text order and never overlap; then those
 * that are of the whole, were not found, or lie over another one: with null offsets, to be listed and not drawn.
 */
export function locateQuotes(text: string, quoted: readonly Quoted[]): Highlight[] {
  const folded = fold(text);
  const taken: { start: number; end: number; why: string }[] = [];
  const listed: Highlight[] = [];
  for (const { quote, why } of quoted) {
    const place = quote === null ? null : (find(text, quote.trim()) ?? findFolded(quote));
    if (place) taken.push({ ...place, why });
    else listed.push({ start: null, end: null, why });
  }
  return [...taken.sort((a, b) => a.start - b.start), ...listed];

  function find(within: string, words: string, placeOf = (start: number, end: number) => ({ start, end })) {
    if (words === '') return null;
    for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + 1)) {
      const place = placeOf(at, at + words.length);
      if (cutsWord(place.start) || cutsWord(place.end)) continue;
      if (!taken.some(({ start, end }) => place.start < end && start < place.end)) return place;
    }
    return null;
  }

  /** True for a place within a word, in scripts that put spaces between words. */
  function cutsWord(at: number) {
    return (
      /[\p{Lu}\p{Ll}]$/u.test(text.slice(Math.max(0, at - 2), at)) && /^[\p{Lu}\p{Ll}]/u.test(text.slice(at, at + 2))
    );
  }

  function findFolded(quote: string) {
    const words = fold(quote).text.trim();
    const at = (start: number, end: number) => ({ start: folded.starts[start]!, end: folded.ends[end - 1]! });
    // Models put quotation marks or an ellipsis around what they quote.
    return find(folded.text, words, at) ?? find(folded.text, words.replace(/^["'. ]+|["'. ]+$/g, ''), at);
  }
}
