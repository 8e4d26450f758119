import { useState } from 'react';
import { useMe } from '#app/state/session.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySession } from '#app/state/writing.ts';
import { hasUnsaved } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { type LinesState, useLines, useOutline } from './useOutline.ts';

interface UnsavedLinesProps {
  essayId: string;
  /** As it is stored. */
  essay: Essay;
  session: EssaySession;
  onLinesState: (state: LinesState) => void;
}

/** Saves lines of the outline that were not saved while it was open, as without a network. It shows nothing. */
export function UnsavedLines(props: UnsavedLinesProps) {
  const { id: studentId } = useMe();
  const [isLeft] = useState(() => hasUnsaved(studentId, writingIds.outline(props.essayId)));
  return isLeft && <LinesLeft {...props} />;
}

function LinesLeft({ essayId, essay, session, onLinesState }: UnsavedLinesProps) {
  const { found } = useOutline(essayId, essay, session);
  useLines(essayId, found, onLinesState);
  return null;
}
