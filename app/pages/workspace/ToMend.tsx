import { type EssayHighlight, NamesLeftIn, OverLimitSentences } from '@laurel/ui';
import { useMemo } from 'react';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import type { Essay } from '#app/state/essay.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import type { Remarks } from './remarks.ts';
import { useCuts } from './useCuts.ts';
import { useSlips } from './useSlips.ts';

/** What should be mended before an essay goes out: names of other colleges, and what is over its limit. */
export function useToMend(essayId: string, session: EssaySession, essay: Essay, remarksIn: (text: string) => Remarks) {
  const over = useNewest(session, ({ text, wordLimit }) => {
    const limit = wordLimit ?? (essayId === MAIN_ESSAY.id ? MAIN_ESSAY.wordLimit : null);
    return limit === null ? 0 : Math.max(0, countWords(text) - limit);
  });
  const slips = useSlips(essayId, essay);
  const cuts = useCuts(essayId, essay, over > 0);
  const { highlightsIn } = slips;
  const marksIn = useMemo(() => {
    let last: { text: string; marks: readonly EssayHighlight[] } | undefined;
    return (text: string) => {
      if (last?.text === text) return last.marks;
      const names = highlightsIn(text);
      const { highlights } = remarksIn(text);
      // A name that was left in is more urgent than what is said of the sentence that it stands in.
      const others =
        names.length === 0 ? highlights : highlights.filter((remark) => !names.some((name) => meet(name, remark)));
      last = { text, marks: [...names, ...others] };
      return last.marks;
    };
  }, [highlightsIn, remarksIn]);
  return { over, slips, cuts, marksIn };
}

const meet = (a: EssayHighlight, b: EssayHighlight) => a.start < b.end && b.start < a.end;

type ToMend = ReturnType<typeof useToMend>;

/** The same in the column beside the essay. */
export function ToMendParts({
  session,
  toMend: { over, slips, cuts },
  onShow,
}: {
  session: EssaySession;
  toMend: ToMend;
  onShow: (id: string) => void;
}) {
  const placed = useNewest(session, ({ text }) => cuts.cutsIn(text));
  const { text } = session.newest();
  return (
    <>
      <NamesLeftIn names={slips.names} failed={slips.failed} onRetry={slips.retry} onShow={onShow} />
      {over > 0 && (
        <OverLimitSentences
          over={over}
          sentences={
            cuts.loaded ? placed.map(({ start, end, ...cut }) => ({ ...cut, text: text.slice(start, end) })) : undefined
          }
          failed={cuts.failed}
          onRetry={cuts.retry}
          onShow={onShow}
        />
      )}
    </>
  );
}

/** "3 names left in, 32 over" */
export function glanceOf({ over, slips }: ToMend): string | undefined {
  const names = slips.names.length;
  const parts = [names > 0 && `${names} ${names === 1 ? 'name' : 'names'} left in`, over > 0 && `${over} over`];
  return parts.filter(Boolean).join(', ') || undefined;
}
