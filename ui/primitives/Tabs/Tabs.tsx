import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** The tab that is open at first; by default the first one. */
  defaultValue?: Value;
}

/** Several views of one thing, one at a time. Arrow keys move between their names. */
export function Tabs<Value extends string>({ label, tabs, defaultValue }: TabsProps<Value>) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Radix.List className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className={classes.tab} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className={classes.content} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
