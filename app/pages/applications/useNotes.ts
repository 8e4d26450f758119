import type { Application } from '#contract/applications.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { DocumentSession } from '#app/state/document-session.ts';
import { type useApplication, useSend } from '#app/state/server.ts';
import { unsavedStore, useSession } from '#app/state/writing.ts';

/** The notes on an application as a document, whose text is saved when its field is left. */
export function useNotes(
  application: Application,
  unsaved: UnsavedWriting | null,
  studentId: string,
  change: ReturnType<typeof useApplication>['change'],
) {
  const send = useSend();
  const { id: appId } = application;
  const id = writingIds.notes(appId);
  return useSession(id, () => {
    const stored = ({ notes, notesRevision }: Application) => {
      change((shown) => ({ ...shown, notes, notesRevision }));
      return { text: notes, revision: notesRevision };
    };
    return new DocumentSession<{ text: string }, ReturnType<typeof stored>>({
      source: {
        save: async ({ text, baseRevision }, options) => {
          const body = { notes: text, baseNotesRevision: baseRevision };
          return { stored: stored(await send('patchApplication', { params: { appId }, body, ...options })) };
        },
        storedInstead: ({ current }) => stored(current as Application),
      },
      store: unsavedStore(studentId, id),
      parts: ['text'],
      read: { text: application.notes, revision: application.notesRevision },
      unsaved,
      saveState: 'saved',
    });
  });
}
