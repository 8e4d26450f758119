import { frequency, listedAsName } from '../built-in/frequency.ts';
import { fold, type Folded } from './fold.ts';

/** What stands for a part of the name, counted from 1, and for the e-mail. */
const placeholder = (part: number) => `[name ${part}]`;
const EMAIL = '[e-mail]';
const PLACEHOLDER = /\[(?:name (\d{1,2})|e-mail)\]/g;

/** Shorter than this, what stands before the @ may be a part of any word. */
const HANDLE = 6;

interface Masked {
  text: string;
  /** The stretch of the text before masking, by one of the masked text: whole where it touches a placeholder. */
  original: (stretch: { start: number; end: number }) => { start: number; end: number };
}

interface Pattern {
  folded: string;
  stands: string;
  /** Too ordinary a word to be the name wherever it stands: with a capital alone. */
  capital: boolean;
}

/**
 * Takes a student's name and e-mail out of what is sent to a language model, and puts them back into what it answers. Accents,
 * kinds of apostrophes and dashes, invisible characters and capitals make no difference, except that a part that is a word of
 * its own (Will, May) counts only with a capital or beside another part. Nicknames that the account does not have are not known.
 */
export function createNameMask({ name, email }: { name: string; email: string }) {
  const parts = name.match(/[\p{L}\p{M}\p{N}]+/gu)?.filter((part) => fold(part).text.length > 1) ?? [];
  const patterns = [...emailPatterns(email), ...namePatterns(parts)].sort((a, b) => b.folded.length - a.folded.length);

  function mask(text: string): Masked {
    const folded = fold(text);
    const found = patterns
      .flatMap((pattern) => placesOf(pattern, folded, text))
      .sort((a, b) => a.start - b.start || b.end - a.end);
    let masked = '';
    let at = 0;
    const taken: { from: number; to: number; start: number; end: number }[] = [];
    for (const { start, end, stands } of found) {
      if (start < at) continue;
      masked += text.slice(at, start);
      taken.push({ from: masked.length, to: masked.length + stands.length, start, end });
      masked += stands;
      at = end;
    }
    masked += text.slice(at);

    const before = (offset: number) => taken.findLast(({ from }) => from < offset);
    return {
      text: masked,
      original({ start, end }) {
        const [first, last] = [before(start), before(end)];
        return {
          start: first ? (start < first.to ? first.start : first.end + start - first.to) : start,
          end: last ? (end <= last.to ? last.end : last.end + end - last.to) : end,
        };
      },
    };
  }

  /** Puts name and e-mail back. A placeholder of a part that the name has not stays. */
  function unmask(text: string) {
    return text.replace(PLACEHOLDER, (whole, part?: string) =>
      part ? (parts[Number(part) - 1] ?? whole) : email || whole,
    );
  }

  /** To be said before anything that is masked. */
  const rule =
    "[name 1], [name 2] and so on, and [e-mail], stand for the student's own name and address, which you are not told. Keep and quote them as they are.";

  return { mask, unmask, rule };
}

function namePatterns(parts: string[]): Pattern[] {
  const folded = parts.map((part) => fold(part).text);
  const single = folded.map((part, at) => ({
    folded: part,
    stands: placeholder(at + 1),
    capital: isOrdinaryWord(part),
  }));
  // As in «will brown» and in a user name: two parts together are hardly anybody else's.
  const pairs = folded.slice(1).flatMap((part, at) => {
    const stands = `${placeholder(at + 1)} ${placeholder(at + 2)}`;
    return [`${folded[at]} ${part}`, `${folded[at]}${part}`].map((pair) => ({ folded: pair, stands, capital: false }));
  });
  // Where names are written without spaces, the family's comes first, in one character.
  const given = parts.flatMap((part, at) =>
    /^\p{Script=Han}{3,}$/u.test(part) ? [{ folded: part.slice(1), stands: placeholder(at + 1), capital: false }] : [],
  );
  return [...single, ...pairs, ...given];
}

function emailPatterns(email: string): Pattern[] {
  const [local = '', host = ''] = email.split('@');
  const [base = ''] = local.split('+');
  const handles = [local, base].filter((handle) => handle.length >= HANDLE && !isOrdinaryWord(handle));
  return [email && `${local}@${host}`, email && `${base}@${host}`, ...handles]
    .filter((text) => text !== '')
    .map((text) => ({ folded: fold(text).text, stands: EMAIL, capital: false }));
}

/** A name that is this frequent is mostly a word as well: Rose, Mark, Brown. */
const COMMON_NAME = 1_000;

/** True for a word in small letters that is an English word and not only a name: `will`, `may`, `brown`. */
function isOrdinaryWord(word: string) {
  return frequency(word) >= (listedAsName(word) ? COMMON_NAME : 1);
}

const inWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whole words alone, except in scripts that write none apart. */
function placesOf({ folded: pattern, stands, capital }: Pattern, { text, starts, ends }: Folded, original: string) {
  const places: { start: number; end: number; stands: string }[] = [];
  const apart = pattern.toUpperCase() !== pattern;
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
    const [start, end] = [starts[at]!, ends[at + pattern.length - 1]!];
    if (apart && (inWord(text[at - 1]) || inWord(text[at + pattern.length]))) continue;
    if (capital && !/^\p{Lu}/u.test(original.slice(start))) continue;
    places.push({ start, end, stands });
  }
  return places;
}
