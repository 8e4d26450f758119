import { showHighlight, useToast } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { namesInWords } from '#contract/names-in-words.ts';
import { inFigures } from '#contract/in-words.ts';
import { useAddress } from '#app/lib/useAddress.ts';

interface NamesLeft {
  names: readonly { id: string; name: string }[];
  /** Whether the stored text was looked through, or can't be. */
  looked: boolean;
}

/**
 * Tells of names that were left in when it matters: an essay becomes final, leaves Laurel, or was started from another one.
 * @param words how many words the essay had when it was read
 */
export function useNamesTold({ names, looked }: NamesLeft, words: number, focusText: () => void) {
  const toast = useToast();
  const [params, change] = useAddress();
  const arrives = params.has('started');
  /** Words that were copied from another essay, until their names are told. */
  const [copied, setCopied] = useState<number | null>(arrives ? words : null);
  const forgetArrival = useEffectEvent(() => change('started', null));
  useEffect(() => {
    if (arrives) forgetArrival();
  }, [arrives]);
  const first = names[0]?.id;
  const left = first && `It still names ${namesInWords(names.map(({ name }) => `“${name}”`))}.`;

  const tellOfStart = useEffectEvent((words: number) => {
    setCopied(null);
    toast({ text: [`${inFigures(words, 'word')} copied.`, left].filter(Boolean).join(' ') });
    if (first) showHighlight(first);
    else focusText();
  });
  useEffect(() => {
    if (copied !== null && looked) tellOfStart(copied);
  }, [copied, looked]);

  return {
    /** What was done, and after it the names that are left. */
    withNames: (done: string) => (left ? `${done}. ${left}` : done),
    /** Says what was done only where names are left. */
    tell(done: string) {
      if (left) toast({ text: `${done}. ${left}`, action: { label: 'Show', onAction: () => showHighlight(first) } });
    },
    /** Says how many words were copied once their names are found, and leads to the first of them. */
    started: (words: number) => setCopied(words),
  };
}
