import { useEffect, useState } from 'react';

/** How long a pause in typing is, in ms. */
const PAUSE = 200;

/** A text as it was when the typing last paused. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
