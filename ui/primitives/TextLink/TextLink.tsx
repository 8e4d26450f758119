import clsx from 'clsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import classes from './TextLink.module.css';

export interface TextLinkProps extends LinkProps {
  /** Inline: underlined, inside a sentence. Alone: standing by itself, underlined on hover. */
  look?: 'inline' | 'alone';
}

/** A link that looks like one. */
export function TextLink({ look = 'inline', className, ...rest }: TextLinkProps) {
  return <Link className={clsx(classes.root, className)} data-look={look} {...rest} />;
}
