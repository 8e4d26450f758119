import { useToast } from '@laurel/ui';
import { useCallback } from 'react';

/** Copies a text and says so: how many characters it has, unless `said` says more. */
export function useCopy() {
  const toast = useToast();
  return useCallback(
    (
      text: string,
      said = `Copied ${text.length.toLocaleString('en')} ${text.length === 1 ? 'character' : 'characters'}`,
    ) =>
      void navigator.clipboard.writeText(text).then(
        () => toast({ text: said }),
        () => toast({ kind: 'bad', text: 'This browser did not let us copy. Select the text and copy it yourself.' }),
      ),
    [toast],
  );
}
