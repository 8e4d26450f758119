import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import classes from './FitVerdict.module.css';

export interface FitVerdictProps {
  /** The verdict in a sentence. */
  says: string;
  /** What the work takes, and the time that there is. */
  detail?: string;
  /** The work up to the tightest day, and the time until then, in minutes; null where it is not known. */
  load: { needed: number; available: number } | null;
  /** Whether ways out follow, which belong to it. */
  hasWays?: boolean;
  /** Where the whole plan is. */
  planHref?: string;
  /** A field that is asked for in place of a verdict. */
  children?: ReactNode;
}

/** Whether the work fits, in a sentence beside a bar: what is needed of what there is, or what is short. */
export function FitVerdict({ says, detail, load, hasWays, planHref, children }: FitVerdictProps) {
  const toPlan = planHref && (
    <TextLink href={planHref} look="alone" className={classes.toPlan}>
      See the plan
      <ArrowRight aria-hidden="true" />
    </TextLink>
  );
  return (
    <div className={classes.root} data-asks={children ? true : undefined} data-ways={hasWays || undefined}>
      <FitBar load={load} />
      <div>
        <p className={classes.says} role="status" aria-label="Does it fit">
          {says}
        </p>
        {detail && <p className={classes.detail}>{detail}</p>}
        {children && toPlan}
      </div>
      {children || toPlan}
    </div>
  );
}

/** Filled: what is needed; the rest is free. Where time is short, what is missing is dashed. */
export function FitBar({ load }: Pick<FitVerdictProps, 'load'>) {
  if (!load) return <div className={classes.bar} data-kind="none" aria-hidden="true" />;
  const { needed, available } = load;
  const most = Math.max(needed, available);
  const filled = most === 0 ? 0 : (100 * Math.min(needed, available)) / most;
  return (
    <div className={classes.bar} data-kind={needed > available ? 'short' : 'fits'} aria-hidden="true">
      <i style={{ width: `${filled}%` }} />
      <i />
    </div>
  );
}
