import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { type Status, statusNames } from './statuses.ts';
import classes from './StatusLabel.module.css';

export interface StatusLabelProps {
  status: Status;
}

const icons: Record<Status, LucideIcon> = {
  drafting: CircleDashed,
  editing: CircleDot,
  submitted: CircleCheck,
  final: CircleCheck,
};

/** How far something is, in a shape and a word. */
export function StatusLabel({ status }: StatusLabelProps) {
  const Icon = icons[status];
  return (
    <span className={classes.root} data-status={status}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </span>
  );
}
