import { useId } from 'react';
import classes from './PromptField.module.css';

export interface PromptFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Where it is kept, said beside the field. */
  note?: string;
  maxLength?: number;
}

/** The question that the essay answers, above the text. */
export function PromptField({ value, onChange, note, maxLength }: PromptFieldProps) {
  const id = useId();
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        Prompt
      </label>
      <div className={classes.grow} data-value={value}>
        <textarea
          id={id}
          rows={1}
          dir="auto"
          placeholder="Paste the question you are answering"
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={note ? `${id}-note` : undefined}
        />
      </div>
      {note && (
        <span className={classes.note} id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}
