import { device } from './areas.ts';
import { keys } from './keys.ts';

/** Whether a revision may be missing, because the browser refuses to store any. */
let mayBeMissing = false;

/** Notes the revision as which this browser has saved an essay, for `isOutdated`. `essayId` is `main`, or the supplemental's. */
export function noteSavedRevision(studentId: string, essayId: string, revision: number) {
  mayBeMissing = !device.setItem(keys.savedRevision(studentId, essayId), String(revision));
}

/** Finds out whether an earlier page could note its revisions. Call it before cached answers are shown. */
export function tryNoting() {
  noteSavedRevision('nobody', 'none', 0);
  device.removeItem(keys.savedRevision('nobody', 'none'));
}

/** Whether a cached essay is older than what this browser has saved since, as where another tab stored its answers later. */
export function isOutdated(studentId: string, essayId: string, revision: number) {
  return mayBeMissing || revision < Number(device.getItem(keys.savedRevision(studentId, essayId)) ?? 0);
}
