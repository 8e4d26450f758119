import clsx from 'clsx';
import { useId } from 'react';
import text from '../../styles/text.module.css';
import classes from './SegmentedControl.module.css';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Whether the label shows above it. Otherwise only screen readers get it. */
  showLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice among a few options that are all visible. Arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  showLabel = false,
  value,
  options,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx(classes.root, className)} aria-label={label}>
      <span className={showLabel ? classes.label : text.hidden} aria-hidden="true">
        {label}
      </span>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={text.hidden}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
