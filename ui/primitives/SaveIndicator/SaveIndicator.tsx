import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './SaveIndicator.module.css';

export type SaveState = 'saved' | 'saving' | 'failed' | 'offline' | 'unkept';

export interface SaveIndicatorProps {
  /** Null while nothing has been written, which shows nothing. */
  state: SaveState | null;
  /** When it was saved, in words: 4:12 PM. */
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

/** A character without width, which makes a screen reader read the text again. */
const UNSEEN = '\ufeff';

/** How many ms pass between two announcements to a screen reader. */
const REST = 2_000;

/** Says whether what was written is stored. Screen readers announce the newest state at most every two seconds. */
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
          {/* One text node that changes, because a removed element would begin a new step of undo in the student's text. */}
          <span>{textOf(state, time) + (round % 2 === 1 ? UNSEEN : '')}</span>
        </span>
      )}
    </span>
  );
}

/**
 * Whether a change of state is announced (`aloud`). One that comes too soon after the last is announced when the pause is
 * over, by another number of `round`.
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
