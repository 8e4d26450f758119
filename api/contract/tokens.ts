/** A word or a sign of a text, with its UTF-16 offsets. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Words with their inner apostrophes and hyphens, and every other visible character by itself. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‑-][\p{L}\p{N}\p{M}]+)*|\S/gu)) {
    tokens.push({ text: token, start: index, end: index + token.length });
  }
  return tokens;
}

/** The tokens of `to`, found from those of `from` (`before`) by reading only the part that differs. */
export function retokenize(before: readonly Token[], from: string, to: string): Token[] {
  // No token contains white space, so the parts before and after one are cut alike in both texts.
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && from.charCodeAt(head) === to.charCodeAt(head)) head++;
  while (head > 0 && !isSpace(to[head - 1]!)) head--;
  let tail = 0;
  while (tail < most - head && from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)) tail++;
  while (tail > 0 && !isSpace(to[to.length - tail]!)) tail--;
  const moved = (by: number) => (token: Token) => ({ ...token, start: token.start + by, end: token.end + by });
  return [
    ...before.slice(0, firstEndingAfter(before, head)),
    ...tokenize(to.slice(head, to.length - tail)).map(moved(head)),
    ...before.slice(firstEndingAfter(before, from.length - tail)).map(moved(to.length - from.length)),
  ];
}

const isSpace = (character: string) => /\s/.test(character);

/** The index of the first token that ends after an offset; the number of tokens where there is none. */
export function firstEndingAfter(tokens: readonly Token[], offset: number) {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
