import { useId } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import classes from './CheckGroup.module.css';

export interface CheckGroupProps<Value extends string> {
  label: string;
  options: readonly Value[];
  /** Those that are ticked, in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several of a few words, each with a tick. */
export function CheckGroup<Value extends string>({ label, options, value, onChange }: CheckGroupProps<Value>) {
  const id = useId();
  return (
    <div className={classes.root} role="group" aria-labelledby={id}>
      <span className={classes.label} id={id}>
        {label}
      </span>
      <div className={classes.options}>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={value.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((other) => (other === option ? target.checked : value.includes(other))))
            }
          />
        ))}
      </div>
    </div>
  );
}
