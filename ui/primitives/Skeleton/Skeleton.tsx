import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** The size of what will appear here, as CSS lengths. */
  width?: string;
  height: string;
}

/** The shape of something that is loading. It shows only after 200 ms. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <div className={classes.root} style={{ width, height }} aria-hidden="true" />;
}
