import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { noteSavedRevision } from '#app/storage/saved-revisions.ts';
import { forgetUnsaved, storeUnsaved, type UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { DocumentSession } from './document-session.ts';
import { type Essay, type Writing, writingParts } from './essay.ts';
import { openSession, takeSession } from './ending-sessions.ts';
import type { EssaySource } from './essay-sources.ts';
import { tokenAtom, useMe } from './session.ts';

export type EssaySession = DocumentSession<Writing, Essay>;

/** What a page can do with every document, whatever goes with its text. */
export type TextSession = Pick<
  DocumentSession<{ text: string }, { text: string; revision: number }>,
  'newest' | 'subscribe' | 'saveNow' | 'retry' | 'replaceText' | 'resolve'
>;

/**
 * An essay while it is written: its session, and what a page shows of it.
 * @param read the essay as it was read last; it may be old until it is `upToDate`
 * @param unsaved what an earlier page could not save
 */
export function useWriting(source: EssaySource, read: Essay, unsaved: UnsavedWriting | null, upToDate = true) {
  const { id: studentId } = useMe();
  const id = writingIds.essay(source.id);
  const document = useSession(id, () => {
    const store = {
      ...unsavedStore(studentId, id),
      noteRevision: (revision: number) => noteSavedRevision(studentId, source.id, revision),
    };
    const saveState = read.text === '' ? null : 'saved';
    return new DocumentSession<Writing, Essay>({ source, store, parts: writingParts, read, unsaved, saveState });
  });
  const takeNewer = useEffectEvent(() => document.session.takeNewer(read));
  useEffect(() => {
    if (upToDate) takeNewer();
  }, [upToDate]);
  return document;
}

/** Where this browser stores unsaved writing; `id` is one of `writingIds`. */
export const unsavedStore = (studentId: string, id: string) => ({
  id,
  store: (unsaved: UnsavedWriting) => storeUnsaved(studentId, id, unsaved),
  forget: (text: string) => forgetUnsaved(studentId, id, text),
});

/**
 * A session that saves as long as the component is there, and what it shows. The session is made once: where the sign-in
 * ends, it goes on with the source of the beginning.
 * @param id of `writingIds`
 */
export function useSession<W extends { text: string }, D extends W & { revision: number }>(
  id: string,
  make: () => DocumentSession<W, D>,
) {
  const token = useAtomValue(tokenAtom);
  const [key] = useState(`${token} ${id}`);
  const [session] = useState(() => takeSession(key, make));
  useEffect(() => openSession(key, session), [key, session]);
  return { session, ...useSyncExternalStore(session.subscribe, session.view) };
}

/** Something of what is written at this moment: a string, a number, or the same object as long as nothing of it changes. */
export function useNewest<W, T>(
  session: { newest: () => W; subscribe: (listener: () => void) => () => void },
  part: (written: W) => T,
) {
  return useSyncExternalStore(session.subscribe, () => part(session.newest()));
}
