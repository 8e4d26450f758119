import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './SiteFooter.module.css';

/** The footer of the public pages. */
export function SiteFooter({ hrefs }: { hrefs: { terms: string; privacy: string } }) {
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <Logo />
        <nav className={classes.end} aria-label="Legal">
          <Link href={hrefs.terms}>Terms</Link>
          <Link href={hrefs.privacy}>Privacy</Link>
        </nav>
      </div>
    </footer>
  );
}
