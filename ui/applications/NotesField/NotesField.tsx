import { type ReactNode, useId } from 'react';
import { TextArea, type TextAreaProps } from '../../primitives/TextField/TextField.tsx';
import classes from './NotesField.module.css';

export interface NotesFieldProps extends Pick<TextAreaProps, 'onBlur' | 'onKeyDown' | 'ref'> {
  value: string;
  onChange: (notes: string) => void;
  /** Stands above the field and says what went wrong. */
  notice?: ReactNode;
}

/** The notes on an application; the caller saves them when the field is left. */
export function NotesField({ onChange, notice, ...box }: NotesFieldProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id}>Notes</h2>
      {notice}
      <TextArea
        label="Notes"
        hideLabel
        rows={6}
        dir="auto"
        help="Saves when you leave the field."
        onChange={(event) => onChange(event.target.value)}
        {...box}
      />
    </section>
  );
}
