import { GraduationCap, PenLine } from 'lucide-react';
import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import classes from './ContextSelect.module.css';

const icons = { application: GraduationCap, essay: PenLine };

export interface ContextSelectProps<Value extends string> extends Omit<SelectProps<Value>, 'look' | 'className'> {
  kind: keyof typeof icons;
}

/** Chooses the application or the essay that a message is about. */
export function ContextSelect<Value extends string>({ kind, ...rest }: ContextSelectProps<Value>) {
  const Icon = icons[kind];
  return (
    <span className={classes.root}>
      <Icon className={classes.icon} aria-hidden="true" />
      <Select look="bare" className={classes.select} {...rest} />
    </span>
  );
}
