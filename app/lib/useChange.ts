import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` each time that `value` is another one than before; its first value, undefined aside, is no change. */
export function useChange(value: string | undefined, onChange: () => void) {
  const before = useRef<string>(undefined);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = value;
    if (!first && value !== undefined) changed();
  }, [value]);
}
