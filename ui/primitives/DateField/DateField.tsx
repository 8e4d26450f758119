import clsx from 'clsx';
import { format, parseISO } from 'date-fns';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import control from '../Field/control.module.css';
import { Field, type FieldProps } from '../Field/Field.tsx';
import classes from './DateField.module.css';

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `2026-11-15`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** `small` is for rows. */
  look?: 'field' | 'small';
  className?: string;
}

/**
 * The browser's own date field, shown as `Sun, Nov 15, 2026` until it has the focus. A day from the picker counts at once.
 * A typed one counts at Enter or when the field is left, so that a half-typed year is not taken for a date. An invalid date
 * stays as it was typed and changes nothing.
 */
export function DateField({ value, onChange, look = 'field', className, error, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const byKey = useRef(false);

  const [valueBefore, setValueBefore] = useState(value);
  if (value !== valueBefore) {
    setValueBefore(value);
    // A value that is set from outside replaces an invalid one that was typed.
    if (wrong) forget();
  }

  function forget() {
    setTyped(null);
    setWrong(false);
  }

  function commit(input: HTMLInputElement) {
    byKey.current = false;
    if (!input.validity.valid) return setWrong(true);
    forget();
    const day = input.value || null;
    if (day !== value) onChange(day);
  }

  return (
    <Field
      {...field}
      className={className}
      error={error ?? (wrong ? `${field.label} must be a valid date.` : undefined)}
    >
      {(attributes) => (
        <span className={classes.root} data-look={look}>
          <Calendar aria-hidden="true" />
          <input
            {...attributes}
            className={clsx(control.root, classes.input)}
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={typed ?? value ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              // The picker of a touch screen reports every step, so there the day counts only when the field is left.
              if (!byKey.current && !matchMedia('(pointer: coarse)').matches) commit(target);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit(event.currentTarget);
              else if (event.key !== 'Tab' && event.key !== 'Shift') byKey.current = true;
            }}
            onBlur={(event) => commit(event.currentTarget)}
            onClick={({ currentTarget }) => {
              // Some browsers have no such function, and a frame of another origin may not call it.
              try {
                currentTarget.showPicker();
              } catch {
                currentTarget.focus();
              }
            }}
          />
          {!wrong && (
            <span className={classes.shown} data-empty={value ? undefined : true} aria-hidden="true">
              {value ? format(parseISO(value), look === 'small' ? 'MMM d, yyyy' : 'EEE, MMM d, yyyy') : 'No date'}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
