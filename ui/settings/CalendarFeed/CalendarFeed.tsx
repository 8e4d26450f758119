import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { SettingsRow } from '../SettingsSection/SettingsSection.tsx';
import classes from './CalendarFeed.module.css';

/** The calendar feed: `off`, or an address that calendars can read. */
export type Feed =
  | 'off'
  | {
      /** Null for a feed from before addresses were stored, which works but can't be shown. */
      url: string | null;
      /** When a calendar read it last, in words: Yesterday, 4 PM. Null where none has. */
      readAt: string | null;
    };

export interface CalendarFeedProps {
  /** Undefined while it loads. */
  feed: Feed | undefined;
  /** Makes a new address and answers whether that worked. */
  onCreate: () => Promise<boolean>;
  /** Ends the feed and answers whether that worked. */
  onSwitchOff: () => Promise<boolean>;
  /** Called when a question opens, to forget an earlier error. */
  onAsk: () => void;
  onCopy: (url: string) => void;
  busy?: boolean;
  error?: string;
}

/** The address by which calendars subscribe to the deadlines. It asks before it cuts off a calendar. */
export function CalendarFeed({ feed, onCreate, onSwitchOff, onAsk, onCopy, busy = false, error }: CalendarFeedProps) {
  const [asking, setAsking] = useState<'replace' | 'switch off' | null>(null);
  /** The question of the dialog, which stays while the dialog closes. */
  const [question, setQuestion] = useState<'replace' | 'switch off'>('replace');

  const root = useRef<HTMLDivElement>(null);

  function ask(next: 'replace' | 'switch off') {
    onAsk();
    setQuestion(next);
    setAsking(next);
  }

  /** Moves the focus, because the pressed button disappears. */
  async function makeFirst() {
    if (await onCreate()) root.current?.focus();
  }

  async function confirm() {
    if (await (question === 'replace' ? onCreate() : onSwitchOff())) setAsking(null);
  }

  return (
    <div ref={root} role="group" aria-label="Calendar feed" tabIndex={-1}>
      {error && asking === null && <Banner>{error}</Banner>}
      {feed === undefined && <Skeleton height="60px" />}
      {feed === 'off' && (
        <SettingsRow
          title="Deadlines in your calendar"
          description="Makes a private address that your calendar can subscribe to."
          action={
            <Button busy={busy} onClick={() => void makeFirst()}>
              <CalendarPlus aria-hidden="true" />
              {busy ? 'Making...' : 'Make calendar address'}
            </Button>
          }
        />
      )}
      {typeof feed === 'object' && (
        <div className={classes.made}>
          {feed.url === null ? (
            <p>
              Your calendar address works. It was made before Laurel kept addresses, so it cannot be shown here. Make a
              new address to see it here.
            </p>
          ) : (
            <TextField
              label="Calendar address"
              readOnly
              value={feed.url}
              onFocus={(event) => event.target.select()}
              help="Add it in your calendar under “from URL”. Whoever has it can see your deadlines, so keep it to yourself."
            />
          )}
          <p className={classes.read}>
            {feed.readAt === null ? 'No calendar has read it yet.' : `Last read by a calendar: ${feed.readAt}.`}
          </p>
          <div className={classes.actions}>
            {feed.url !== null && (
              <Button icon={Copy} onClick={() => onCopy(feed.url!)}>
                Copy address
              </Button>
            )}
            <Button icon={RefreshCw} onClick={() => ask('replace')}>
              New address
            </Button>
            <Button variant="danger-ghost" onClick={() => ask('switch off')}>
              Switch off
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        {...questions[question]}
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        busy={busy}
        error={error}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

const questions = {
  replace: {
    title: 'Make a new address?',
    description:
      'The present address stops working. Every calendar that reads it shows no new deadlines until you give it the new one.',
    confirmLabel: 'Make new address',
    busyLabel: 'Making...',
  },
  'switch off': {
    title: 'Switch the calendar off?',
    description: 'The address stops working, and your calendar no longer follows your deadlines.',
    confirmLabel: 'Switch off',
    busyLabel: 'Switching off...',
  },
};
