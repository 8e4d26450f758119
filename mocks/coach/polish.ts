import type { PolishedParagraph } from '#contract/quick-ai.ts';

interface Edit {
  /** With the letter that follows, so that no sentence is left empty. */
  pattern: RegExp;
  replacement: string;
  change: PolishedParagraph['changes'][number];
}

const edits: Edit[] = [
  {
    pattern: /\bdue to the fact that (\p{L})/giu,
    replacement: 'because ',
    change: { what: '“due to the fact that” is now “because”', why: 'One word says it.' },
  },
  {
    pattern: /\bin order to (\p{L})/giu,
    replacement: 'to ',
    change: { what: '“in order to” is now “to”', why: 'One word says it.' },
  },
  {
    pattern: /(?<!\bnot )\b(?:very|really|extremely|basically) (\p{L})/giu,
    replacement: '',
    change: { what: 'Words that only add weight are gone', why: 'The word after them is stronger alone.' },
  },
];

/** The same paragraph without its fillers, and what was changed; one without any stays as it is. */
export function polish(text: string) {
  const changes: PolishedParagraph['changes'] = [];
  let output = text;
  for (const { pattern, replacement, change } of edits) {
    const edited = output.replace(pattern, (found: string, next: string) => likeStart(found, replacement + next));
    if (edited !== output) changes.push(change);
    output = edited;
  }
  return { output, changes };
}

/** With a capital where the words that it replaces had one. */
function likeStart(found: string, replacement: string) {
  const first = found.slice(0, 1);
  return first === first.toLowerCase() ? replacement : replacement.slice(0, 1).toUpperCase() + replacement.slice(1);
}
