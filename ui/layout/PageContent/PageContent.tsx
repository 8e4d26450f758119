import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import classes from './PageContent.module.css';

/** The column of a page inside the frame of the app. */
export function PageContent({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx(classes.root, className)} {...rest} />;
}
