import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { applicationStatuses } from '../../primitives/StatusLabel/statuses.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { ApplicationStatus } from '../ApplicationRow/ApplicationRow.tsx';
import { type KnownDate, type KnownDeadline, KnownDates, NO_DATE } from '../KnownDates/KnownDates.tsx';
import { RoundVerdict, type VerdictLine } from '../RoundVerdict/RoundVerdict.tsx';
import text from '../../styles/text.module.css';
import classes from './AddApplicationDialog.module.css';
import { NO_ROUND, useRoundAndDeadline } from './useRoundAndDeadline.ts';

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

/** An application that the student already has to the college in the form. */
export interface ListedCollege {
  college: string;
  /** The name of its round: Early Action. */
  round: string | null;
  /** Whether that is the round in the form. */
  sameRound: boolean;
  href: string;
}

export interface ApplicationFormProps {
  id: string;
  takesFocus: boolean;
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
  errors: NewApplicationErrors;
  /** Whether the student was asked if a college that is on the list already is to be added again. */
  asked: boolean;
  onAsk: (asks: boolean) => void;
  onCreate: (application: NewApplication) => void;
}

/** The fields of a new application. For a known college it fills in the next regular deadline and offers the others. */
export function ApplicationForm({
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
}: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [college, setCollege] = useState('');
  const [picked, setPicked] = useState<SuggestedCollege | null>(null);
  const [status, setStatus] = useState<ApplicationStatus>('drafting');

  /** The errors that the student has answered with a change, which are no longer shown. */
  const [settled, setSettled] = useState<NewApplicationErrors | null>(null);
  const shown = settled === errors ? {} : errors;
  const settle = () => setSettled(errors);

  useFocusInvalid(form, errors);

  const suggested = [picked, ...suggestions.colleges].find((other) => other?.label === college.trim());
  const dates = suggested?.plans ?? (known?.date ? [known.date] : []);
  const { round, isOwnRound, deadline, offered, ...plan } = useRoundAndDeadline(dates, {
    onRoundChange,
    onDeadlineChange,
  });

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function changeCollege(text: string) {
    settle();
    onAsk(false);
    setCollege(text);
    onCollegeChange(text);
  }

  function changeRound(next: string) {
    settle();
    onAsk(false);
    plan.changeRound(next);
  }

  function changeDeadline(next: string | null) {
    settle();
    plan.changeDeadline(next);
  }

  function pick(date: KnownDate) {
    settle();
    onAsk(false);
    plan.pick(date);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isAnotherRound = isOwnRound && !listed?.sameRound;
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

/** The advice about known dates where their source is not given. */
function saidOf(dates: readonly KnownDate[], round: string, suggested: boolean) {
  if (dates.some((date) => round === NO_ROUND || date.round === round))
    return "Check the college's page before you rely on a date.";
  return suggested ? NO_DATE : null;
}
