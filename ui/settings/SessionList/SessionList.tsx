import { useRef } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import classes from './SessionList.module.css';

export interface SessionItem {
  id: string;
  /** Chrome on Windows. */
  device: string;
  /** As the student reads it: Signed in: Nov 3, 2:12 PM. Last used: Today, 10 AM. */
  times: string;
  /** Whether it is this browser. */
  current: boolean;
}

export interface SessionListProps {
  sessions: SessionItem[];
  /** Signs one out; answers whether that was done. */
  onEnd: (id: string) => Promise<boolean>;
  /** Signs all out but this browser; answers whether that was done. */
  onEndOthers: () => Promise<boolean>;
  /** What is being signed out: an id, or `others`. */
  busy?: string | null;
  /** Why nothing was signed out. */
  error?: string;
}

/** Where the student is signed in. This browser is signed out in the header, as everywhere. */
export function SessionList({ sessions, onEnd, onEndOthers, busy = null, error }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);

  /** The button that was pressed goes with its row. */
  async function thenFocusList(done: Promise<boolean>) {
    if (await done) list.current?.focus();
  }

  return (
    <div className={classes.root}>
      {error && <Banner>{error}</Banner>}
      <ul className={classes.list} ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.map(({ id, device, times, current }) => (
          <li className={classes.row} key={id}>
            <div className={classes.words}>
              <p className={classes.device}>
                <span>{device}</span>
                {current && <Pill tone="good">This browser</Pill>}
              </p>
              <p className={classes.times}>{times}</p>
            </div>
            {!current && (
              <Button
                busy={busy === id}
                disabled={busy !== null && busy !== id}
                onClick={() => void thenFocusList(onEnd(id))}
              >
                {busy === id ? 'Signing out...' : 'Sign out'}
                <VisuallyHidden>
                  <span> {device}</span>
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <Button
          className={classes.others}
          busy={busy === 'others'}
          disabled={busy !== null && busy !== 'others'}
          onClick={() => void thenFocusList(onEndOthers())}
        >
          {busy === 'others' ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      )}
    </div>
  );
}
