import { useReducedMotionConfig } from 'framer-motion';
import { useState } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import classes from './Ticker.module.css';

export interface University {
  name: string;
  /** The domain of its web site, `harvard.edu`, by which its logo is found. */
  domain: string;
}

export interface TickerProps {
  universities: readonly University[];
  /** Gives the address of a logo. Without it only the names show. */
  logoOf?: (domain: string) => string;
}

/** Names that move by and pause while pointed at or focused. Where motion is reduced, they scroll by hand. */
export function Ticker({ universities, logoOf }: TickerProps) {
  const reduced = useReducedMotionConfig() ?? false;
  const still = useIsHydrated() && reduced;
  const names = universities.map(({ name, domain }) => (
    <li key={domain} className={classes.university}>
      {logoOf && <UniversityLogo key={logoOf(domain)} src={logoOf(domain)} />}
      {name}
    </li>
  ));
  return (
    <div className={classes.root}>
      <div
        className={classes.window}
        role="region"
        aria-label="Universities students track in Laurel"
        data-still={still || undefined}
        // A keyboard or a finger pauses it by the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={classes.track}>
          <ul className={classes.names}>{names}</ul>
          {!still && (
            <ul className={classes.names} aria-hidden="true">
              {names}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

/** Decoration beside a name, left out if it fails to load. */
function UniversityLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return <img className={classes.logo} src={src} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}
