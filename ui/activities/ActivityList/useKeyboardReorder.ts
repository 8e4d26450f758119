import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { reorderSays } from './reorder.ts';

interface Options {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  on: boolean;
  onDrop: (ids: string[]) => void;
}

/**
 * Moves rows by the keys of their handles: Space lifts, arrows move, Space drops, Escape puts back, and leaving the handle
 * drops too. The keyboard sensor of dnd-kit loses the keys that come before it has measured the list. This one counts
 * places and measures nothing, so an arrow works however soon it follows Space.
 */
export function useKeyboardReorder({ list, ids, on, onDrop }: Options) {
  const [lift, setLift] = useState<{ id: string; to: number } | null>(null);
  const [says, setSays] = useState('');
  const refocus = useRef<string>(undefined);
  const from = lift ? ids.indexOf(lift.id) : -1;
  const order = lift && from >= 0 ? arrayMove([...ids], from, lift.to) : ids;

  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (refocus.current) handleOf(list.current, refocus.current)?.focus();
    refocus.current = undefined;
  });
  useLayoutEffect(() => {
    if (lift) handleOf(list.current, lift.id)?.scrollIntoView({ block: 'nearest' });
  }, [list, lift]);

  function drop() {
    if (!lift) return;
    setLift(null);
    setSays(reorderSays.dropped(lift.to, ids.length));
    if (from >= 0 && from !== lift.to) onDrop([...order]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const id = handleAt(event.target);
    if (!id || !on) return;
    const act = actionOf(event.key, id);
    if (!act) return;
    event.preventDefault();
    // A key that is held down moves on and on, but lifts and drops once.
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  }

  function actionOf(key: string, id: string) {
    const isLifted = lift?.id === id;
    if (key === ' ' || key === 'Enter') return isLifted ? dropHere : () => liftUp(id);
    if (!isLifted) return undefined;
    if (key === 'Escape') return putBack;
    if (key === 'ArrowUp') return () => moveTo(lift.to - 1);
    if (key === 'ArrowDown') return () => moveTo(lift.to + 1);
  }

  function liftUp(id: string) {
    setLift({ id, to: ids.indexOf(id) });
    setSays(reorderSays.lifted(ids.indexOf(id), ids.length));
  }

  function moveTo(to: number) {
    if (!lift || to < 0 || to >= ids.length) return;
    setLift({ ...lift, to });
    setSays(reorderSays.moved(to, ids.length));
  }

  function dropHere() {
    refocus.current = lift?.id;
    drop();
  }

  function putBack() {
    setLift(null);
    setSays(reorderSays.putBack(from, ids.length));
  }

  return {
    order,
    lifted: lift?.id,
    says,
    handlers: { onKeyDown, onBlur: drop },
  };
}

const HANDLE = '[data-handle]';

const handleOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-activity="${CSS.escape(id)}"] ${HANDLE}`);

/** The id of the row whose handle holds the target. */
function handleAt(target: EventTarget) {
  const handle = target instanceof Element ? target.closest(HANDLE) : null;
  return handle?.closest<HTMLElement>('[data-activity]')?.dataset.activity;
}
