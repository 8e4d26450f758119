import { device } from './areas.ts';
import { keys } from './keys.ts';

/** The sentences of an essay over which the student has stumbled in reading aloud. They are stored on this device alone. */
export function readStumbles(studentId: string, essayId: string): string[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(keys.stumbles(studentId, essayId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores them in place of those from before. `essayId` is `main` or the id of a supplemental. */
export function storeStumbles(studentId: string, essayId: string, sentences: readonly string[]) {
  device.setItem(keys.stumbles(studentId, essayId), sentences.length === 0 ? null : JSON.stringify(sentences));
}
