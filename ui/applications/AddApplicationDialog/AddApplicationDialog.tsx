import { type FormEvent, useId, useRef, useState } from 'react';
import { format, parseISO } from 'date-fns';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { applicationStatuses, type ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import classes from './AddApplicationDialog.module.css';

/** A college as a suggestion: its name is the label. */
export interface SuggestedCollege extends ComboboxOption {
  /** The rounds whose deadline is known, with the day, `2026-11-01`. */
  plans: readonly { round: string; day: string }[];
}

export interface NewApplication {
  college: string;
  round: string | null;
  /** Calendar day, `2026-11-15`; empty where what was typed is no date. */
  deadline: string | null;
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

function ApplicationForm({ id, onCollegeChange, suggestions, rounds, errors, onCreate }: FormProps) {
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

  const known = [picked, ...suggestions.colleges].find((other) => other?.label === college.trim());
  const plans = known?.plans ?? [];
  const dayOf = (code: string) => plans.find((plan) => plan.round === code)?.day ?? null;
  /** Whether the date is one that was offered here, and not the student's own. */
  const offered = deadline !== null && deadline === dayOf(round);

  function changeCollege(text: string) {
    settle();
    setCollege(text);
    onCollegeChange(text);
    if (offered && text.trim() !== known?.label) setDeadline(null);
  }

  function changeRound(next: string) {
    settle();
    setRound(next);
    if (deadline === null || offered) setDeadline(dayOf(next));
  }

  function changeDeadline(next: string | null) {
    settle();
    setDeadline(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const noDate = event.currentTarget.querySelector('input[type="date"]:invalid') !== null;
    onCreate({
      college: college.trim(),
      round: round === NO_ROUND ? null : round,
      deadline: noDate ? '' : deadline,
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
        <div role="group" aria-label="Known dates" aria-live="polite">
          {known && (
            <>
              <p className={classes.note}>
                {plans.length === 0 || (round !== NO_ROUND && !dayOf(round))
                  ? "No date is known for this. Check the college's page."
                  : "Dates from a public list. Check the college's page before you rely on one."}
              </p>
              {plans.map((plan) => (
                <Chip
                  key={plan.round}
                  className={classes.plan}
                  pressed={plan.round === round && plan.day === deadline}
                  onClick={() => {
                    setRound(plan.round);
                    changeDeadline(plan.day);
                  }}
                >
                  {rounds.find(({ value }) => value === plan.round)?.label}, {format(parseISO(plan.day), 'MMM d, yyyy')}
                </Chip>
              ))}
            </>
          )}
        </div>
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
