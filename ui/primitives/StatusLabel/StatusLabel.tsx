import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import classes from './StatusLabel.module.css';

export interface StatusLabelProps {
  status: 'drafting' | 'editing' | 'submitted' | 'final';
}

const looks: Record<StatusLabelProps['status'], { word: string; icon: LucideIcon }> = {
  drafting: { word: 'Drafting', icon: CircleDashed },
  editing: { word: 'Editing', icon: CircleDot },
  submitted: { word: 'Submitted', icon: CircleCheck },
  final: { word: 'Final', icon: CircleCheck },
};

/** How far something is, in a shape and a word. */
export function StatusLabel({ status }: StatusLabelProps) {
  const { word, icon: Icon } = looks[status];
  return (
    <span className={classes.root} data-status={status}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  );
}
