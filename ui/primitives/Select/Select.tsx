import * as Radix from '@radix-ui/react-select';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import classes from './Select.module.css';

export interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** `small` is for rows and bars. `bare` shows only words and an arrow, as in a breadcrumb. */
  look?: 'field' | 'small' | 'bare';
  id?: string;
  'aria-describedby'?: string;
  className?: string;
}

export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  look = 'field',
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.Trigger className={clsx(classes.trigger, className)} data-look={look} aria-label={label} {...rest}>
        <span className={classes.value}>
          <Radix.Value />
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={classes.content} position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={classes.item}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className={classes.tick}>
                  <Check aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
