import { format, parseISO } from 'date-fns';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSlidingRows } from '../../hooks/useSlidingRows.ts';
import { inFigures } from '../../in-words.ts';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { applicationStatuses, statusNames } from '../../primitives/StatusLabel/statuses.ts';
import { matchesSearch } from '../../search.ts';
import text from '../../styles/text.module.css';
import {
  ApplicationRow,
  type ApplicationRowProps,
  type ApplicationStatus,
  type ListedApplication,
} from '../ApplicationRow/ApplicationRow.tsx';
import classes from './ApplicationList.module.css';
import { useStayingRow } from './useStayingRow.ts';

export type StatusFilter = 'all' | ApplicationStatus;

const filterOptions: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...applicationStatuses,
];

export type ApplicationSort = 'deadline' | 'college' | 'status';

const sorts: readonly { value: ApplicationSort; label: string }[] = [
  { value: 'deadline', label: 'Deadline' },
  { value: 'college', label: 'College' },
  { value: 'status', label: 'Status' },
];

export interface ApplicationFinder {
  query: string;
  onQueryChange: (query: string) => void;
  sort: ApplicationSort;
  onSortChange: (sort: ApplicationSort) => void;
}

export interface ApplicationListProps extends Pick<ApplicationRowProps, 'today'> {
  /** All of the student's applications. The list shows those that pass the filters, in this order. */
  applications: readonly ListedApplication[];
  status: StatusFilter;
  onStatusFilter: (status: StatusFilter) => void;
  /** Shows only what is due on this day, `2026-11-15`. */
  day: string | null;
  onDayClear: () => void;
  /** Left out where there are too few applications to search. */
  finder?: ApplicationFinder;
  /** The ids of the applications that are being saved. */
  saving: ReadonlySet<string>;
  /** The ids of the applications whose last change is stored. */
  saved: ReadonlySet<string>;
  onStatusChange: (id: string, status: ApplicationStatus) => void;
  onDeadlineChange: (id: string, deadline: string | null) => void;
  empty: Pick<EmptyStateProps, 'title' | 'text'>;
  onAdd: () => void;
}

/** The student's applications, with a filter by status. A row that is changed stays until the student leaves it. */
export function ApplicationList({
  applications,
  status,
  onStatusFilter,
  day,
  onDayClear,
  finder,
  today,
  saving,
  saved,
  onStatusChange,
  onDeadlineChange,
  empty,
  onAdd,
}: ApplicationListProps) {
  const titleId = useId();
  const list = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [staying, stay] = useStayingRow(list);
  const query = finder?.query.trim() ?? '';
  const shown = applications.filter(
    (application) =>
      application.id === staying ||
      ((status === 'all' || application.status === status) &&
        (day === null || application.deadline?.day === day) &&
        matchesSearch(query, [application.college])),
  );
  useSlidingRows(rows, shown.map(({ id }) => id).join());

  if (applications.length === 0) {
    return (
      <EmptyState
        {...empty}
        action={
          <Button icon={Plus} variant="primary" onClick={onAdd}>
            Add your first college
          </Button>
        }
      />
    );
  }
  return (
    <section ref={list} className={classes.root} aria-labelledby={titleId}>
      <SectionHead
        title={titleOf(status, day, query)}
        id={titleId}
        aside={
          <Select
            className={classes.filter}
            look="small"
            label="Status filter"
            value={status}
            options={filterOptions}
            onChange={onStatusFilter}
          />
        }
      />
      {finder && (
        <div className={classes.finder}>
          <SearchField
            className={classes.search}
            label="Search colleges"
            value={finder.query}
            onChange={finder.onQueryChange}
          />
          <SegmentedControl label="Sort" value={finder.sort} options={sorts} onChange={finder.onSortChange} />
        </div>
      )}
      <div className={day ? classes.day : text.hidden}>
        <p role="status">{(day || status !== 'all' || query) && countWords(shown.length, day)}</p>
        {day && (
          <Button variant="ghost" size="small" onClick={onDayClear}>
            Show all days
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>No applications match this filter.</p>
      ) : (
        <div ref={rows} className={classes.rows}>
          {shown.map((application) => (
            <div key={application.id} data-row={application.id}>
              <ApplicationRow
                application={application}
                today={today}
                saving={saving.has(application.id)}
                saved={saved.has(application.id)}
                onStatusChange={(next) => {
                  stay(application.id);
                  onStatusChange(application.id, next);
                }}
                onDeadlineChange={(next) => {
                  stay(application.id);
                  onDeadlineChange(application.id, next);
                }}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** The heading, by what the list shows: Drafting applications due Nov 10, 2026, with “brown”. */
function titleOf(status: StatusFilter, day: string | null, query: string) {
  const due = day && `due ${dateWords(day)}`;
  const named = query && `with “${query}”`;
  const which = status === 'all' ? (due || named ? '' : 'All') : statusNames[status];
  const what = [which, which ? 'applications' : 'Applications', due].filter(Boolean).join(' ');
  return [what, named].filter(Boolean).join(due ? ', ' : ' ');
}

const dateWords = (day: string) => format(parseISO(day), 'MMM d, yyyy');

function countWords(count: number, day: string | null) {
  const applications = inFigures(count, 'application');
  return day ? `${applications} due ${dateWords(day)}` : applications;
}
