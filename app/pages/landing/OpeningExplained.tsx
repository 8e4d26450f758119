import { ScoreExplained } from '@laurel/ui';
import { OPENING_WEIGHTS } from '#contract/category-weights.ts';

/** How the score of an opening is made. */
export function OpeningExplained({ onClose }: { onClose: () => void }) {
  return <ScoreExplained open onOpenChange={(open) => !open && onClose()} of="opening" weights={OPENING_WEIGHTS} />;
}
