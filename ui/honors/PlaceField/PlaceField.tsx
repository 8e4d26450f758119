import { Check, CircleAlert, MapPin, MapPinOff } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './PlaceField.module.css';

export interface PlaceFieldProps {
  /** Whether the location of this device is known. */
  location: 'unknown' | 'locating' | 'located' | 'unavailable';
  /** The error where the device gives no location. */
  unavailable: string;
  onLocate: () => void;
  onForget: () => void;
  /** A ZIP code or a city, for a student who does not share their location. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const NOTE = 'Used for this search, not stored.';

/** Where the student is, told by the device or typed. */
export function PlaceField({ location, unavailable, onLocate, onForget, value, onChange, error }: PlaceFieldProps) {
  const located = location === 'located';
  const locating = location === 'locating';
  return (
    <div className={classes.root}>
      <Button wide busy={locating} icon={located ? MapPinOff : MapPin} onClick={located ? onForget : onLocate}>
        {located ? 'Forget My Location' : locating ? 'Finding your location...' : 'Use My Location'}
      </Button>
      <div role="status">
        {located && (
          <>
            <p className={classes.located}>
              <Check aria-hidden="true" />
              Using your location
            </p>
            <p className={classes.note}>{NOTE}</p>
          </>
        )}
      </div>
      {location === 'unavailable' && (
        <p className={classes.unavailable} role="alert">
          <CircleAlert aria-hidden="true" />
          {unavailable}
        </p>
      )}
      {!located && (
        <TextField
          label="ZIP code or city"
          aside="Optional"
          placeholder="43604, or Toledo, OH"
          help={NOTE}
          autoComplete="postal-code"
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
