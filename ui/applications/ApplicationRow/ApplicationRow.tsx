import { Award, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { closingTime, type Deadline } from '../../deadlines/deadlines.ts';
import { DeadlinePill } from '../../deadlines/DeadlinePill/DeadlinePill.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { SaveIndicator } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import text from '../../styles/text.module.css';
import classes from './ApplicationRow.module.css';

export type ApplicationStatus = 'drafting' | 'editing' | 'submitted';

export interface ListedApplication {
  id: string;
  college: string;
  /** The name of its round: Early Action. */
  round: string | null;
  status: ApplicationStatus;
  /** Whether the college has accepted the student. */
  accepted: boolean;
  deadline: Deadline | null;
  href: string;
}

export interface ApplicationRowProps {
  application: ListedApplication;
  /** Calendar day, `2026-11-10`. */
  today: string;
  /** Whether a change is on its way to the server. */
  saving: boolean;
  /** Whether the last change is stored, which only screen readers are told. */
  saved: boolean;
  onStatusChange: (status: ApplicationStatus) => void;
  onDeadlineChange: (deadline: string | null) => void;
}

/** An application in a list, with the fields that are changed most. */
export function ApplicationRow({
  application: { college, round, status, accepted, deadline, href },
  today,
  saving,
  saved,
  onStatusChange,
  onDeadlineChange,
}: ApplicationRowProps) {
  const nameId = useId();
  const open = status !== 'submitted';
  const time = open && deadline && closingTime(deadline);
  const closes = time && `${round ? ', closes' : 'Closes'} at ${time}`;
  return (
    <article className={classes.root} aria-labelledby={nameId}>
      <div className={classes.head}>
        <div className={classes.about}>
          <h3 id={nameId} dir="auto">
            {college}
          </h3>
          {(round || closes) && (
            <p className={classes.round}>
              {round}
              {closes}
            </p>
          )}
        </div>
        <div className={classes.state}>
          <span className={saving ? undefined : text.hidden}>
            <SaveIndicator state={saving ? 'saving' : saved ? 'saved' : null} />
          </span>
          {!saving && accepted && (
            <Pill tone="good">
              <Award aria-hidden="true" />
              Accepted
            </Pill>
          )}
          {!saving && !open && !accepted && (
            <span className={classes.submitted}>
              <CircleCheck aria-hidden="true" />
              <span className={text.hidden}>Submitted</span>
            </span>
          )}
          {!saving && open && deadline && <DeadlinePill due={deadline} today={today} />}
        </div>
      </div>
      <div className={classes.controls}>
        <Select
          className={classes.status}
          look="small"
          label="Status"
          value={status}
          options={applicationStatuses}
          onChange={onStatusChange}
        />
        <DateField
          className={classes.deadline}
          look="small"
          label="Deadline"
          hideLabel
          value={deadline?.day ?? null}
          onChange={onDeadlineChange}
        />
        <Button className={classes.open} size="small" asChild>
          <Link href={href}>Open</Link>
        </Button>
      </div>
    </article>
  );
}
