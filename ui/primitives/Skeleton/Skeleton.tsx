import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the shape that will arrive here. */
  width?: string;
  height: string;
}

/** The shape of something that is on its way. It shows itself only after 200 ms. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <div className={classes.root} style={{ width, height }} aria-hidden="true" />;
}
