import type { ApplicationSort, BoardView, StatusFilter } from '@laurel/ui';
import { instantOf } from '#contract/dates.ts';
import { useAddress, useAddressChoice } from '#app/lib/useAddress.ts';
import { useSearchText } from '#app/lib/useSearchText.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const filters: StatusFilter[] = ['all', 'drafting', 'editing', 'submitted'];
const views = ['calendar', 'board'] as const;
const boards: BoardView[] = ['college', 'person'];
const sorts: ApplicationSort[] = ['deadline', 'college', 'status'];

/** Which applications are shown, and how. The address says it, so that going back and reloading show the same. */
export function useApplicationsView(today: string) {
  const [params, change] = useAddress();
  const [query, setQuery] = useSearchText();
  const [status, onStatusFilter] = useAddressChoice('status', filters);
  const [sort, onSortChange] = useAddressChoice('sort', sorts);
  const [view, onView] = useAddressChoice('view', views);
  const [board, onBoard] = useAddressChoice('by', boards);
  const thisMonth = today.slice(0, 7);
  const month = params.get('month') ?? '';
  const given = params.get('day') ?? '';
  // A day that does not exist, such as February 31, is none.
  const day = DAY.test(given) && instantOf(given, 'UTC') ? given : null;

  return {
    tab: { value: view, onChange: onView },
    board: {
      view: board,
      onView: onBoard,
      waiting: params.has('waiting'),
      onWaiting: (next: boolean) => change('waiting', next ? 'yes' : null),
    },
    calendar: {
      month: MONTH.test(month) ? month : thisMonth,
      onMonthChange: (next: string) => change('month', next === thisMonth ? null : next),
      pickedDay: day,
      onDayPick: (next: string | null) => change('day', next),
    },
    list: { status, onStatusFilter, day, onDayClear: () => change('day', null) },
    finder: { query, onQueryChange: setQuery, sort, onSortChange },
  };
}
