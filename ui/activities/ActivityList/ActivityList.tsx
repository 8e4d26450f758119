import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSlidingRows } from '../../hooks/useSlidingRows.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import text from '../../styles/text.module.css';
import { ReorderContext, reorderSays } from './reorder.ts';
import { useKeyboardReorder } from './useKeyboardReorder.ts';
import classes from './ActivityList.module.css';

export type ActivitySort = 'rank' | 'recent' | 'hours' | 'title';

const sorts: { value: ActivitySort; label: string }[] = [
  { value: 'rank', label: 'Rank' },
  { value: 'recent', label: 'Recent' },
  { value: 'hours', label: 'Hours/yr' },
  { value: 'title', label: 'Title' },
];

/** A drag begins after 4 px, so that a press alone moves nothing. */
const byPointer = { activationConstraint: { distance: 4 } };
/** Rows move only up and down. */
const modifiers: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

export interface ActivityListProps {
  /** The activities that the search found, in the order of the sort. */
  ids: readonly string[];
  /** Draws the ActivityRow of an activity. */
  children: (id: string) => ReactNode;
  sort: ActivitySort;
  onSortChange: (sort: ActivitySort) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Told all ids in the student's new order. */
  onReorder: (ids: string[]) => void;
  /** Gives up the student's own order; left out where there is none. */
  onResetOrder?: () => void;
}

/** The activities with search and sort. Under Rank the student reorders them by pointer, touch or keyboard. */
export function ActivityList({
  ids: given,
  children,
  sort,
  onSortChange,
  query,
  onQueryChange,
  onReorder,
  onResetOrder,
}: ActivityListProps) {
  const titleId = useId();
  const tools = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [ids, setDropped] = useDropped(given);
  const sensors = useSensors(useSensor(PointerSensor, byPointer));
  const searching = query.trim() !== '';
  const off = searching
    ? 'Clear the search to reorder.'
    : sort === 'rank'
      ? undefined
      : 'Only the Rank sort can be reordered.';
  const { order, lifted, says, handlers } = useKeyboardReorder({ list, ids, on: off === undefined, onDrop: reorder });
  const settle = useSlidingRows(list, order.join());
  const placeOf = lifted === undefined ? undefined : (id: string) => order.indexOf(id);

  function reorder(next: string[]) {
    setDropped(next);
    onReorder(next);
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    settle();
    reorder(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }

  function clearSearch() {
    onQueryChange('');
    tools.current?.querySelector('input')?.focus();
  }

  function resetOrder() {
    onResetOrder?.();
    // The button disappears with the order.
    tools.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }

  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <h2 className={text.hidden} id={titleId}>
        Your activities
      </h2>
      <div className={classes.tools} ref={tools}>
        <SearchField className={classes.search} label="Search activities" value={query} onChange={onQueryChange} />
        <SegmentedControl label="Sort" value={sort} options={sorts} onChange={onSortChange} />
        {onResetOrder && sort === 'rank' && (
          <Button variant="ghost" size="small" onClick={resetOrder}>
            Back to computed rank
          </Button>
        )}
      </div>
      <p className={text.hidden} role="status">
        {searching ? `${ids.length} found` : says}
      </p>
      {ids.length === 0 && (
        <EmptyState
          title={`No activities match “${query.trim()}”.`}
          text="Titles, organizations and lines are searched."
          action={<Button onClick={clearSearch}>Clear search</Button>}
        />
      )}
      <ReorderContext value={{ off, lifted, placeOf }}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={modifiers}
          onDragEnd={drop}
          accessibility={{ announcements: useAnnouncements(ids), screenReaderInstructions }}
        >
          <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
            {/* The key events come from the handles inside. */}
            <div className={classes.rows} ref={list} {...handlers}>
              {ids.map((id) => children(id))}
            </div>
          </SortableContext>
        </DndContext>
      </ReorderContext>
    </section>
  );
}

/** The ids as they were dropped, until the given order changes, so that the old order never shows in between. */
function useDropped(given: readonly string[]) {
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const order = given.join();
  useEffect(() => setDropped(null), [order]);
  return [dropped ?? given, setDropped] as const;
}

const screenReaderInstructions = {
  draggable: 'Space lifts it, arrow keys move it, Space drops it, Escape puts it back.',
};

function useAnnouncements(ids: readonly string[]): Announcements {
  const over = useRef<string | number | undefined>(undefined);
  const say = (what: keyof typeof reorderSays, id: string | number) =>
    reorderSays[what](ids.indexOf(String(id)), ids.length);
  return {
    onDragStart: ({ active }) => {
      over.current = active.id;
      return say('lifted', active.id);
    },
    onDragOver: (event) => {
      if (!event.over || event.over.id === over.current) return undefined;
      over.current = event.over.id;
      return say('moved', event.over.id);
    },
    onDragEnd: (event) => say('dropped', event.over?.id ?? event.active.id),
    onDragCancel: ({ active }) => say('putBack', active.id),
  };
}
