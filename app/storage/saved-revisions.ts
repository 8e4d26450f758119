import { device } from './areas.ts';
import { keys } from './keys.ts';

/** Whether the browser refused to store the last revision, so that what it has may be too low. */
let mayBeMissing = false;

/** Stores the revision as which this browser has saved an essay, for `isOutdated`. `essayId` is `main` or the id of a supplemental. */
export function noteSavedRevision(studentId: string, essayId: string, revision: number) {
  mayBeMissing = !device.setItem(keys.savedRevision(studentId, essayId), String(revision));
}

/** Finds out whether this browser stores revisions at all. Call it before cached answers are shown. */
export function tryNoting() {
  noteSavedRevision('nobody', 'none', 0);
  device.removeItem(keys.savedRevision('nobody', 'none'));
}

/** Whether a cached essay is older than what this browser has saved since, as where another tab stored its answers later. */
export function isOutdated(studentId: string, essayId: string, revision: number) {
  return mayBeMissing || revision < Number(device.getItem(keys.savedRevision(studentId, essayId)) ?? 0);
}
