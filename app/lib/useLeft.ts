import { useEffect, useRef } from 'react';

/** Whether the page was left, for what a request does when it is answered. */
export function useLeft() {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}
