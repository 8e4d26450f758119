import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import classes from './MapLoading.module.css';

/** Stands in the place of the map until it has come. */
export function MapLoading() {
  return (
    <div className={classes.root} aria-busy="true">
      <span className={text.hidden} role="status">
        Reading your prompts
      </span>
      <Skeleton width="min(420px, 90%)" height="32px" />
      <Skeleton width="min(440px, 100%)" height="24px" />
      {['72%', '64%'].map((width) => (
        <div key={width} className={classes.group}>
          <Skeleton width="110px" height="16px" />
          {Array.from({ length: 2 }, (_, at) => (
            <div key={at} className={classes.row}>
              <Skeleton width={width} height="36px" />
              <Skeleton width="62%" height="36px" />
              <Skeleton width="150px" height="32px" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
