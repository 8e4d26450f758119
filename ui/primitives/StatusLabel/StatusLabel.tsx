import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { type Status, statusNames, statusOf, statusOptions } from './statuses.ts';
import classes from './StatusLabel.module.css';

const icons: Record<Status, LucideIcon> = {
  drafting: CircleDashed,
  editing: CircleDot,
  submitted: CircleCheck,
  final: CircleCheck,
};

const statuses = statusOptions('drafting', 'editing', 'submitted', 'final');

export function StatusLabel({ status }: { status: Status }) {
  const shown = statusOf(status, statuses);
  const Icon = icons[shown];
  return (
    <span className={classes.root} data-status={shown}>
      <Icon aria-hidden="true" />
      {statusNames[shown]}
    </span>
  );
}
