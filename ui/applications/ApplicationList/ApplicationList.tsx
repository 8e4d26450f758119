import { format, parseISO } from 'date-fns';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import text from '../../styles/text.module.css';
import {
  ApplicationRow,
  type ApplicationRowProps,
  type ApplicationStatus,
  type ListedApplication,
} from '../ApplicationRow/ApplicationRow.tsx';
import classes from './ApplicationList.module.css';
import { useRowPlaces } from './useRowPlaces.ts';

export type StatusFilter = 'all' | ApplicationStatus;

const filterOptions: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...applicationStatuses,
];

export interface ApplicationListProps extends Pick<ApplicationRowProps, 'today'> {
  /** All of the student's; the list shows those that the filters let through, in this order. */
  applications: readonly ListedApplication[];
  status: StatusFilter;
  onStatusFilter: (status: StatusFilter) => void;
  /** Only what is due on this day, `2026-11-15`. */
  day: string | null;
  onDayClear: () => void;
  /** The ids of those that a change is under way of. */
  saving: ReadonlySet<string>;
  /** The ids of those whose last change is stored. */
  saved: ReadonlySet<string>;
  onStatusChange: (id: string, status: ApplicationStatus) => void;
  onDeadlineChange: (id: string, deadline: string | null) => void;
  onAdd: () => void;
}

/** The student's applications, with a filter by status. */
export function ApplicationList({
  applications,
  status,
  onStatusFilter,
  day,
  onDayClear,
  today,
  saving,
  saved,
  onStatusChange,
  onDeadlineChange,
  onAdd,
}: ApplicationListProps) {
  const titleId = useId();
  const shown = applications.filter(
    (application) =>
      (status === 'all' || application.status === status) && (day === null || application.deadline === day),
  );
  const { list, noteFocus } = useRowPlaces(shown.map(({ id }) => id));

  if (applications.length === 0) {
    return (
      <EmptyState
        title="No applications yet."
        text="Start with one college that you keep thinking about. The rest of the list can wait."
        action={
          <Button variant="primary" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add your first college
          </Button>
        }
      />
    );
  }
  return (
    <section ref={list} className={classes.root} aria-labelledby={titleId}>
      <SectionHead
        title="All applications"
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
      <div className={day ? classes.day : text.hidden}>
        <p role="status">{(day || status !== 'all') && countWords(shown.length, day)}</p>
        {day && (
          <Button variant="ghost" size="small" onClick={onDayClear}>
            Show all days
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>No applications match this filter.</p>
      ) : (
        <div className={classes.rows}>
          {shown.map((application, index) => (
            <div
              key={application.id}
              className={classes.row}
              data-row={application.id}
              onFocus={() => noteFocus(application.id, index)}
            >
              <ApplicationRow
                application={application}
                today={today}
                saving={saving.has(application.id)}
                saved={saved.has(application.id)}
                onStatusChange={(next) => onStatusChange(application.id, next)}
                onDeadlineChange={(next) => onDeadlineChange(application.id, next)}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function countWords(count: number, day: string | null) {
  const applications = `${count} ${count === 1 ? 'application' : 'applications'}`;
  return day ? `${applications} due ${format(parseISO(day), 'MMM d, yyyy')}` : applications;
}
