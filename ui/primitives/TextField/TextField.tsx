import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import classes from './TextField.module.css';

interface FieldProps {
  label: string;
  /** A sentence under the field that helps to fill it in. */
  help?: ReactNode;
  /** Why the value can't be taken; read out as soon as it appears. */
  error?: string;
}

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field of one line. */
export function TextField({ label, help, error, className, ...rest }: TextFieldProps) {
  const field = useField({ help, error });
  return (
    <div className={className}>
      <label className={classes.label} htmlFor={field.id}>
        {label}
      </label>
      <input className={classes.input} {...field.attributes} {...rest} />
      {field.notes}
    </div>
  );
}

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Sets what is written in the essay's type. */
  writing?: boolean;
}

/** A labelled field of several lines. */
export function TextArea({ label, help, error, className, writing, ...rest }: TextAreaProps) {
  const field = useField({ help, error });
  return (
    <div className={className}>
      <label className={classes.label} htmlFor={field.id}>
        {label}
      </label>
      <textarea className={classes.area} data-writing={writing || undefined} {...field.attributes} {...rest} />
      {field.notes}
    </div>
  );
}

function useField({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  return {
    id,
    attributes: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? errorId : help ? helpId : undefined,
    },
    notes: (
      <>
        {help && !error && (
          <div className={classes.help} id={helpId}>
            {help}
          </div>
        )}
        {error && (
          <div className={classes.error} id={errorId} role="alert">
            <CircleAlert aria-hidden="true" />
            {error}
          </div>
        )}
      </>
    ),
  };
}
