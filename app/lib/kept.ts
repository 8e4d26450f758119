/** What a student wrote and the server has not acknowledged, as it is kept in the browser. */
export interface KeptText {
  text: string;
  /** The revision that it was written on. */
  baseRevision: number;
}

/** Each student's texts are kept apart, so that a shared computer never gives one's words to another. */
const keyOf = (studentId: string, essayId: string) => `laurel.unsaved.${studentId}.${essayId}`;

export function keepText(studentId: string, essayId: string, kept: KeptText | null) {
  try {
    if (kept) localStorage.setItem(keyOf(studentId, essayId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(studentId, essayId));
  } catch {
    console.warn('This browser keeps no unsaved text: its storage is full or closed.');
  }
}

export function keptText(studentId: string, essayId: string): KeptText | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(studentId, essayId)) ?? 'null') as Partial<KeptText> | null;
    return typeof kept?.text === 'string' && typeof kept.baseRevision === 'number' ? (kept as KeptText) : null;
  } catch {
    return null;
  }
}
