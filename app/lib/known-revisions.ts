const keyOf = (studentId: string, id: string) => `laurel.revision.${studentId}.${id}`;

/** Notes the revision as which this browser has saved an essay, for `isOutdated`. `id` is `main`, or the supplemental's. */
export function noteRevision(studentId: string, id: string, revision: number) {
  try {
    localStorage.setItem(keyOf(studentId, id), String(revision));
  } catch {
    // Then everything is taken to be outdated.
  }
}

/** Whether an essay that this browser kept is older than what it has saved since, as where another tab kept its own reading later. */
export function isOutdated(studentId: string, id: string, revision: number) {
  const key = keyOf(studentId, id);
  const known = localStorage.getItem(key) ?? '0';
  try {
    localStorage.setItem(key, known);
  } catch {
    return true;
  }
  return revision < Number(known);
}
