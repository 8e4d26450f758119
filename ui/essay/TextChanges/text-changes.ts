import { diffWordsWithSpace } from 'diff';

export interface TextPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Past so many changed words the texts are two texts, not one that was changed. */
const MAX_EDITS = 2_000;

/** What was done to a text to make it another one, word by word. */
export function textChanges(from: string, to: string): TextPiece[] {
  const changes = diffWordsWithSpace(from, to, { maxEditLength: MAX_EDITS }) ?? [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, removed, added }) => ({ kind: removed ? 'removed' : added ? 'added' : 'same', text: value }));
}
