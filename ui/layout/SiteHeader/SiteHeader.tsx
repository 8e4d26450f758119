import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Account, type AccountProps } from '../Account/Account.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './SiteHeader.module.css';

export interface SectionLink {
  name: string;
  href: string;
}

export interface SiteHeaderProps {
  hrefs: { home: string; signIn: string; signUp: string; dashboard: string; settings: string };
  /** Links to sections of the landing page. On a phone only the footer has them. */
  sections: readonly SectionLink[];
  /** Whether to show Open Dashboard and Sign Out instead of Sign In and Sign Up. */
  signedIn?: boolean;
  /** Who is signed in; undefined until that is known. */
  student?: AccountProps['student'];
  onSignOut?: () => void;
  signingOut?: boolean;
}

/** The header of the public pages. A line appears under it once the page is scrolled. */
export function SiteHeader({
  hrefs,
  sections,
  signedIn = false,
  student,
  onSignOut,
  signingOut = false,
}: SiteHeaderProps) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 8);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <header className={classes.root} data-scrolled={scrolled || undefined}>
      <div className={classes.inner}>
        <a className={classes.skip} href="#main">
          Skip to content
        </a>
        <Logo href={hrefs.home} />
        <nav className={classes.sections} aria-label="Sections">
          {sections.map(({ name, href }) => (
            <Link key={name} href={href}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={classes.end}>
          {signedIn ? (
            <>
              {student && <Account student={student} href={hrefs.settings} />}
              <Button variant="ghost" busy={signingOut} onClick={onSignOut}>
                {signingOut ? 'Signing out...' : 'Sign Out'}
              </Button>
              <Button variant="primary" asChild>
                <Link href={hrefs.dashboard}>Open Dashboard</Link>
              </Button>
            </>
          ) : (
            <>
              <Button variant="ghost" asChild>
                <Link href={hrefs.signIn}>Sign In</Link>
              </Button>
              <Button variant="primary" asChild>
                <Link href={hrefs.signUp}>Sign Up</Link>
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
