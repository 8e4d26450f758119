import { Skeleton } from '@laurel/ui';
import classes from './extracurriculars.module.css';

/** The list while it loads. */
export function ActivitiesSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height="36px" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.loading}>
          <Skeleton width="46%" height="18px" />
          <Skeleton width="62%" height="12px" />
          <Skeleton width="94%" height="18px" />
          <Skeleton width="40%" height="14px" />
        </div>
      ))}
    </div>
  );
}
