import { showHighlight } from '@laurel/ui';
import { useRef } from 'react';
import type { EssaySession } from '#app/state/writing.ts';
import type { useToMend } from './useToMend.ts';

/** The box of the text, and what shows a place in it of which something is said beside the essay. */
export function useTextBox(session: EssaySession, cutsIn: ReturnType<typeof useToMend>['cutsIn']) {
  const box = useRef<HTMLTextAreaElement>(null);

  /** Selects before it focuses, because the browser scrolls to where the selection is when the box takes the focus. */
  function select(start: number, end: number) {
    box.current?.blur();
    box.current?.setSelectionRange(start, end);
    box.current?.focus();
  }

  return {
    box,
    /** Shows a mark, or a sentence that could go, which is selected. */
    show: (id: string) => {
      const { list, placed } = cutsIn(session.newest().text);
      const cut = placed[list.findIndex((sentence) => sentence.id === id)];
      if (cut) select(cut.start, cut.end);
      else showHighlight(id);
    },
    /** Selects words in the text, which are marked there. */
    showWords: (words: string) => {
      const start = session.newest().text.indexOf(words);
      if (start >= 0) select(start, start + words.length);
    },
  };
}
