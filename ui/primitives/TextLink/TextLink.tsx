import clsx from 'clsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import classes from './TextLink.module.css';

export interface TextLinkProps extends LinkProps {
  /** `inline` is for a sentence and underlined. `alone` is for a link by itself and underlined on hover. */
  look?: 'inline' | 'alone';
}

export function TextLink({ look = 'inline', className, ...rest }: TextLinkProps) {
  return <Link className={clsx(classes.root, className)} data-look={look} {...rest} />;
}
