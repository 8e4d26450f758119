const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/\b(what|that|who|there|it|here|where)'s\b/g, '$1 is'],
];

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\b(fav|neighb|hon|col|lab|behavi|hum|rum|harb|end|flav)our/g, '$1or'],
  [/\bprogramme/g, 'program'],
  [/\bcatalogue/g, 'catalog'],
  [/\bpractis/g, 'practic'],
  [/\b(cent|theat)re/g, '$1er'],
  [/\b([a-z]{4,})isation/g, '$1ization'],
  [/\b(organ|real|recogn|special|apolog|critic)is/g, '$1iz'],
];

/** A capitalised word inside a sentence, and what follows it of the same name: "Alder Hill College". */
const NAME =
  /(?<=[\p{L}\d,;:("'-] ?["'(]?)(?<![.?!:] )\b\p{Lu}[\p{L}.&'-]*(?:\s+(?:(?:of|at|the|and|&|in)\s+){0,2}\p{Lu}[\p{L}&'-]*)*/gu;
const COLLEGE_FIRST = /\b(?:\p{Lu}[\p{L}'-]*\s+)+(?:College|University|Institute)\b/gu;

/**
 * A prompt in the form in which cues are written: lower-case words in American spelling with one space between them, short forms
 * in full, `<` before each sentence and `>` at the end, and NAME for names.
 * @param known whether a capitalised word is an ordinary one, and so no name
 */
export function plainPrompt(prompt: string, known: (word: string) => boolean): string {
  const straight = prompt.normalize('NFC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/…/g, '...');
  const named = straight.replace(COLLEGE_FIRST, nameOf(known)).replace(NAME, nameOf(known));
  let text = named.replace(/\p{L}+/gu, (word) => (word === 'NAME' ? word : word.toLowerCase()));
  for (const [form, full] of [...SHORT_FORMS, ...BRITISH]) text = text.replace(form, full);
  text = text
    .replace(/\.{3,}/g, ' … ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[?!]+/g, ' ? ')
    .replace(/\.(?!\d)/g, ' . ')
    .replace(/:/g, ' : ')
    .replace(/[^\p{L}\p{N}' .?:…]/gu, ' ')
    .replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? '' : ` < ${text.replace(/ ([.?:]) (?=\S)/g, ' $1 < ')} > `;
}

const nameOf = (known: (word: string) => boolean) => (run: string) => {
  if (run === 'NAME') return run;
  const words = run.split(/[\s&-]+/).map((word) => word.toLowerCase().replace(/'s$/, ''));
  return words.every((word) => known(word)) ? run : run.endsWith("'s") ? "NAME's" : 'NAME';
};
