import { Button, TextLink, useFocusInvalid } from '@laurel/ui';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { type Failing, messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import classes from './auth.module.css';

/** The state of a form for visitors. `failing` names what is said where the server gives no sentence, `failure` what went wrong before. */
export function useAuthForm<Field extends string>(failing: Failing, failedBefore?: string) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  /** What was wrong when it was sent last; `errors` is without what was changed since. */
  const [refused, setRefused] = useState<object>({});
  const [failure, setFailure] = useState(failedBefore);
  const [busy, setBusy] = useState(false);

  function refuse(wrong: typeof errors) {
    setErrors(wrong);
    setRefused(wrong);
  }

  const clear = (field: Field) => setErrors({ ...errors, [field]: undefined });

  return {
    errors,
    refused,
    failure,
    busy,
    refuse,
    clear,
    /** The props of a text field. What is said about it goes as soon as it is changed. */
    field: (field: Field, value: string, write: (value: string) => void) => ({
      value,
      error: errors[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        write(target.value);
        clear(field);
      },
    }),
    /**
     * Sends the form, unless a field is `wrong`. It stays busy when it was sent, because another page follows, unless `send` answers
     * `stay`. `explains` answers true where it has said itself why the form was refused.
     */
    submit: async (
      wrong: typeof errors,
      send: () => Promise<void | 'stay'>,
      explains: (problem: unknown) => boolean = () => false,
    ) => {
      setFailure(undefined);
      refuse(wrong);
      if (Object.values(wrong).some(Boolean)) return;
      setBusy(true);
      try {
        if ((await send()) === 'stay') setBusy(false);
      } catch (problem) {
        setBusy(false);
        if (!explains(problem)) setFailure(messageFor(problem, failing));
      }
    },
  };
}

interface AuthFormProps {
  form: { refused: object; busy: boolean };
  button: string;
  busyButton: string;
  /** It was sent before, and needs not be sent again. */
  isDone?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form for visitors with its button. When it is refused, the focus goes to the first field that is wrong. */
export function AuthForm({ form, button, busyButton, isDone = false, onSubmit, children }: AuthFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, form.refused);
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button variant={isDone ? 'secondary' : 'primary'} size="large" type="submit" busy={form.busy}>
        {form.busy ? busyButton : button}
      </Button>
    </form>
  );
}

export const TermsLinks = () => (
  <>
    <TextLink href={paths.terms} target="_blank" rel="noreferrer">
      Terms
    </TextLink>{' '}
    and{' '}
    <TextLink href={paths.privacy} target="_blank" rel="noreferrer">
      Privacy Policy
    </TextLink>
  </>
);
