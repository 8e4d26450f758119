import { CircleAlert } from 'lucide-react';
import classes from './UnkeptNotice.module.css';

/** Says that the browser can't store unsaved writing, and until when the page should stay open. */
export function UnkeptNotice() {
  return (
    <div className={classes.root} role="alert">
      <CircleAlert aria-hidden="true" />
      This browser can't keep what you write: its storage is full or closed. Leave a page only once all on it is saved.
    </div>
  );
}
