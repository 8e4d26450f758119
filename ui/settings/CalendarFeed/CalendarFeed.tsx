import { CalendarPlus, Copy } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { SettingsRow } from '../SettingsSection/SettingsSection.tsx';
import classes from './CalendarFeed.module.css';

export interface CalendarFeedProps {
  /** The address, once it was made; it is shown this one time. */
  url: string | null;
  onCreate: () => void;
  onCopy: (url: string) => void;
  busy?: boolean;
  error?: string;
}

/** An address by which a calendar subscribes to the deadlines. */
export function CalendarFeed({ url, onCreate, onCopy, busy = false, error }: CalendarFeedProps) {
  return (
    <>
      {error && <Banner>{error}</Banner>}
      <SettingsRow
        title="Deadlines in your calendar"
        description="Makes a private address to subscribe to. An earlier address stops working."
        action={
          <Button busy={busy} onClick={onCreate}>
            <CalendarPlus aria-hidden="true" />
            {busy ? 'Making...' : 'Make calendar address'}
          </Button>
        }
      />
      <div role="status">
        {url && (
          <div className={classes.made}>
            <TextField
              label="Calendar address"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
              help="Add it in your calendar under “from URL”. Whoever has it can see your deadlines, so keep it to yourself."
            />
            <Button onClick={() => onCopy(url)}>
              <Copy aria-hidden="true" />
              Copy address
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
