import { useToast } from '@laurel/ui';
import { useReplaced } from '#app/lib/useReplaced.ts';
import type { useWriting } from '#app/state/writing.ts';

/** Puts another text in the place of an essay. What was there comes back by Ctrl+Z in the field that is given `onKeyDown`. */
export function useReplaceText({ newest, saveNow, replaceText }: ReturnType<typeof useWriting>) {
  const toast = useToast();
  const { note, onKeyDown } = useReplaced(newest().text, replaceText);

  /**
   * Says what was done, with an Undo. What was there becomes a version. Done once every word of it is stored: until then
   * nothing is replaced, and the answer is false.
   */
  async function replace(text: string, said: string) {
    const before = newest().text;
    if ((await saveNow()) !== 'saved') return false;
    replaceText(text);
    note(before, text);
    const undo = { label: 'Undo', onAction: () => replaceText(before) };
    toast({ text: said, action: before.trim() === '' ? undefined : undo });
    return true;
  }

  return { replace, note, onKeyDown };
}
