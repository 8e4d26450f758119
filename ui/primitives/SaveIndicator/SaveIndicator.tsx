import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './SaveIndicator.module.css';

export type SaveState = 'saved' | 'saving' | 'failed' | 'offline' | 'unkept';

export interface SaveIndicatorProps {
  /** Null: nothing has been written yet, so nothing is shown. */
  state: SaveState | null;
  /** When it was saved, as the student reads it: 4:12 PM. */
  time?: string;
}

const words: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Save failed. Kept on this device.',
  offline: 'Offline. Kept on this device.',
  unkept: 'Not saved. Keep this page open.',
};

const textOf = (state: SaveState, time?: string) =>
  state === 'saved' && time ? `${words.saved} ${time}` : words[state];

/** Has no width: with it a screen reader takes a text for another one and reads it out, and nothing moves on the screen. */
const UNSEEN = '\ufeff';

/** How long a screen reader is left in peace after it was told a state, in ms. */
const REST = 2_000;

/**
 * Says whether what was written is stored. It stays: it does not vanish after a while, and never becomes a toast. Who
 * listens hears the newest state, at most every two seconds.
 */
export function SaveIndicator({ state, time }: SaveIndicatorProps) {
  const { aloud, round } = useRests(state);
  const bad = state !== null && state !== 'saving' && state !== 'saved';
  return (
    <span className={classes.root} role="status" aria-live={aloud ? undefined : 'off'} data-state={state ?? undefined}>
      {state && (
        <span className={classes.state} data-bad={bad || undefined}>
          <i className={classes.spinner} aria-hidden="true" />
          <Check className={classes.check} aria-hidden="true" />
          <CircleAlert className={classes.alert} aria-hidden="true" />
          {/* One text that changes: at each element that goes, the browser would begin a new step of undo in the text. */}
          <span>{textOf(state, time) + (round % 2 === 1 ? UNSEEN : '')}</span>
        </span>
      )}
    </span>
  );
}

/**
 * Whether a change is announced, or comes too soon after the last one that was. Then it is told once more, in another
 * round, when the rest is over.
 */
function useRests(state: SaveState | null) {
  const [shown, setShown] = useState({ state, aloud: true });
  const [told, setTold] = useState(state);
  const [resting, setResting] = useState(false);
  const [round, setRound] = useState(0);
  if (state !== shown.state) setShown({ state, aloud: !resting });

  useEffect(() => {
    if (!shown.aloud || shown.state === told) return;
    setTold(shown.state);
    setResting(true);
  }, [shown, told]);

  const rise = useEffectEvent(() => {
    setResting(false);
    setShown({ state, aloud: true });
    if (state !== told) setRound(round + 1);
  });
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => rise(), REST);
    return () => clearTimeout(timer);
  }, [resting]);

  return { aloud: shown.aloud, round };
}
