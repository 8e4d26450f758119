import { headed, type KnownForm, type NameIndex } from './name-index.ts';

/** A known form where it stands in a text. */
export interface Found {
  form: KnownForm;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
const LETTER = /[\p{L}\p{N}]/u;
const BEFORE_THE = /(?:\b[Tt]he|'s?)\s$/;

/** Every known form in the text, in its order; where several could stand, the longest. */
export function namesIn(text: string, names: NameIndex): Found[] {
  const { byFirstWord } = names;
  const found: Found[] = [];
  let after = 0;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    if (start < after) continue;
    const form =
      byFirstWord.get(word)?.find((form) => standsAt(text, start, form)) ??
      inOtherCase(text, start, word, names) ??
      (text[start + word.length] === '.' ? addressAt(text, start, byFirstWord.get(word.toLowerCase())) : undefined);
    if (!form) continue;
    after = start + form.text.length;
    found.push({ form, start, end: after });
  }
  return found;
}

function standsAt(text: string, start: number, form: KnownForm, written = form.text): boolean {
  if (!text.startsWith(written, start)) return false;
  const end = start + form.text.length;
  if (LETTER.test(text[end] ?? '')) return false;
  if (/^-\p{Lu}/u.test(text.slice(end, end + 2))) return false;
  if (!form.alone && (/[-@#.]/.test(text[start - 1] ?? '') || /^-\p{L}/u.test(text.slice(end, end + 2)))) return false;
  return !form.the || BEFORE_THE.test(text.slice(Math.max(0, start - 4), start));
}

/** A form in capitals throughout, one of small letters at the head of a sentence, or a sure short one in small letters. */
function inOtherCase(
  text: string,
  start: number,
  word: string,
  { byFirstWord, bySmallWord }: NameIndex,
): KnownForm | undefined {
  const find = (first: string, isWritten: (form: KnownForm) => string | false) =>
    byFirstWord.get(first)?.find((form) => {
      const written = isWritten(form);
      return written !== false && standsAt(text, start, form, written);
    });
  if (/^\p{Lu}{4,}$/u.test(word)) return find(headed(word), (form) => form.text.toUpperCase());
  if (/^\p{Lu}/u.test(word))
    return find(word.toLowerCase(), (form) => form.text.includes(' ') && form.kind !== 'domain' && headed(form.text));
  return bySmallWord.get(word.toLowerCase())?.find((form) => standsAt(text, start, form, form.text.toLowerCase()));
}

/** A web or mail address, in any case: “MIT.edu”. */
const addressAt = (text: string, start: number, forms: readonly KnownForm[] = []): KnownForm | undefined =>
  forms.find(
    ({ kind, text: domain }) =>
      kind === 'domain' &&
      text.slice(start, start + domain.length).toLowerCase() === domain &&
      !LETTER.test(text[start + domain.length] ?? ''),
  );
