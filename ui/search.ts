/** Whether the texts contain every word of a search, whatever the case, accents and apostrophes. */
export function matchesSearch(query: string, texts: readonly (string | null)[]) {
  const text = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
