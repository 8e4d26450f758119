import { CornerDownRight } from 'lucide-react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import classes from './StartedFrom.module.css';

export interface StartedFromProps {
  title: string;
  /** Null for the main essay. */
  college: string | null;
  href: string;
  /** "November 21" */
  on: string;
}

/** The essay whose text was copied into this one. It stays, so that the origin is never a secret. */
export function StartedFrom({ title, college, href, on }: StartedFromProps) {
  return (
    <p className={classes.root}>
      <CornerDownRight aria-hidden="true" />
      <span>
        Started from <TextLink href={href}>{title}</TextLink>
        {college && `, ${college}`}, on {on}.
      </span>
    </p>
  );
}
