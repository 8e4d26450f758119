import { Skeleton } from '@laurel/ui';
import classes from './dashboard.module.css';

/** The shapes of the desk while it loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <div className={classes.loadingStats}>
        {Array.from({ length: 4 }, (_, i) => (
          <Skeleton key={i} height="92px" />
        ))}
      </div>
      <div className={classes.columns}>
        <div className={classes.loadingDeadlines}>
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} height="82px" />
          ))}
        </div>
        <Skeleton height="480px" />
      </div>
    </div>
  );
}
