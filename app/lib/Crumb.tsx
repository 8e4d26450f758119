import { TextLink } from '@laurel/ui';
import { ChevronRight } from 'lucide-react';
import classes from './Crumb.module.css';

interface CrumbProps {
  /** The page above. */
  parent: { name: string; href: string };
  /** What this page is called; empty while that is not known. */
  here: string;
}

/** The way to a page: a link to the page above it, and its own name. */
export function Crumb({ parent, here }: CrumbProps) {
  return (
    <>
      <TextLink look="alone" className={classes.link} href={parent.href}>
        {parent.name}
      </TextLink>
      {here && <ChevronRight className={classes.chevron} aria-hidden="true" />}
      <b className={classes.here} dir="auto">
        {here}
      </b>
    </>
  );
}
