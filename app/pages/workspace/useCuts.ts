import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { anchorIn } from '#contract/anchor.ts';
import type { Cut } from '#contract/cuts.ts';
import type { Essay } from '#app/state/essay.ts';
import { useAnswerWhen } from '#app/state/server.ts';

/** Sentences that could go, with the text that their offsets belong to. */
interface Found {
  text: string;
  cuts: readonly Cut[];
}

/** The sentences that could go first where an essay is over its limit. They are asked for anew whenever its text or its limit is stored. */
export function useCuts(essayId: string, { revision, text, wordLimit }: Essay, over: boolean) {
  const call = useMemo(() => ({ params: { essayId } }), [essayId]);
  const { refetch, isError } = useAnswerWhen(false, 'listCuts', call);
  const [found, setFound] = useState<Found>();

  const look = useEffectEvent(async () => {
    const { data } = await refetch();
    return data && { text, cuts: data };
  });
  useEffect(() => {
    if (!over) return;
    let isGone = false;
    void look().then((next) => next && !isGone && setFound(next));
    return () => {
      isGone = true;
    };
  }, [over, revision, wordLimit]);

  const anchor = useMemo(() => anchorIn(found?.text ?? ''), [found]);
  /** Where the sentences stand in a text that goes on changing; those whose words are gone are left out. */
  const cutsIn = useMemo(() => {
    let last:
      { newest: string; cuts: { id: string; start: number; end: number; words: number; why: string }[] } | undefined;
    return (newest: string) => {
      if (last?.newest === newest) return last.cuts;
      const { cuts } = found ?? { cuts: [] };
      const placed = anchor(
        cuts.map(({ start, end, why }) => ({ start, end, why })),
        newest,
      ).flatMap(({ start, end, why }, i) =>
        start === null || end === null ? [] : [{ id: `cut-${cuts[i]!.start}`, start, end, words: cuts[i]!.words, why }],
      );
      last = { newest, cuts: placed };
      return placed;
    };
  }, [anchor, found]);
  return {
    cutsIn: over ? cutsIn : noCuts,
    loaded: found !== undefined,
    failed: isError,
    retry: () => void look().then((next) => next && setFound(next)),
  };
}

const none: never[] = [];
const noCuts = () => none;
