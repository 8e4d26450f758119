import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import { RoundVerdict, type VerdictLine } from '../RoundVerdict/RoundVerdict.tsx';
import { type KnownDate, type KnownDeadline, KnownDates, NO_DATE } from '../KnownDates/KnownDates.tsx';
import text from '../../styles/text.module.css';
import classes from './AddApplicationDialog.module.css';

/** A suggested college. Its label is its name. */
export interface SuggestedCollege extends ComboboxOption {
  /** The known deadlines of its rounds. */
  plans: readonly KnownDate[];
}

export interface NewApplication {
  college: string;
  round: string | null;
  /** A calendar day, `2026-11-15`; empty where the student typed something that is no date. */
  deadline: string | null;
  /** The instant of the known date, where the deadline is one. */
  instant: string | null;
  status: ApplicationStatus;
}

/** What is wrong with the fields; `form` is about the whole form. */
export type NewApplicationErrors = Partial<Record<'college' | 'deadline' | 'form', string>>;

export interface AddApplicationDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Told what is typed as college, so that the caller can give suggestions. */
  onCollegeChange: (text: string) => void;
  suggestions: { colleges: readonly SuggestedCollege[]; loading: boolean; failed: boolean };
  /** The application to that college that the student already has. */
  listed?: ListedCollege;
  /** Told which round is chosen, so that the caller can give its known deadline. */
  onRoundChange: (round: string | null) => void;
  /** Told the day that is set, by the student or with the round, so that the caller can judge the plan by it. */
  onDeadlineChange: (day: string | null) => void;
  known?: KnownDeadline;
  /** Whether the round goes together with the student's other plans. */
  verdicts: readonly VerdictLine[];
  rounds: readonly { value: string; label: string }[];
  busy: boolean;
  errors: NewApplicationErrors;
  /** The applications added since the dialog was opened, in words: Brown University, Early Decision. */
  added: readonly string[];
  /** `next` says whether to open the application once it is created, or to add another one here. */
  onCreate: (application: NewApplication, next: 'open' | 'another') => void;
}

/** An application that the student already has to the college in the form. */
export interface ListedCollege {
  college: string;
  /** The name of its round: Early Action. */
  round: string | null;
  /** Whether that is the round in the form. */
  sameRound: boolean;
  href: string;
}

/**
 * Adds one application and opens it, or adds several in turn. Any college can be added. For a known one, the form fills in
 * its next regular deadline and offers the others.
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
  /** The form, by the number of those before it, that asked whether a college that is listed is to be added again. */
  const [askedBy, setAskedBy] = useState<number>();
  const asked = askedBy === added.length;

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
          <Button variant="ghost" onClick={() => onOpenChange(false)} disabled={busy}>
            {added.length > 0 ? 'Done' : 'Cancel'}
          </Button>
          {/* A disabled button would lose the focus that it was pressed with. */}
          <Button onClick={() => !busy && createAndAddAnother()} aria-disabled={busy || undefined}>
            Create & add another
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {busy ? 'Creating...' : asked ? 'Add it again' : 'Create & Open'}
          </Button>
        </>
      }
    >
      {/* Always in the page, because screen readers do not read a live region that appears together with its words. */}
      <p className={added.length > 0 ? classes.added : text.hidden} role="status">
        {added.length > 0 && `Added ${added.at(-1)}.`}
        {added.length > 1 && ` ${added.length} added so far.`}
      </p>
      <ApplicationForm
        // Another key, so that the next application begins with an empty form.
        key={added.length}
        id={formId}
        takesFocus={added.length > 0}
        asked={asked}
        onAsk={(asks) => setAskedBy(asks ? added.length : undefined)}
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
  /** Whether the student was asked if a college that is on the list already is to be added again. */
  asked: boolean;
  onAsk: (asks: boolean) => void;
  onCreate: (application: NewApplication) => void;
}

function ApplicationForm({
  id,
  takesFocus,
  asked,
  onAsk,
  onCollegeChange,
  suggestions,
  listed,
  onRoundChange,
  onDeadlineChange,
  known,
  verdicts,
  rounds,
  errors,
  onCreate,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [college, setCollege] = useState('');
  const [picked, setPicked] = useState<SuggestedCollege | null>(null);
  /** The student's own choices. Until they choose, both follow the known dates. */
  const [ownRound, setOwnRound] = useState<string>();
  const [ownDeadline, setOwnDeadline] = useState<string | null>();
  const [status, setStatus] = useState<ApplicationStatus>('drafting');

  /** The errors that the student has answered with a change, which are no longer shown. */
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
  /** The known date that the deadline is; undefined where the student set their own. */
  const offered = inRound?.day === deadline ? inRound : undefined;

  const tellRound = useEffectEvent(() => onRoundChange(round === NO_ROUND ? null : round));
  useEffect(() => tellRound(), [round]);
  const tellDeadline = useEffectEvent(() => onDeadlineChange(deadline));
  useEffect(() => tellDeadline(), [deadline]);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function changeCollege(text: string) {
    settle();
    onAsk(false);
    setCollege(text);
    onCollegeChange(text);
  }

  function chooseRound(next: string) {
    settle();
    onAsk(false);
    setOwnRound(next);
  }

  function changeRound(next: string) {
    chooseRound(next);
    // Another round brings its date with it, unless the student has set their own.
    if (deadline === null || offered) setOwnDeadline(undefined);
  }

  function changeDeadline(next: string | null) {
    settle();
    setOwnDeadline(next);
  }

  function pick(date: KnownDate) {
    chooseRound(date.round);
    setOwnDeadline(undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isAnotherRound = ownRound !== undefined && !listed?.sameRound;
    if (listed && !isAnotherRound && !asked) return onAsk(true);
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
        enterSettles
        value={college}
        onChange={changeCollege}
        options={suggestions.colleges}
        onPick={setPicked}
        loading={suggestions.loading}
        error={shown.college}
        help={suggestions.failed ? 'Suggestions did not load. Type the whole name to add it.' : undefined}
        emptyText={suggestions.failed ? undefined : 'We do not know this college yet. You can add it all the same.'}
      />
      <p className={listed ? classes.listed : text.hidden} role="status">
        {listed && (
          <>
            {listed.college} is on your list already{listed.round && `, for ${listed.round}`}.{' '}
            {asked ? 'Nothing is added yet: press “Add it again” if you mean to have it twice.' : adviceOn(listed)}{' '}
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
          page={known?.page}
          rounds={rounds}
          picked={offered}
          onPick={pick}
        />
      </div>
      <RoundVerdict lines={verdicts} />
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

const adviceOn = ({ sameRound }: ListedCollege) =>
  sameRound ? 'Choose another round, unless you mean to have it twice.' : 'You can add it for another round.';

/** The round to fill in: the regular one, or else the only known one, unless it binds or restricts. */
function usualRound(dates: readonly KnownDate[]) {
  const regular = dates.find(({ round }) => round === 'rd');
  const [only, another] = dates;
  return regular?.round ?? (another || /^(?:ed|rea)/.test(only?.round ?? '') ? undefined : only?.round);
}

/** The advice about known dates where their source is not given. */
function saidOf(dates: readonly KnownDate[], round: string, suggested: boolean) {
  if (dates.some((date) => round === NO_ROUND || date.round === round))
    return "Check the college's page before you rely on a date.";
  return suggested ? NO_DATE : null;
}
