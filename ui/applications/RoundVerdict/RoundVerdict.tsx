import { ArrowRight, Check, CircleQuestionMark, Unlink2 } from 'lucide-react';
import { Cite } from '../../requirements/Cite/Cite.tsx';
import type { FactSource } from '../../requirements/requirements.ts';
import classes from './RoundVerdict.module.css';

/** Whether two plans go together, with the reason and where the rule was read. */
export interface VerdictLine {
  id: string;
  verdict: 'clash' | 'ask' | 'order' | 'fine';
  /** What it says of which plans: "Clashes with Georgetown University, Early Action." */
  title: string;
  says: string;
  source: FactSource | null;
}

const icons = { clash: Unlink2, ask: CircleQuestionMark, order: ArrowRight, fine: Check };

/** One verdict, as a sentence with its reason. */
export function VerdictItem({ verdict, title, says, source }: Omit<VerdictLine, 'id'>) {
  const Icon = icons[verdict];
  return (
    <div className={classes.line} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      <p dir="auto">
        <b>{title}</b> {says}
      </p>
      {source && <Cite {...source} />}
    </div>
  );
}

/** What is said at once of a round that was chosen, beside the student's other plans. Nothing is forbidden by it. */
export function RoundVerdict({ lines }: { lines: readonly VerdictLine[] }) {
  // Always in the page, because screen readers do not read a live region that appears together with its words.
  return (
    <div className={classes.root} role="status" aria-label="Early plan of this application">
      {lines.map(({ id, ...line }) => (
        <VerdictItem key={id} {...line} />
      ))}
    </div>
  );
}
