import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import classes from './RequirementsLoading.module.css';

/** Stands in the place of requirements until they have come. */
export function RequirementsLoading() {
  return (
    <div className={classes.root} aria-busy="true">
      <Skeleton width="160px" height="25px" />
      {Array.from({ length: 5 }, (_, i) => (
        <div key={i}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="62%" height="14px" />
        </div>
      ))}
    </div>
  );
}
