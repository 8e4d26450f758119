import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { roundedMinutes, spokenDuration } from '../plan.ts';
import classes from './Minutes.module.css';

/** How long something takes, as a figure; a screen reader reads it in words. */
export function Minutes({ minutes, size = 'large' }: { minutes: number; size?: 'large' | 'small' }) {
  const rounded = roundedMinutes(minutes);
  return (
    <span className={classes.root} data-size={size}>
      <span aria-hidden="true">
        {rounded.hours > 0 && (
          <>
            {rounded.hours}
            <small data-last={rounded.minutes === 0 || undefined}>h</small>
          </>
        )}
        {(rounded.minutes > 0 || rounded.hours === 0) && (
          <>
            {rounded.minutes}
            {rounded.hours === 0 && <small data-last>min</small>}
          </>
        )}
      </span>
      <VisuallyHidden>
        <span>{spokenDuration(minutes)}</span>
      </VisuallyHidden>
    </span>
  );
}
