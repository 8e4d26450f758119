import { ActivityList, type ActivitySort, Button, EmptyState, matchesSearch, useToast } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#contract/activities.ts';
import { DeleteDialog } from '#app/features/deletion/DeleteDialog.tsx';
import { useAddressChoice } from '#app/lib/useAddress.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { useOpenedByAddress } from '#app/lib/useOpenedByAddress.ts';
import { type useRows, useSend } from '#app/state/server.ts';
import { ActivityItem } from './ActivityItem.tsx';
import { inOrder } from './in-order.ts';
import { useOpenActivities } from './useOpenActivities.ts';

const sorts: ActivitySort[] = ['rank', 'recent', 'hours', 'title'];

interface YourActivitiesProps {
  activities: Activity[];
  rows: ReturnType<typeof useRows<'listActivities'>>;
  query: string;
  onQueryChange: (query: string) => void;
  /** Takes the focus to where an activity is added. */
  onStart: () => void;
}

/** The student's activities, as they are sorted and found. */
export function YourActivities({ activities, rows, query, onQueryChange, onStart }: YourActivitiesProps) {
  const send = useSend();
  const toast = useToast();
  const attempt = useAttempt();
  const { opened, open, openForForms, close } = useOpenActivities(activities);
  const [sort, setSort] = useAddressChoice('sort', sorts);

  const still = activities.map((row) => ({ ...row, ...opened.get(row.id)?.before, position: row.position }));
  // An activity that is being edited stays in sight, whatever is searched for.
  const found = still.filter(
    ({ id, title, organization, impact }) => opened.has(id) || matchesSearch(query, [title, organization, impact]),
  );
  const ids = inOrder(found, sort).map(({ id }) => id);
  const focusNext = useFocusNext(onStart);
  useOpenedByAddress(true, (id) => {
    const asked = activities.find((activity) => activity.id === id);
    if (!asked) return;
    openForForms(asked);
    focusNext(id, 'input');
  });

  const [deleting, setDeleting] = useState<Activity | null>(null);
  const { id: deletedId = '', title = '' } = deleting ?? {};
  const deletedName = deleting && (title || 'This activity');

  function onDeleted() {
    const at = ids.indexOf(deletedId);
    focusNext(ids[at + 1] ?? ids[at - 1] ?? null);
    setDeleting(null);
    close(deletedId);
    rows.remove(deletedId);
  }

  const placed = activities.filter(({ position }) => position !== null);

  /** Gives the activities this order. Those that are left out, or all for an empty order, go back to the computed rank. */
  function reorder(order: string[]) {
    const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : null);
    const places = Object.fromEntries(activities.map(({ id }) => [id, { position: placeOf(id) }]));
    const request = () => send('orderActivities', { body: { ids: order } });
    void attempt('activities', { order }, () => rows.editAll(places, request));
  }

  function resetOrder() {
    const before = inOrder(placed, 'rank').map(({ id }) => id);
    reorder([]);
    toast({ text: 'Back to the computed rank', action: { label: 'Undo', onAction: () => reorder(before) } });
  }

  if (activities.length === 0) {
    return (
      <EmptyState
        title="No activities yet."
        text="A job, a club, a brother to look after: what takes your time counts."
        action={<Button onClick={onStart}>Start with a title</Button>}
      />
    );
  }
  return (
    <>
      <ActivityList
        ids={ids}
        sort={sort}
        onSortChange={setSort}
        query={query}
        onQueryChange={onQueryChange}
        onReorder={reorder}
        onResetOrder={placed.length > 0 ? resetOrder : undefined}
      >
        {(id) => {
          const activity = activities.find((row) => row.id === id);
          return (
            activity && (
              <ActivityItem
                key={id}
                activity={activity}
                unsaved={opened.get(id)?.unsaved ?? null}
                editing={opened.has(id)}
                forForms={opened.get(id)?.forForms}
                onEdit={() => open(activity)}
                onSaved={rows.put}
                onDone={() => close(id)}
                onDelete={() => setDeleting(activity)}
              />
            )
          );
        }}
      </ActivityList>
      <DeleteDialog
        what="activity"
        row={{ id: deletedId, name: deletedName ?? '' }}
        description={`${deletedName ?? ''} will be removed from your list.`}
        request={() => send('deleteActivity', { params: { activityId: deletedId } })}
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** Takes the focus to the row of this id, or to an element in it, once the list has changed; for null, when no row is left, to the form. */
function useFocusNext(onStart: () => void) {
  const next = useRef<{ id: string | null; within: string }>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const { id, within } = next.current;
    next.current = undefined;
    if (id === null) onStart();
    else document.querySelector<HTMLElement>(`[data-activity="${CSS.escape(id)}"] ${within}`.trim())?.focus();
  });
  return (id: string | null, within = '') => {
    next.current = { id, within };
  };
}
