import { WifiOff } from 'lucide-react';
import classes from './OfflineNotice.module.css';

/** Says that the device is offline, and that nothing is lost by it. */
export function OfflineNotice() {
  return (
    <div className={classes.root} role="status">
      <WifiOff aria-hidden="true" />
      You are offline. What you write is kept on this device and saved when you are back.
    </div>
  );
}
