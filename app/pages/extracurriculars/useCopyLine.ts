import { useToast } from '@laurel/ui';

/** Copies a line and says so; where the browser does not let us, says that. */
export function useCopyLine() {
  const toast = useToast();
  return async (line: string) => {
    try {
      await navigator.clipboard.writeText(line);
      toast({ text: `Copied ${line.length} ${line.length === 1 ? 'character' : 'characters'}` });
    } catch {
      toast({ kind: 'bad', text: 'This browser did not let us copy. Select the line and copy it yourself.' });
    }
  };
}
