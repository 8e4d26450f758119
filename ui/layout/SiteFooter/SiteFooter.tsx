import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import type { SectionLink } from '../SiteHeader/SiteHeader.tsx';
import classes from './SiteFooter.module.css';

export interface SiteFooterProps {
  hrefs: { home: string; terms: string; privacy: string };
  /** Links to sections of the landing page. */
  sections: readonly SectionLink[];
}

export function SiteFooter({ hrefs, sections }: SiteFooterProps) {
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <Logo href={hrefs.home} />
        <nav className={classes.links} aria-label="Footer">
          {sections.map(({ name, href }) => (
            <Link key={name} href={href}>
              {name}
            </Link>
          ))}
        </nav>
        <nav className={classes.links} aria-label="Legal" data-end>
          <Link href={hrefs.terms}>Terms</Link>
          <Link href={hrefs.privacy}>Privacy</Link>
        </nav>
      </div>
    </footer>
  );
}
