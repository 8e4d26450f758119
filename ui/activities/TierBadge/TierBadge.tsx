import type { ReactNode } from 'react';
import classes from './TierBadge.module.css';

export type Tier = 'Diamond' | 'Gold' | 'Silver';

const glyphs: Record<Tier, ReactNode> = {
  Diamond: <path d="M6 0.8 11.2 6 6 11.2 0.8 6Z" fill="currentColor" />,
  Gold: <circle cx="6" cy="6" r="4.8" fill="currentColor" />,
  Silver: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

/** The tier of an activity, as a word with its own shape: a filled diamond, a filled disc or an open ring. */
export function TierBadge({ tier }: { tier: Tier }) {
  return (
    <span className={classes.root} data-tier={tier}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {glyphs[tier]}
      </svg>
      {tier}
    </span>
  );
}
