import type { NameIndex } from './name-index.ts';
export function slipsIn(
  _text: string,
  _target: string,
  _names: NameIndex,
): { start: number; end: number; college: string; alsoMeans: string | null }[] {
  return [];
}
