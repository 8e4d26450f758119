import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import classes from './Tooltip.module.css';

/** Before it opens under a pointer, in ms. */
const DELAY = 500;

export interface TooltipProps {
  text: string;
  /** The one element that it explains. */
  children: ReactElement;
}

/** The small tooltip of icon-only buttons; it repeats the name, so nothing depends on it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    // A provider of its own, so that pages without icon-only buttons need not load what tooltips are made of.
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root>
        <Radix.Trigger
          asChild
          onFocus={(event) => {
            // Focus that comes back from a closed sheet is no wish for an explanation.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={classes.root} sideOffset={6} collisionPadding={8} aria-hidden="true">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
