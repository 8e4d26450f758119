import { listInWords } from './in-words.ts';

/** The most names that are all told. */
const MOST = 3;

/** Cornell; Cornell and Brown; Cornell, Brown and 3 others */
export function namesInWords(names: readonly string[]): string {
  const once = [...new Set(names)];
  return listInWords(once.length > MOST ? [...once.slice(0, 2), `${once.length - 2} others`] : once);
}
