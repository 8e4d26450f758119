import { useToast } from '@laurel/ui';
import { useState } from 'react';
import { useEssayFile } from '#app/features/essay-file/useEssayFile.ts';
import type { EssaySource } from '#app/state/essay-sources.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import type { useReplaceText } from './useReplaceText.ts';

/** Puts the text of a file in the place of an essay. */
export function useUpload(
  session: EssaySession,
  replace: ReturnType<typeof useReplaceText>['replace'],
  { noteInsertion }: Pick<EssaySource, 'noteInsertion'>,
) {
  const { reading, read } = useEssayFile();
  const toast = useToast();
  const [failed, setFailed] = useState<{ error: string; over: string }>();
  // The error goes once the student writes on.
  const stillSaid = useNewest(session, ({ text }) => text === failed?.over);

  async function upload(file: File) {
    setFailed(undefined);
    const { text, error } = await read(file);
    const over = session.newest().text;
    if (error !== undefined) return setFailed({ error, over });
    if (text === undefined) return;
    if (text === over) return toast({ text: `The text of ${file.name} is already here.` });
    const said = over.trim() === '' ? `Uploaded ${file.name}.` : `Replaced by ${file.name}.`;
    const note = () => noteInsertion({ kind: 'pasted', from: 'import', text });
    if (!(await replace(text, said, note)))
      setFailed({ error: 'Your newest changes are not saved yet. Wait until they are, then upload the file.', over });
  }

  return { reading, upload, error: stillSaid ? failed?.error : undefined };
}
