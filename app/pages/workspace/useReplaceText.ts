import { useToast } from '@laurel/ui';
import { useReplaced } from '#app/lib/useReplaced.ts';
import type { EssaySession } from '#app/state/writing.ts';

/** Puts another text in the place of an essay. What was there comes back by Ctrl+Z in the field that is given `onKeyDown`. */
export function useReplaceText(session: EssaySession) {
  const toast = useToast();
  const { note, onKeyDown } = useReplaced(session.newest().text, (text) => session.replaceText(text));

  /**
   * Says what was done, with an Undo. What was there becomes a version. Done once every word of it is stored: until then
   * nothing is replaced, and the answer is false. `onReplace` is called right before.
   */
  async function replace(text: string, said: string, onReplace?: () => void) {
    const before = session.newest().text;
    if ((await session.saveNow()) !== 'saved') return false;
    onReplace?.();
    session.replaceText(text);
    note(before, text);
    const undo = { label: 'Undo', onAction: () => session.replaceText(before) };
    toast({ text: said, action: before.trim() === '' ? undefined : undo });
    return true;
  }

  return { replace, note, onKeyDown };
}
