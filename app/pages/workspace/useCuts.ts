import { useMemo } from 'react';
import type { Cut } from '#contract/cuts.ts';
import { serverFailed } from '#app/lib/was-refused.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswerWhen } from '#app/state/server.ts';
import { cutsOn } from './cuts-on.ts';
import { useFound } from './useFound.ts';

/** Cuts with the text that their offsets belong to. */
interface Found {
  text: string;
  cuts: readonly Cut[];
}

/** The sentences that could go first where an essay is over its limit. They are asked for anew whenever its text or its limit is stored. */
export function useCuts(essayId: string, { revision, text, wordLimit }: Essay, over: boolean) {
  const { refetch, error } = useAnswerWhen(false, 'listCuts', { params: { essayId } });
  const { found, retry } = useFound<Found>(`${over} ${revision} ${wordLimit}`, async () => {
    if (!over) return;
    const { data } = await refetch();
    return data && { text, cuts: data };
  });

  const cutsIn = useMemo(() => cutsOn(over && found ? found.text : '', over && found ? found.cuts : []), [found, over]);
  return {
    cutsIn,
    loaded: found !== undefined,
    failed: serverFailed(error),
    retry,
  };
}
