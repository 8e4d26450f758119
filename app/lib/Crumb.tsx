import { TextLink } from '@laurel/ui';
import { ChevronRight } from 'lucide-react';
import classes from './Crumb.module.css';

interface CrumbProps {
  /** The page above. */
  parent: { name: string; href: string };
  /** What this page is called; empty while that is not known. */
  here: string;
}

/** Where a page stands: the page above it as a link, and its own name. */
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
