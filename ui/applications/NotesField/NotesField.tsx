import { type KeyboardEventHandler, type ReactNode, type Ref, useId } from 'react';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from './NotesField.module.css';

export interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  /** Called when the field is left, to save what is in it. */
  onLeave: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  /** Stands above the field and says what went wrong. */
  notice?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

export function NotesField({ value, onChange, onLeave, onKeyDown, notice, ref }: NotesFieldProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        Notes
      </h2>
      {notice}
      <TextArea
        ref={ref}
        label="Notes"
        hideLabel
        rows={6}
        dir="auto"
        help="Saves when you leave the field."
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
    </section>
  );
}
