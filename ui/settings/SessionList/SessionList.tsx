import { useRef } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import text from '../../styles/text.module.css';
import classes from './SessionList.module.css';

export interface SessionItem {
  id: string;
  /** The browser and system: Chrome on Windows. */
  device: string;
  /** In words: Signed in: Nov 3, 2:12 PM. Last used: Today, 10 AM. */
  times: string;
  /** Whether it is this browser. */
  current: boolean;
}

export interface SessionListProps {
  sessions: SessionItem[];
  /** Ends a session and answers whether that worked. */
  onEnd: (id: string) => Promise<boolean>;
  /** Ends all sessions except this one and answers whether that worked. */
  onEndOthers: () => Promise<boolean>;
  /** The id of the session that is being ended, or `others`. */
  busy?: string | null;
  error?: string;
}

/** The sessions of the student. The present one is not ended here but by Sign Out in the header. */
export function SessionList({ sessions, onEnd, onEndOthers, busy = null, error }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus, because the pressed button disappears with its row. */
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
                <span className={text.hidden}> {device}</span>
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
