import { useToast } from '@laurel/ui';
import { useReplaced } from '#app/lib/useReplaced.ts';
import type { useWriting } from '#app/state/writing.ts';

/**
 * Puts another text in the place of an essay and says so. What was there becomes a version; it comes back by the Undo of
 * the message, and by Ctrl+Z. Done once every word of it is stored: until then nothing is replaced, and the answer is false.
 */
export function useReplaceText({ newest, saveNow, replaceText }: ReturnType<typeof useWriting>) {
  const toast = useToast();
  const { note } = useReplaced(newest().text, replaceText);

  return async (text: string, said: string) => {
    const before = newest().text;
    if ((await saveNow()) !== 'saved') return false;
    replaceText(text);
    note(before, text);
    const undo = { label: 'Undo', onAction: () => replaceText(before) };
    toast({ text: said, action: before.trim() === '' ? undefined : undo });
    return true;
  };
}
