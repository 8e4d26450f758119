import { ScoreExplained } from '@laurel/ui';
import { CATEGORY_MEANINGS } from '#contract/category-meanings.ts';
import { OPENING_WEIGHTS } from '#contract/category-weights.ts';
import { modelName } from '#app/lib/engine-name.ts';

/** How the score of an opening is made, by the engine that made it. */
export function OpeningExplained({ engine, onClose }: { engine: string; onClose: () => void }) {
  return (
    <ScoreExplained
      open
      onOpenChange={(open) => !open && onClose()}
      of="opening"
      weights={OPENING_WEIGHTS}
      meanings={CATEGORY_MEANINGS}
      model={modelName(engine)}
    />
  );
}
