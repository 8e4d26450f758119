import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` each time that `value` changes; not for its first value, and not while it is undefined. */
export function useChange(value: string | undefined, onChange: () => void) {
  const before = useRef<string>(undefined);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = value;
    if (!first && value !== undefined) changed();
  }, [value]);
}
