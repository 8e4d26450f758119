import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionSheet } from '../../primitives/ActionSheet/ActionSheet.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { Account } from '../Account/Account.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './AppShell.module.css';
import { type AppSection, sections } from './sections.ts';

export interface AppShellProps {
  /** The section that the page belongs to. */
  current: AppSection;
  hrefs: Record<AppSection, string>;
  student: { name: string; email: string; avatar?: string };
  onSignOut: () => void;
  signingOut?: boolean;
  /** Stands at the left of the bar above the page and says where the student is. */
  crumb: ReactNode;
  /** Shows only icons at the side, to leave the width to the writing, and no tab bar on a phone. */
  focused?: boolean;
  /** The top bar on a phone. Without it, the bar holds the logo, the account, Dashboard and Sign Out. */
  phoneBar?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the app: navigation at the side, a bar above, and the page on a sheet of paper. */
export function AppShell({
  current,
  hrefs,
  student,
  onSignOut,
  signingOut = false,
  crumb,
  focused = false,
  phoneBar,
  children,
}: AppShellProps) {
  const phone = useIsPhone();
  const ends = (
    <>
      <Account student={student} href={hrefs.settings} />
      <Button variant="ghost" size="small" asChild>
        <Link href={hrefs.dashboard}>Dashboard</Link>
      </Button>
      <Button variant="ghost" size="small" busy={signingOut} onClick={onSignOut}>
        {signingOut ? 'Signing out...' : 'Sign Out'}
      </Button>
    </>
  );
  return (
    <div className={classes.root} data-focused={focused || undefined}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      {!phone && (
        <aside className={classes.side}>
          <Logo className={classes.logo} />
          <nav className={classes.nav} aria-label="Main">
            {sections.map(({ section, name, icon: Icon }) => (
              <Link
                key={section}
                className={classes.entry}
                data-section={section}
                href={hrefs[section]}
                title={name}
                aria-current={section === current ? 'page' : undefined}
              >
                <Icon aria-hidden="true" />
                <span>{name}</span>
              </Link>
            ))}
          </nav>
          <Link className={classes.me} href={hrefs.settings} title={student.name}>
            <Avatar name={student.name} src={student.avatar} />
            <span className={classes.who}>
              <b>{student.name}</b>
              <small>{student.email}</small>
            </span>
          </Link>
        </aside>
      )}
      <div className={classes.sheet}>
        {phone ? (
          <header className={classes.phoneBar}>
            {phoneBar ?? (
              <>
                <Logo />
                <span className={classes.ends}>{ends}</span>
              </>
            )}
          </header>
        ) : (
          <header className={classes.bar}>
            <div className={classes.crumb}>{crumb}</div>
            <div className={classes.ends}>{ends}</div>
          </header>
        )}
        <main className={classes.main} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {phone && !focused && <TabBar current={current} hrefs={hrefs} />}
    </div>
  );
}

const tabs: AppSection[] = ['dashboard', 'applications', 'essays', 'admitlens'];

/** The navigation on a phone: four sections, and the others behind More. */
function TabBar({ current, hrefs }: Pick<AppShellProps, 'current' | 'hrefs'>) {
  const rest = sections.filter(({ section }) => !tabs.includes(section));
  return (
    <nav className={classes.tabs} aria-label="Main">
      {tabs.map((tab) => {
        const { name, icon: Icon } = sections.find(({ section }) => section === tab)!;
        return (
          <Link key={tab} className={classes.tab} href={hrefs[tab]} aria-current={tab === current ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {name}
          </Link>
        );
      })}
      <ActionSheet
        title="More"
        actions={rest.map(({ section, name, icon }) => ({ label: name, icon, href: hrefs[section] }))}
        trigger={
          <button type="button" className={classes.tab} aria-current={tabs.includes(current) ? undefined : 'page'}>
            <Ellipsis aria-hidden="true" />
            More
          </button>
        }
      />
    </nav>
  );
}
