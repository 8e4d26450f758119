import idioms from '#api/coach/data/chat/idioms.json' with { type: 'json' };

const IDIOMS = (idioms as [pattern: string, plain: string][]).map(
  ([pattern, plain]) => [new RegExp(String.raw`\b(?:${pattern})(?!\w)`, 'g'), plain] as const,
);

/** A text in lower case without punctuation, with what is only a manner of speaking in plain words: "stuck on" for "dying over". */
export const inPlainWords = (text: string): string =>
  IDIOMS.reduce((said, [idiom, plain]) => said.replace(idiom, plain), text);
