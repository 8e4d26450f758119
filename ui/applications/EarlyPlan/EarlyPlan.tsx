import { Unlink2 } from 'lucide-react';
import { Fragment, useId } from 'react';
import { inFigures } from '../../in-words.ts';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Cite } from '../../requirements/Cite/Cite.tsx';
import type { FactSource } from '../../requirements/requirements.ts';
import { VerdictItem, type VerdictLine } from '../RoundVerdict/RoundVerdict.tsx';
import classes from './EarlyPlan.module.css';

/** Plans that may not be open together, and what would settle it. */
export interface Clash {
  id: string;
  /** The first clashes with each of the others. */
  sides: readonly { id: string; college: string; plan: string }[];
  says: string;
  source: FactSource | null;
  waysOut: readonly string[];
  /** Where the round would be changed. */
  change: { label: string; href: string };
}

export interface EarlyPlanProps {
  /** How many plans are early. */
  count: number;
  summary: string;
  clashes: readonly Clash[];
  /** All other pairs. */
  others: readonly VerdictLine[];
}

const GRAVEST = ['ask', 'order', 'fine'];

/** Whether the student's early plans go together, by the rules of both colleges. */
export function EarlyPlan({ count, summary, clashes, others }: EarlyPlanProps) {
  const headingId = useId();
  const [first, ...more] = summary.split(/(?<=\.) /);
  const sorted = others.toSorted((a, b) => GRAVEST.indexOf(a.verdict) - GRAVEST.indexOf(b.verdict));
  return (
    <section id="early-plan" className={classes.root} aria-labelledby={headingId}>
      <SectionHead
        title="Early plan"
        id={headingId}
        aside={count > 0 && <span className={classes.count}>{inFigures(count, 'early plan')}</span>}
      />
      <p className={classes.summary} dir="auto">
        <span>{first}</span> {more.length > 0 && <span>{more.join(' ')}</span>}
      </p>
      {clashes.map((clash) => (
        <ClashPanel key={clash.id} {...clash} />
      ))}
      {sorted.length > 0 && (
        <Fold summary={othersInWords(sorted, clashes.length > 0)}>
          {sorted.map(({ id, ...line }) => (
            <VerdictItem key={id} {...line} />
          ))}
        </Fold>
      )}
    </section>
  );
}

function ClashPanel({ sides, says, source, waysOut, change }: Clash) {
  return (
    <div className={classes.clash}>
      <div>
        <h3>
          <Unlink2 aria-hidden="true" />
          These clash
        </h3>
        <div className={classes.sides}>
          {sides.map(({ id, college, plan }, at) => (
            <Fragment key={id}>
              {at > 0 && <i>{at === 1 ? 'with' : 'and'}</i>}
              <strong dir="auto">{college}</strong>
              <span>{plan}</span>
            </Fragment>
          ))}
        </div>
      </div>
      <div>
        <h3>The rule</h3>
        <p>{says}</p>
        {source && <Cite {...source} />}
      </div>
      <div>
        <h3>What would settle it</h3>
        <ol>
          {waysOut.map((way) => (
            <li key={way} dir="auto">
              {way}
            </li>
          ))}
        </ol>
        <Button asChild size="small" className={classes.change}>
          <Link href={change.href}>{change.label}</Link>
        </Button>
      </div>
    </div>
  );
}

/** 13 other pairs: 1 to ask about, 1 one after the other, 11 fine */
function othersInWords(lines: readonly VerdictLine[], besideClashes: boolean) {
  const count = (verdict: VerdictLine['verdict']) => lines.filter((line) => line.verdict === verdict).length;
  const counts = [
    [count('ask'), 'to ask about'],
    [count('order'), 'one after the other'],
    [count('fine'), 'fine'],
  ] as const;
  const parts = counts.filter(([n]) => n > 0).map(([n, words]) => `${n} ${words}`);
  const pairs = inFigures(lines.length, besideClashes ? 'other pair' : 'pair');
  return `${pairs}: ${parts.join(', ')}`;
}
