import type { SaveState } from '@laurel/ui';

/** What is said at a field whose text could not be saved, and whether another try may help. */
export function unsavedNotice(state: SaveState | null, refusal: string | undefined) {
  const kept = 'Your words are kept on this device.';
  if (refusal) return { error: `${refusal} ${kept}`, mayPass: false };
  if (state === 'failed') return { error: `That did not save. ${kept}`, mayPass: true };
  if (state === 'offline') return { error: `Laurel can't be reached. ${kept}`, mayPass: true };
  return null;
}
