import { Award } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { SaveIndicator, type SaveState } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { DeadlineWords } from '../../deadlines/DeadlineWords/DeadlineWords.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import type { ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import { type KnownDeadline, KnownDates, NO_DATE } from '../KnownDates/KnownDates.tsx';
import classes from './ApplicationHeader.module.css';

type Round = 'rd' | 'ed' | 'ed2' | 'ea' | 'rea' | 'rolling' | 'other';

export interface ApplicationStanding {
  status: ApplicationStatus;
  round: Round | null;
  /** A calendar day, `2026-11-15`. */
  deadline: string | null;
  /** Null until the application is submitted. */
  decision: 'accepted' | 'denied' | 'waitlisted' | 'deferred' | null;
}

export interface ApplicationHeaderProps extends Omit<ApplicationStanding, 'deadline'> {
  college: string;
  deadline: Deadline | null;
  rounds: readonly { value: Round; label: string }[];
  /** The known deadline of the round, where it is to be offered or warned of. */
  known?: KnownDeadline;
  saveState: SaveState | null;
  today: string;
  /** Told only what the student changed. */
  onChange: (part: Partial<ApplicationStanding>) => void;
  ref?: Ref<HTMLElement>;
}

const none = { value: 'none', label: 'None' } as const;

const decisions = [
  none,
  { value: 'accepted', label: 'Accepted' },
  { value: 'denied', label: 'Denied' },
  { value: 'waitlisted', label: 'Waitlisted' },
  { value: 'deferred', label: 'Deferred' },
] as const;

/** The top of an application's page: the college, the state of saving, and the fields of the application. */
export function ApplicationHeader({
  college,
  rounds,
  saveState,
  status,
  round,
  deadline,
  known,
  decision,
  today,
  onChange,
  ref,
}: ApplicationHeaderProps) {
  const submitted = status === 'submitted';
  const fields = useRef<HTMLDivElement>(null);
  return (
    <header ref={ref} className={classes.root}>
      <div className={classes.head}>
        <h1 className={classes.college} tabIndex={-1} dir="auto">
          {college}
        </h1>
        {decision === 'accepted' && (
          <Pill tone="good" className={classes.accepted}>
            <Award aria-hidden="true" />
            Accepted
          </Pill>
        )}
        <SaveIndicator state={saveState} />
      </div>
      <div ref={fields} className={classes.fields} data-submitted={submitted || undefined}>
        <SelectField
          label="Status"
          value={status}
          options={applicationStatuses}
          onChange={(next) => onChange({ status: next })}
        />
        <SelectField
          label="Round"
          value={round ?? none.value}
          options={[none, ...rounds]}
          onChange={(next) => onChange({ round: next === 'none' ? null : next })}
        />
        <DateField
          label="Deadline"
          value={deadline?.day ?? null}
          aside={deadline && !submitted && <DeadlineWords due={deadline} today={today} />}
          onChange={(next) => onChange({ deadline: next })}
        />
        {submitted && (
          <SelectField
            label="Decision"
            value={decision ?? none.value}
            options={decisions}
            onChange={(next) => onChange({ decision: next === 'none' ? null : next })}
          />
        )}
      </div>
      {known && (
        <KnownDates
          dates={known.date ? [known.date] : []}
          says={known.source ?? NO_DATE}
          page={known.page}
          isEarlier={known.isEarlier}
          rounds={rounds}
          onPick={({ day }) => {
            // The button that was pressed disappears with the offer.
            fields.current?.querySelector<HTMLElement>('input[type="date"]')?.focus();
            onChange({ deadline: day });
          }}
        />
      )}
    </header>
  );
}
