import { Check, CircleAlert } from 'lucide-react';
import classes from './SaveIndicator.module.css';

export type SaveState = 'saved' | 'saving' | 'failed' | 'offline';

export interface SaveIndicatorProps {
  /** Null: nothing has been written yet, so nothing is shown. */
  state: SaveState | null;
  /** When it was saved, as the student reads it: 4:12 PM. */
  time?: string;
}

const words: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Save failed',
  offline: 'Offline. Kept on this device.',
};

/** Says whether what was written is stored. It stays: it does not vanish after a while, and never becomes a toast. */
export function SaveIndicator({ state, time }: SaveIndicatorProps) {
  const bad = state === 'failed' || state === 'offline';
  return (
    <span className={classes.root} role="status" data-state={state ?? undefined}>
      {state && (
        <span key={state} className={classes.state} data-bad={bad || undefined}>
          {state === 'saving' && <i className={classes.spinner} aria-hidden="true" />}
          {state === 'saved' && <Check aria-hidden="true" />}
          {bad && <CircleAlert aria-hidden="true" />}
          {words[state]}
          {state === 'saved' && time && ` ${time}`}
        </span>
      )}
    </span>
  );
}
