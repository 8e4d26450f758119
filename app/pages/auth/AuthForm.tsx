import { Button, Form, TextLink } from '@laurel/ui';
import type { ChangeEvent, ReactNode } from 'react';
import type { useForm } from '#app/lib/useForm.ts';
import { paths } from '#app/paths.ts';
import classes from './auth.module.css';

/** The props of a text field. What is said about it goes as soon as it is changed. */
export function fieldOf<Field extends string>(
  { errors, clear }: Pick<ReturnType<typeof useForm<Field>>, 'errors' | 'clear'>,
  name: Field,
  value: string,
  write: (value: string) => void,
) {
  return {
    value,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      write(target.value);
      clear(name);
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
  return (
    <Form className={classes.form} refused={form.refused} busy={form.busy} onSubmit={onSubmit}>
      {children}
      <Button variant={isDone ? 'secondary' : 'primary'} size="large" type="submit" busy={form.busy}>
        {form.busy ? busyButton : button}
      </Button>
    </Form>
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
