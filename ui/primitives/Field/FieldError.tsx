import { CircleAlert } from 'lucide-react';
import classes from './Field.module.css';

/** Why a field's value can't be taken; nothing without an error. Read out as soon as it appears. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <div className={classes.error} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {error}
    </div>
  );
}
