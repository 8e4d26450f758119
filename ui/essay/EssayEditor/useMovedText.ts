import { useEffect, useEffectEvent } from 'react';

interface Moves {
  onInsert?: (text: string) => void;
  onCopy?: (text: string) => void;
}

/** Tells what is pasted or dropped into a text box, and what is copied from it. */
export function useMovedText(box: HTMLTextAreaElement | null, moves: Moves) {
  const tell = useEffectEvent((how: keyof Moves, text: string) => text !== '' && moves[how]?.(text));
  useEffect(() => {
    if (!box) return;
    let before: string | null = null;
    // The browser changes the box right after the event.
    const expect = () => {
      before = box.value;
      setTimeout(() => (before = null));
    };
    const onInput = (event: Event) => {
      if (before === null || (event as InputEvent).inputType === 'deleteByDrag') return;
      const text = insertedInto(before, box.value);
      before = null;
      tell('onInsert', text);
    };
    const onCopy = () => tell('onCopy', box.value.slice(box.selectionStart, box.selectionEnd));
    box.addEventListener('paste', expect, true);
    box.addEventListener('drop', expect, true);
    box.addEventListener('input', onInput, true);
    box.addEventListener('copy', onCopy);
    box.addEventListener('cut', onCopy);
    return () => {
      box.removeEventListener('paste', expect, true);
      box.removeEventListener('drop', expect, true);
      box.removeEventListener('input', onInput, true);
      box.removeEventListener('copy', onCopy);
      box.removeEventListener('cut', onCopy);
    };
  }, [box]);
}

/** What is new between the same beginning and end. */
function insertedInto(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return after.slice(head, after.length - tail);
}
