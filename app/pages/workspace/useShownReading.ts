import type { EssayReading } from '@laurel/ui';
import { useState } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import type { EssaySession } from '#app/state/writing.ts';
import type { ChosenVersions } from './readings/RevisionsReading.tsx';
import type { LinesState } from './readings/useOutline.ts';
import { useReadAloud } from './readings/useReadAloud.ts';

/** How the essay is read at this moment: by its score, revisions or outline beside the text, and aloud or not. */
export function useShownReading(essayId: string, revision: number, session: EssaySession) {
  const [reading, setReading] = useState<EssayReading>('score');
  /** What the outline and the revisions count, and the revision of the essay in which they counted it. */
  const [counts, setCounts] = useState<Partial<Record<EssayReading, { says: string; revision: number }>>>({});
  const [linesState, setLinesState] = useState<LinesState>(null);
  const [wide, setWide] = useState(false);
  const [versions, setVersions] = useState<ChosenVersions>({});
  /** The text that is read aloud; null while none is. */
  const [aloud, setAloud] = useState<string | null>(null);
  const readAloud = useReadAloud(essayId, aloud, () => stopReading());

  function stopReading() {
    setAloud(null);
    focusAction('Read aloud');
  }

  function changeWide(next: boolean) {
    setWide(next);
    if (!next) focusAction('Open wide');
  }

  return {
    reading,
    setReading: (next: EssayReading) => {
      setWide(false);
      setReading(next);
    },
    /** The counts of the outline or the revisions, where they are read and the essay is still that which was counted. */
    counts: counts[reading]?.revision === revision ? counts[reading].says : undefined,
    onCounts: (of: EssayReading, says: string) => setCounts((now) => ({ ...now, [of]: { says, revision } })),
    /** What becomes of the saving of the outline's lines, where they are not saved. */
    linesState,
    setLinesState,
    /** Whether the revisions stand in the place of the text. */
    wide,
    setWide: changeWide,
    /** Between which versions the student has chosen to see what changed. */
    versions,
    setVersions,
    /** Undefined while nothing is read aloud. */
    aloud: aloud === null ? undefined : readAloud,
    stumbled: readAloud.stumbled,
    toggleAloud: () => (aloud === null ? setAloud(session.newest().text) : stopReading()),
    /** What Escape closes: reading aloud first, then what is wide, then what is beside the text. Undefined where nothing is open. */
    close:
      aloud !== null
        ? stopReading
        : wide
          ? () => changeWide(false)
          : reading === 'score'
            ? undefined
            : () => setReading('score'),
  };
}

/** Gives the focus back to the button that opened what has just been closed. */
const focusAction = (action: string) =>
  afterPaint(() => document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus());
