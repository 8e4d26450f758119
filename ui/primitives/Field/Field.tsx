import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import text from '../../styles/text.module.css';
import { FieldError } from './FieldError.tsx';
import classes from './Field.module.css';

export interface FieldProps {
  label: string;
  /** Stands at the right end of the label's line and is not part of the name: a count, or “Optional”. */
  aside?: ReactNode;
  /** Whether only screen readers get the label, because the field is clear from what stands around it. */
  hideLabel?: boolean;
  /** A sentence under the field that helps to fill it in. */
  help?: ReactNode;
  /** Why the value can't be taken; read out as soon as it appears. */
  error?: string;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  className?: string;
  /** Draws the control with the attributes that connect it to its label, help and error. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The label, help and error around the control of a field. */
export function Field({ label, aside, hideLabel, help, error, className, children }: Props) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  return (
    <div className={clsx(classes.root, className)}>
      <div className={hideLabel ? undefined : classes.head}>
        <label className={hideLabel ? text.hidden : classes.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : help ? helpId : undefined,
      })}
      {help && !error && (
        <div className={classes.help} id={helpId}>
          {help}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
