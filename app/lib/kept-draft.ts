const keyOf = (studentId: string) => `laurel.admitlens.${studentId}`;

/** What a student has written to AdmitLens and not sent. It stays in this tab until the student signs out. */
export function keptDraft(studentId: string) {
  try {
    return sessionStorage.getItem(keyOf(studentId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(studentId: string, draft: string) {
  try {
    if (draft === '') sessionStorage.removeItem(keyOf(studentId));
    else sessionStorage.setItem(keyOf(studentId), draft);
  } catch {
    console.warn('This browser keeps no message that is not sent: its storage is full or closed.');
  }
}
