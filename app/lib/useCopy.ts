import { useToast } from '@laurel/ui';
import { useCallback } from 'react';
import { inFigures } from '#contract/in-words.ts';

/** Copies a text and says so in a toast: `said`, or how many characters were copied; nothing for null. Answers whether it was copied. */
export function useCopy() {
  const toast = useToast();
  return useCallback(
    async (text: string, said: string | null = `Copied ${inFigures(text.length, 'character')}`) => {
      try {
        // Browsers have no clipboard on an address without TLS.
        await navigator.clipboard.writeText(text);
        if (said !== null) toast({ text: said });
        return true;
      } catch {
        toast({ kind: 'bad', text: 'This browser did not let us copy. Select the text and copy it yourself.' });
        return false;
      }
    },
    [toast],
  );
}
