import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { SaveIndicator, type SaveState } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { SelectField } from '../../primitives/Select/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { periodInWords, shortDuration } from '../plan.ts';
import { DaysOffForm, type DaysOffFields } from './DaysOffForm.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './PlanSettings.module.css';

export interface PlanTime {
  /** Null until the student says it. */
  hoursPerWeek: number | null;
  pace: number;
  daysOff: readonly DaysOffFields[];
  teacherDays: number;
  counselorDays: number;
  sendDays: number;
}

export interface PlanSettingsProps extends PlanTime {
  saveState: SaveState | null;
  /** A change that was refused or not saved; what was there before is shown again. */
  unsaved?: Unsaved;
  /** How Laurel counts, in paragraphs. */
  counting: readonly string[];
  onChange: (part: Partial<PlanTime>) => void;
}

const PACES = [
  { value: '0.5', label: 'Half the time, 0.5' },
  { value: '0.8', label: 'A little faster, 0.8' },
  { value: '1', label: 'As Laurel counts, 1' },
  { value: '1.3', label: 'A little slower, 1.3' },
  { value: '2', label: 'Twice the time, 2' },
];

/** The time that the student has, and the days that the plan counts with. Changes apply at once. */
export function PlanSettings({ saveState, unsaved, counting, onChange, ...time }: PlanSettingsProps) {
  const { hoursPerWeek, pace, daysOff } = time;
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const paces = PACES.some(({ value }) => value === String(pace))
    ? PACES
    : [...PACES, { value: String(pace), label: String(pace) }];
  return (
    <aside className={classes.root} aria-label="Plan settings">
      <Part title="Your time" aside={<SaveIndicator state={saveState} />}>
        <NumberField
          label="Hours per week"
          value={hoursPerWeek}
          most={60}
          step={0.5}
          placeholder="For example 8"
          help={
            hoursPerWeek === null
              ? 'An honest guess is enough.'
              : `${shortDuration((hoursPerWeek * 60) / 7)} on every day that is not off.`
          }
          onChange={(hours) => onChange({ hoursPerWeek: hours })}
        />
        {unsaved && <NotSaved {...unsaved} />}
        <SelectField
          label="Pace"
          value={String(pace)}
          options={paces}
          help="How fast you write, against Laurel’s guess."
          onChange={(next) => onChange({ pace: Number(next) })}
        />
      </Part>
      <Part title="Days off">
        <ul>
          {daysOff.map((days, at) => (
            <li key={`${days.from} ${days.name}`} className={classes.off}>
              <div dir="auto">
                <b>{days.name}</b>
                <span>
                  {periodInWords(days.from, days.to)}
                  {days.writing && ', with time to write'}
                </span>
              </div>
              <IconButton
                icon={X}
                label={`Remove ${days.name}`}
                onClick={() => {
                  add.current?.focus();
                  onChange({ daysOff: daysOff.toSpliced(at, 1) });
                }}
              />
            </li>
          ))}
        </ul>
        {adding && (
          <DaysOffForm
            onAdd={(days) => {
              onChange({ daysOff: [...daysOff, days].toSorted((a, b) => (a.from < b.from ? -1 : 1)) });
              setAdding(false);
              requestAnimationFrame(() => add.current?.focus());
            }}
            onCancel={() => {
              setAdding(false);
              requestAnimationFrame(() => add.current?.focus());
            }}
          />
        )}
        <Button ref={add} size="small" icon={Plus} hidden={adding} onClick={() => setAdding(true)}>
          Add days off
        </Button>
        <p className={classes.help}>
          On these days there is no school. Laurel plans work only where there is time to write.
        </p>
      </Part>
      <Part title="Time for others">
        <div className={classes.steps}>
          {(
            [
              ['teacherDays', 'School days for a teacher'],
              ['counselorDays', 'School days for a counselor'],
              ['sendDays', 'Send this many days early'],
            ] as const
          ).map(([name, label]) => (
            <NumberField
              key={name}
              className={classes.step}
              label={label}
              value={time[name]}
              most={60}
              step={1}
              onChange={(days) => days !== null && onChange({ [name]: days })}
            />
          ))}
        </div>
      </Part>
      <Fold summary="How Laurel counts">
        <div className={classes.counting}>
          {counting.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Fold>
    </aside>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <SectionHead title={title} id={headingId} aside={aside} />
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

interface NumberFieldProps {
  className?: string;
  label: string;
  value: number | null;
  most: number;
  step: number;
  placeholder?: string;
  help?: string;
  /** Told a number that can be taken, or null where the field is empty. */
  onChange: (value: number | null) => void;
}

/** How long a student types on before a number counts; ms. */
const REST = 700;

/** A number that counts a moment after it is typed, or once the field is left. One that can't be taken stays, and says so. */
function NumberField({ className, label, value, most, step, placeholder, help, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function commit() {
    if (typed === null) return;
    const number = typed.trim() === '' ? null : Number(typed);
    const isGood =
      input.current?.validity.badInput !== true &&
      (number === null || (number >= 0 && number <= most && (step < 1 || Number.isInteger(number))));
    setWrong(!isGood);
    if (isGood && number !== value) onChange(number);
    if (isGood && document.activeElement !== input.current) setTyped(null);
  }
  const rested = useEffectEvent(commit);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => rested(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      ref={input}
      className={className}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={most}
      step={step}
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      help={help}
      error={wrong ? `Use a ${step < 1 ? '' : 'whole '}number from 0 to ${most}.` : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
      }}
      onBlur={() => {
        commit();
        if (!wrong) setTyped(null);
      }}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
