/** In which groups of words, such as sentences, each word stands: their indices in order. */
export function placesOf(groups: readonly Iterable<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  groups.forEach((words, at) => {
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  return places;
}
