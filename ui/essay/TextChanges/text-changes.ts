import { diffWordsWithSpace } from 'diff';

export interface TextPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above so many changed words, the whole text counts as replaced. */
const MAX_EDITS = 2_000;

/** The words of two texts: which are the same, which were removed and which were added. */
export function textChanges(from: string, to: string): TextPiece[] {
  const changes = diffWordsWithSpace(from, to, { maxEditLength: MAX_EDITS }) ?? [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, removed, added }) => ({ kind: removed ? 'removed' : added ? 'added' : 'same', text: value }));
}
