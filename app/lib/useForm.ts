import { useState } from 'react';
import type { Failing } from './messages.ts';
import { useRequest } from './useRequest.ts';
import { refusedFields } from './was-refused.ts';

/**
 * A form and its request: what is wrong with its fields, why the last request failed, and whether one is under way. `names` are the fields
 * at which a refusal of the server is said; any other is an `error` of the whole form.
 */
export function useForm<Field extends string>(failing: Failing, ...names: Field[]) {
  type Errors = Partial<Record<Field, string>>;
  const { busy, error, run, clearError } = useRequest(failing);
  const [errors, setErrors] = useState<Errors>({});
  /** A new object each time that the form is refused; `errors` is without what was changed since. */
  const [refused, setRefused] = useState<object>({});

  function refuse(wrong: Errors) {
    setErrors(wrong);
    setRefused(wrong);
  }

  function refuseFields(problem: unknown) {
    const sentences = refusedFields(problem);
    const wrong = Object.fromEntries(names.map((name) => [name, sentences[name]])) as Errors;
    const isOne = Object.values(wrong).some(Boolean);
    if (isOne) refuse(wrong);
    return isOne;
  }

  return {
    busy,
    error,
    errors,
    refused,
    /** Removes what was said about the form, or about one field. */
    clear: (field?: Field) => {
      setErrors(field === undefined ? {} : { ...errors, [field]: undefined });
      if (field === undefined) clearError();
    },
    /** Sends the form, unless a field is `wrong`. Answers whether it was done. */
    submit: async (wrong: Errors, send: () => Promise<unknown>) => {
      clearError();
      refuse(wrong);
      return !Object.values(wrong).some(Boolean) && run(send, refuseFields);
    },
  };
}
