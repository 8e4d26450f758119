import { WifiOff } from 'lucide-react';
import classes from './OfflineNotice.module.css';

/** Says that the device is offline or the server can't be reached, and that nothing is lost. */
export function OfflineNotice({ missing = 'network' }: { missing?: 'network' | 'server' }) {
  return (
    <div className={classes.root} role="status">
      <WifiOff aria-hidden="true" />
      {missing === 'network'
        ? 'You are offline. What you write is kept on this device and saved when you are back.'
        : 'Laurel can’t be reached right now. You see what was loaded last; what you write is kept on this device and saved later.'}
    </div>
  );
}
