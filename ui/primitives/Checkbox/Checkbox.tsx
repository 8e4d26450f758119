import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './Checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Its name; may hold links. */
  label: ReactNode;
  error?: string;
}

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={classes.root}>
        <input
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <div className={classes.error} id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </div>
      )}
    </div>
  );
}
