import type { EssayHighlight } from '@laurel/ui';
import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import type { Essay } from '#app/state/essay.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import { useCuts } from './useCuts.ts';
import { useSlips } from './useSlips.ts';

/** What should be mended before an essay goes out: names of other colleges, and what is over its limit. */
export function useToMend(essayId: string, session: EssaySession, essay: Essay) {
  const over = useNewest(session, ({ text, wordLimit }) => {
    const limit = limitOf({ id: essayId, wordLimit });
    return limit === null ? 0 : Math.max(0, countWords(text) - limit);
  });
  const slips = useSlips(essayId, essay);
  const { cutsIn, loaded, failed, retry } = useCuts(essayId, essay, over > 0);
  const sentences = useNewest(session, ({ text }) => cutsIn(text).list);
  const names = slips.names.length;
  const glance = [names > 0 && `${inFigures(names, 'name')} left in`, over > 0 && `${over} over`];
  return {
    /** Of the column beside the essay. */
    parts: {
      namesLeftIn: { names: slips.names, failed: slips.failed, onRetry: slips.retry },
      overLimit: over > 0 ? { over, sentences: loaded ? sentences : undefined, failed, onRetry: retry } : undefined,
      glance: glance.filter(Boolean).join(', ') || undefined,
    },
    names: { names: slips.names, looked: slips.looked },
    cutsIn,
    slipsIn: slips.highlightsIn,
  };
}

/** The marks of a text: the names left in, and the remarks that do not meet them, because a name is more urgent than its sentence. */
export function marksOf(names: readonly EssayHighlight[], remarks: readonly EssayHighlight[]) {
  if (names.length === 0) return remarks;
  const meet = (a: EssayHighlight, b: EssayHighlight) => a.start < b.end && b.start < a.end;
  return [...names, ...remarks.filter((remark) => !names.some((name) => meet(name, remark)))];
}
