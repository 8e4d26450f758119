import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import { type KnownDate, type KnownDeadline, KnownDates, NO_DATE } from '../KnownDates/KnownDates.tsx';
import text from '../../styles/text.module.css';
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
  /** What the student has of that college already. */
  listed?: ListedCollege;
  /** Told which round stands in the form, to be answered with what is known of it at the college. */
  onRoundChange: (round: string | null) => void;
  known?: KnownDeadline;
  rounds: readonly { value: string; label: string }[];
  busy: boolean;
  errors: NewApplicationErrors;
  /** What has been added since the dialog was opened, in words: Brown University, Early Decision. */
  added: readonly string[];
  /** `next` is what to do once it is created: open it, or add another one here. */
  onCreate: (application: NewApplication, next: 'open' | 'another') => void;
}

/** An application to the college in the form that the student has. */
export interface ListedCollege {
  college: string;
  /** The name of its round: Early Action. */
  round: string | null;
  /** Whether that is the round in the form. */
  sameRound: boolean;
  href: string;
}

/**
 * Adds applications: one and opens it, or one after the other. Any college can be added; of those that are known, the next
 * regular deadline is filled in, and the others are offered.
 */
export function AddApplicationDialog({
  open,
  onOpenChange,
  busy,
  added,
  onCreate,
  ...form
}: AddApplicationDialogProps) {
  const formId = useId();
  const next = useRef<'open' | 'another'>('open');

  function createAndAddAnother() {
    next.current = 'another';
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
    next.current = 'open';
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Add Application"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            {added.length > 0 ? 'Done' : 'Cancel'}
          </Button>
          {/* A disabled button would lose the focus that it was pressed with. */}
          <Button onClick={() => !busy && createAndAddAnother()} aria-disabled={busy || undefined}>
            Create & add another
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {busy ? 'Creating...' : 'Create & Open'}
          </Button>
        </>
      }
    >
      {/* Always there: a live region that comes with its words is not read out. */}
      <p className={added.length > 0 ? classes.added : text.hidden} role="status">
        {added.length > 0 && `Added ${added.at(-1)}.`}
        {added.length > 1 && ` ${added.length} added so far.`}
      </p>
      <ApplicationForm
        // A new form for the next one.
        key={added.length}
        id={formId}
        takesFocus={added.length > 0}
        onCreate={(application) => onCreate(application, next.current)}
        {...form}
      />
    </Dialog>
  );
}

const NO_ROUND = 'none';

interface FormProps extends Omit<AddApplicationDialogProps, 'open' | 'onOpenChange' | 'busy' | 'added' | 'onCreate'> {
  id: string;
  takesFocus: boolean;
  onCreate: (application: NewApplication) => void;
}

function ApplicationForm({
  id,
  takesFocus,
  onCollegeChange,
  suggestions,
  listed,
  onRoundChange,
  known,
  rounds,
  errors,
  onCreate,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [college, setCollege] = useState('');
  const [picked, setPicked] = useState<SuggestedCollege | null>(null);
  /** What the student has chosen; until then both follow the known dates. */
  const [ownRound, setOwnRound] = useState<string>();
  const [ownDeadline, setOwnDeadline] = useState<string | null>();
  const [status, setStatus] = useState<ApplicationStatus>('drafting');

  /** What was refused is said until something is changed. */
  const [settled, setSettled] = useState<NewApplicationErrors | null>(null);
  const shown = settled === errors ? {} : errors;
  const settle = () => setSettled(errors);

  useFocusInvalid(form, errors);

  const suggested = [picked, ...suggestions.colleges].find((other) => other?.label === college.trim());
  const dates = suggested?.plans ?? (known?.date ? [known.date] : []);
  const coming = dates.filter(({ passed }) => !passed);
  const round = ownRound ?? usualRound(coming) ?? NO_ROUND;
  const inRound = coming.find((date) => date.round === round);
  const deadline = ownDeadline === undefined ? (inRound?.day ?? null) : ownDeadline;
  /** The known date, where the deadline is that and not the student's own. */
  const offered = inRound?.day === deadline ? inRound : undefined;

  const tellRound = useEffectEvent(() => onRoundChange(round === NO_ROUND ? null : round));
  useEffect(() => tellRound(), [round]);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function changeCollege(text: string) {
    settle();
    setCollege(text);
    onCollegeChange(text);
  }

  function changeRound(next: string) {
    settle();
    setOwnRound(next);
    // A round brings its date along, unless the student has set another.
    if (deadline === null || offered) setOwnDeadline(undefined);
  }

  function changeDeadline(next: string | null) {
    settle();
    setOwnDeadline(next);
  }

  function pick(date: KnownDate) {
    settle();
    setOwnRound(date.round);
    setOwnDeadline(undefined);
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
      <p className={listed ? classes.listed : text.hidden} role="status">
        {listed && (
          <>
            {listed.college} is on your list already{listed.round && `, for ${listed.round}`}.{' '}
            {listed.sameRound
              ? 'Choose another round, unless you mean to have it twice.'
              : 'You can add it for another round.'}{' '}
            <TextLink href={listed.href}>Open the one you have</TextLink>
          </>
        )}
      </p>
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

/** The round that is filled in: the regular one, or the only one that is known and neither binds nor restricts. */
function usualRound(dates: readonly KnownDate[]) {
  const regular = dates.find(({ round }) => round === 'rd');
  const [only, another] = dates;
  return regular?.round ?? (another || /^(?:ed|rea)/.test(only?.round ?? '') ? undefined : only?.round);
}

/** What is said of known dates as long as none is chosen, or nobody has told where it is from. */
function saidOf(dates: readonly KnownDate[], round: string, suggested: boolean) {
  if (dates.some((date) => round === NO_ROUND || date.round === round))
    return "Check the college's page before you rely on a date.";
  return suggested ? NO_DATE : null;
}
