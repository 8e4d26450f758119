import { type FormEvent, useId, useRef, useState } from 'react';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import type { ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import { type KnownDate, type KnownDeadline, KnownDates, NO_DATE } from '../KnownDates/KnownDates.tsx';
import classes from './AddApplicationDialog.module.css';

/** A college as a suggestion: its name is the label. */
export interface SuggestedCollege extends ComboboxOption {
  /** Of the rounds whose deadline is known. */
  plans: readonly KnownDate[];
}

export interface NewApplication {
  college: string;
  round: string | null;
  /** Calendar day, `2026-11-15`; empty where what was typed is no date. */
  deadline: string | null;
  /** Of the known date that the deadline is. */
  instant: string | null;
  status: ApplicationStatus;
}

/** What is wrong with the fields; `form` is about all of it. */
export type NewApplicationErrors = Partial<Record<'college' | 'deadline' | 'form', string>>;

export interface AddApplicationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Told what is typed as college, to be answered with suggestions. */
  onCollegeChange: (text: string) => void;
  suggestions: { colleges: readonly SuggestedCollege[]; loading: boolean; failed: boolean };
  /** Told which round is chosen, to be answered with what is known of it at the college. */
  onRoundChange: (round: string | null) => void;
  known?: KnownDeadline;
  rounds: readonly { value: string; label: string }[];
  busy: boolean;
  errors: NewApplicationErrors;
  onCreate: (application: NewApplication) => void;
}

/** Adds an application. Any college can be added; of those that are known, deadlines are offered. */
export function AddApplicationDialog({ open, onOpenChange, busy, ...form }: AddApplicationDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Add Application"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {busy ? 'Creating...' : 'Create & Open'}
          </Button>
        </>
      }
    >
      <ApplicationForm id={formId} {...form} />
    </Dialog>
  );
}

const NO_ROUND = 'none';

type FormProps = Omit<AddApplicationDialogProps, 'open' | 'onOpenChange' | 'busy'> & { id: string };

function ApplicationForm({
  id,
  onCollegeChange,
  suggestions,
  onRoundChange,
  known,
  rounds,
  errors,
  onCreate,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [college, setCollege] = useState('');
  const [picked, setPicked] = useState<SuggestedCollege | null>(null);
  const [round, setRound] = useState(NO_ROUND);
  const [deadline, setDeadline] = useState<string | null>(null);
  const [status, setStatus] = useState<ApplicationStatus>('drafting');

  /** What was refused is said until something is changed. */
  const [settled, setSettled] = useState<NewApplicationErrors | null>(null);
  const shown = settled === errors ? {} : errors;
  const settle = () => setSettled(errors);

  useFocusInvalid(form, errors);

  const suggested = [picked, ...suggestions.colleges].find((other) => other?.label === college.trim());
  const dates = suggested?.plans ?? (known?.date ? [known.date] : []);
  const dateOf = (code: string) => dates.find((date) => date.round === code);
  /** The date that was offered here, where the deadline is that and not the student's own. */
  const offered = deadline !== null && dateOf(round)?.day === deadline ? dateOf(round) : undefined;

  function changeCollege(text: string) {
    settle();
    setCollege(text);
    onCollegeChange(text);
    if (offered && text.trim() !== suggested?.label) setDeadline(null);
  }

  function changeRound(next: string) {
    settle();
    setRound(next);
    onRoundChange(next === NO_ROUND ? null : next);
    if (deadline === null || offered) setDeadline(dateOf(next)?.day ?? null);
  }

  function changeDeadline(next: string | null) {
    settle();
    setDeadline(next);
  }

  function pick(date: KnownDate) {
    changeRound(date.round);
    setDeadline(date.day);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const noDate = event.currentTarget.querySelector('input[type="date"]:invalid') !== null;
    onCreate({
      college: college.trim(),
      round: round === NO_ROUND ? null : round,
      ...(noDate ? { deadline: '', instant: null } : { deadline, instant: offered?.instant ?? null }),
      status,
    });
  }

  return (
    <form ref={form} id={id} className={classes.root} noValidate onSubmit={submit}>
      {shown.form && <Banner>{shown.form}</Banner>}
      <Combobox
        label="College"
        required
        value={college}
        onChange={changeCollege}
        options={suggestions.colleges}
        onPick={setPicked}
        loading={suggestions.loading}
        error={shown.college}
        help={suggestions.failed ? 'Suggestions did not load. Type the whole name to add it.' : undefined}
        emptyText="We do not know this college yet. You can add it all the same."
      />
      <div>
        <div className={classes.pair}>
          <SelectField
            label="Round"
            aside="Optional"
            value={round}
            options={[{ value: NO_ROUND, label: 'None' }, ...rounds]}
            onChange={changeRound}
          />
          <DateField
            label="Deadline"
            aside="Optional"
            value={deadline}
            onChange={changeDeadline}
            error={shown.deadline}
          />
        </div>
        <KnownDates
          dates={dates}
          says={known ? (known.source ?? NO_DATE) : saidOf(dates, round, suggested !== undefined)}
          rounds={rounds}
          picked={offered}
          onPick={pick}
        />
      </div>
      <SelectField
        label="Status"
        value={status}
        options={applicationStatuses}
        onChange={(next) => {
          settle();
          setStatus(next);
        }}
      />
    </form>
  );
}

/** What is said of known dates as long as none is chosen, or nobody has told where it is from. */
function saidOf(dates: readonly KnownDate[], round: string, suggested: boolean) {
  if (dates.some((date) => round === NO_ROUND || date.round === round))
    return "Check the college's page before you rely on a date.";
  return suggested ? NO_DATE : null;
}
