/** Words of a text, split on white space. */
export function countWords(text: string) {
  return text.match(/\S+/g)?.length ?? 0;
}
