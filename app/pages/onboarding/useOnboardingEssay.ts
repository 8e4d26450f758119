import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { useEssayFile } from '#app/features/essay-file/useEssayFile.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { setMeAtom, useMe } from '#app/state/session.ts';

export type OnboardingEssay = ReturnType<typeof useOnboardingEssay>;

interface TypedEssay {
  /** Null before anything is typed. */
  text: string | null;
  /** The revision of the main essay that was shown when it was typed. */
  revision: number;
}
const untyped: TypedEssay = { text: null, revision: 0 };

/**
 * The essay of the last step. It begins as the stored main essay. The browser stores what is typed until it is saved. A main essay that was
 * saved elsewhere since replaces what was typed.
 */
export function useOnboardingEssay() {
  const send = useSend();
  const me = useMe();
  const setMe = useSetAtom(setMeAtom);
  const answer = useAnswer('readDraft');
  const ready = useUpToDate(answer);
  const { fields: typed, change, forget } = useUnsavedForm(me.id, writingIds.onboarding('essay'), untyped);
  const { text: stored, revision } = answer.data ?? { text: '', revision: typed.revision };
  const text = typed.revision === revision ? (typed.text ?? stored) : stored;
  const essayFile = useEssayFile();
  const { busy: saving, error, run, clearError } = useRequest('saveEssay');
  const [fileError, setFileError] = useState<string>();
  const [saved, setSaved] = useState(false);

  function write(text: string) {
    change({ text, revision });
    clear();
  }

  /** Answers the text of a file, or nothing where it can't be read. */
  async function read(file: File) {
    const found = await essayFile.read(file);
    if (found.error !== undefined) setFileError(found.error);
    return found.text;
  }

  /** Answers whether the server has stored it. */
  function save() {
    setFileError(undefined);
    return run(async () => {
      await send('commitImport', { body: { type: 'essays', items: [{ text }] } });
      setMe({ ...me, onboarded: true });
      const { isSuccess } = await answer.refetch();
      if (isSuccess) forget(typed);
      setSaved(true);
    });
  }

  /** Removes what was said about the text. */
  function clear() {
    clearError();
    setFileError(undefined);
    setSaved(false);
  }

  return {
    text,
    /** Whether the main essay is up to date, so that it can be changed. */
    ready,
    /** Whether the text is not saved. */
    unsaved: text !== stored && text.trim() !== '',
    reading: essayFile.reading !== undefined,
    saving,
    error: fileError ?? error,
    saved,
    clear,
    write,
    read,
    /** Stops reading a file. */
    giveUp: essayFile.giveUp,
    save,
  };
}
