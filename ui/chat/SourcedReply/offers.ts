/** The questions that a reply offers, as items of a list, and the reply without them. */
export function offersIn(reply: string): { words: string; offers: string[] } {
  const lines = reply.split('\n');
  const isOffer = (line: string) => /^- .*\?$/.test(line);
  return {
    words: lines.filter((line) => !isOffer(line)).join('\n'),
    offers: lines.filter(isOffer).map(plain),
  };
}

/** The words of an item without its marks: "What is missing for Brown University?" */
const plain = (line: string) =>
  line
    .slice(2)
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\\(.)/g, '$1');
