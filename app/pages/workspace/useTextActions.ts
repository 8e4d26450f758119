import { useToast } from '@laurel/ui';
import { AudioLines, Copy, Download, History, ScanSearch, Upload } from 'lucide-react';
import { countWords } from '#contract/words.ts';
import { inFigures } from '#contract/in-words.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { useNoteText } from '#app/state/known-texts.ts';
import type { EssaySession } from '#app/state/writing.ts';
import type { useNamesTold } from './useNamesTold.ts';
import type { EssayAction } from './WorkspaceBars.tsx';

interface TextActionsOptions {
  session: EssaySession;
  /** The title with the college, for the name of a file. */
  name: string;
  /** Whether there is no text yet. */
  blank: boolean;
  namesTold: ReturnType<typeof useNamesTold>;
  /** Whether a file is being read. */
  uploading: boolean;
  readingAloud: boolean;
  onUpload: () => void;
  onVersions: () => void;
  onReadAloud: () => void;
  /** What can be done about readers. */
  readers: readonly EssayAction[];
}

/** What can be done with the whole text, as the toolbar and the menu of a phone list it. */
export function useTextActions({
  session,
  name,
  blank,
  namesTold,
  uploading,
  readingAloud,
  onUpload,
  onVersions,
  onReadAloud,
  readers,
}: TextActionsOptions): EssayAction[] {
  const toast = useToast();
  const copy = useCopy();
  const noteText = useNoteText();

  function copyText() {
    const { text } = session.newest();
    noteText({ kind: 'pasted', from: 'essay', text });
    void copy(text, namesTold.withNames(`Copied ${inFigures(countWords(text), 'word')}`));
  }

  function download() {
    saveFile(`${name}.txt`, new Blob([session.newest().text], { type: 'text/plain;charset=utf-8' }));
    namesTold.tell('Downloaded');
  }

  function detect() {
    console.log('Local AI Detection', { words: countWords(session.newest().text) });
    toast({
      text: 'Local AI Detection only writes a line to the browser console. Detectors are often wrong, so Laurel shows no number.',
    });
  }

  // With the comments of readers there is no room in the row for every word.
  const crowded = readers.some(({ iconOnly }) => iconOnly);
  return [
    { label: 'Copy', icon: Copy, disabled: blank, onAction: copyText },
    { label: 'Download .txt', icon: Download, disabled: blank, onAction: download },
    {
      label: 'Upload',
      icon: Upload,
      iconOnly: crowded,
      busyLabel: uploading ? 'Reading…' : undefined,
      onAction: onUpload,
    },
    { label: 'Versions', icon: History, onAction: onVersions },
    { label: 'Read aloud', icon: AudioLines, pressed: readingAloud, onAction: onReadAloud },
    ...readers,
    { label: 'Local AI Detection', icon: ScanSearch, iconOnly: true, onAction: detect },
  ];
}
