import { type RefObject, useEffect, useState } from 'react';

/**
 * Lets the row that the student changed stay in the list when it no longer passes the filters, until they leave it.
 * Leaving by keyboard counts at once, by pointer when the press is over, so that nothing moves under the pointer.
 * @param list the element that holds the rows, each with its id as `data-row`
 */
export function useStayingRow(list: RefObject<HTMLElement | null>) {
  const [staying, stay] = useState<string | null>(null);

  useEffect(() => {
    if (staying === null) return;
    let pressed = false;
    const isElsewhere = ({ target }: Event) => {
      const row = list.current?.querySelector(`[data-row="${CSS.escape(staying)}"]`);
      // The options of a row's select are outside the row, at the end of the document.
      return target instanceof Element && !row?.contains(target) && !target.closest('[role="listbox"]');
    };
    const press = () => void (pressed = true);
    const release = () => void (pressed = false);
    const leave = (event: Event) => {
      if ((event.type === 'click' || !pressed) && isElsewhere(event)) stay(null);
    };
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('click', leave, options);
    return () => left.abort();
  }, [list, staying]);

  return [staying, stay] as const;
}
