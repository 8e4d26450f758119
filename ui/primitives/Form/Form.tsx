import { type FormHTMLAttributes, useRef } from 'react';
import { useFocusInvalid } from '../../hooks/useFocusInvalid.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Not called while the form is busy. */
  onSubmit: () => void;
  busy?: boolean;
  /** Takes the focus to the first wrong field: a new object each time that the form is refused, and only then. */
  refused?: object;
}

/** A form that our own code sends. What is wrong with its fields they say themselves, and not the browser. */
export function Form({ onSubmit, busy = false, refused, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, refused);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
      {...rest}
    />
  );
}
