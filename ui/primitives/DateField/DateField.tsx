import clsx from 'clsx';
import { format, parseISO } from 'date-fns';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import classes from './DateField.module.css';

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `2026-11-15`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** Small: inside rows. */
  look?: 'field' | 'small';
  className?: string;
}

/**
 * The browser's own date field, which reads as `Sun, Nov 15, 2026` until it is used. A day from the picker counts at
 * once; one that is typed counts when it is left or at Enter, so that no half-typed year is taken for a date.
 */
export function DateField({ value, onChange, look = 'field', className, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const byKey = useRef(false);

  function commit(input: HTMLInputElement) {
    setTyped(null);
    byKey.current = false;
    // Half a date is no wish to have none.
    if (input.validity.badInput) return;
    const day = input.value || null;
    if (day !== value && (day === null || day >= '2000')) onChange(day);
  }

  return (
    <Field {...field} className={className}>
      {(attributes) => (
        <span className={clsx(classes.root)} data-look={look}>
          <Calendar aria-hidden="true" />
          <input
            {...attributes}
            className={classes.input}
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={typed ?? value ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              if (!byKey.current) commit(target);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit(event.currentTarget);
              else if (event.key !== 'Tab' && event.key !== 'Shift') byKey.current = true;
            }}
            onBlur={(event) => commit(event.currentTarget)}
            onClick={({ currentTarget }) => {
              // Not in every browser, and not in a frame of another origin.
              try {
                currentTarget.showPicker();
              } catch {
                currentTarget.focus();
              }
            }}
          />
          <span className={classes.shown} data-empty={value ? undefined : true} aria-hidden="true">
            {value ? format(parseISO(value), look === 'small' ? 'MMM d, yyyy' : 'EEE, MMM d, yyyy') : 'No date'}
          </span>
        </span>
      )}
    </Field>
  );
}
