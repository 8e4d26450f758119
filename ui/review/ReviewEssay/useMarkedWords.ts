import { type RefObject, useEffect, useState } from 'react';
import { selectedWords } from './selected-words.ts';

/** Whether words of the essay are marked by a finger or by keys. A mouse that lets go of them has begun a comment already. */
export function useMarkedWords(root: RefObject<HTMLElement | null>, text: string) {
  const [marked, setMarked] = useState(false);
  useEffect(() => {
    let byMouse = false;
    const onPointer = (event: PointerEvent) => {
      byMouse = event.pointerType === 'mouse' && event.buttons > 0;
    };
    const onChange = () => setMarked(!byMouse && root.current !== null && selectedWords(root.current, text) !== null);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('pointerup', onPointer);
    document.addEventListener('selectionchange', onChange);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('pointerup', onPointer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [root, text]);
  return marked;
}
