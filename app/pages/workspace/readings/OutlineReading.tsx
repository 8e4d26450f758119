import { Button, Outline, type OutlineProps, SaveIndicator } from '@laurel/ui';
import { limits } from '#contract/limits.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySession } from '#app/state/writing.ts';
import { useCounts } from './useCounts.ts';
import { type LinesState, paragraphsOf, useLines, useOutline } from './useOutline.ts';

/** Not in the catalogue, which every page loads. */
const FAILED = 'The outline did not open. The essay and your lines are safe.';

interface OutlineReadingProps extends Pick<OutlineProps, 'readAs' | 'lit'> {
  essayId: string;
  /** As it is stored. */
  essay: Essay;
  session: EssaySession;
  onClose: () => void;
  /** Takes how many lines are written, for the bar of a phone. */
  onCounts: (says: string) => void;
  onLinesState: (state: LinesState) => void;
  /** The sentences over which the student stumbled in reading aloud. */
  stumbled: readonly string[];
}

/** What each paragraph of the essay does, with the student's line for it. */
export function OutlineReading({
  essayId,
  essay,
  session,
  onClose,
  onCounts,
  onLinesState,
  stumbled,
  ...reading
}: OutlineReadingProps) {
  const { found, failed, retry } = useOutline(essayId, essay, session);
  const { outline, ...lines } = useLines(essayId, found, onLinesState);
  const paragraphs = found && paragraphsOf(found, lines.lines);
  const written = lines.lines.filter((line) => line.trim() !== '').length;
  useCounts(found && `${written} of ${lines.lines.length} lines written`, essay.revision, onCounts);
  const sentences = paragraphs?.flatMap((paragraph) => paragraph.sentences) ?? [];
  const stumbles = new Set(sentences.flatMap(({ text }, at) => (stumbled.includes(text) ? [at] : [])));
  const first = paragraphs?.[0]?.sentences[0];
  const last = paragraphs?.at(-1)?.sentences;
  const closing = last?.filter(({ does }) => does === 'scene') ?? [];
  const framed = first?.does === 'scene' && 2 * wordsOf(closing) >= wordsOf(last ?? []);
  return (
    <Outline
      {...reading}
      stumbles={stumbles}
      paragraphs={paragraphs}
      prompt={essay.prompt}
      parts={
        outline?.parts.map(({ paragraphs: own, ...part }) => ({ ...part, paragraphs: own.map((at) => at + 1) })) ?? []
      }
      misses={[...(outline?.notes ?? []), ...(found?.arc.notes ?? [])]}
      keeps={
        framed && paragraphs!.length > 1 ? 'A scene opens the essay and a scene closes it. Leave both.' : undefined
      }
      maxLength={limits.outlineLine}
      onLine={lines.change}
      saved={<SaveIndicator state={lines.saveState} />}
      error={failed ? FAILED : undefined}
      onRetry={failed ? retry : undefined}
      back={<Button onClick={onClose}>Back to writing</Button>}
    />
  );
}

const wordsOf = (sentences: readonly { words: number }[]) => sentences.reduce((sum, { words }) => sum + words, 0);
