import { useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from './NotesField.module.css';

export interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  /** The field was left: what is in it is to be saved. */
  onLeave: () => void;
  maxLength: number;
  /** Why they could not be saved. */
  error?: string;
  /** Saves once more; left out where that would not help. */
  onRetry?: () => void;
}

/** The student's own notes on an application. */
export function NotesField({ value, onChange, onLeave, maxLength, error, onRetry }: NotesFieldProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        Notes
      </h2>
      {error && <Banner action={onRetry && { label: 'Try again', onAction: onRetry }}>{error}</Banner>}
      <TextArea
        label="Notes"
        hideLabel
        rows={6}
        dir="auto"
        maxLength={maxLength}
        help="Saves when you leave the field."
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </section>
  );
}
