import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import classes from './Tooltip.module.css';

/** How many ms a pointer waits before it opens. */
const DELAY = 500;

export interface TooltipProps {
  text: string;
  /** The one element that it explains. */
  children: ReactElement;
}

/** The tooltip of a button that shows only an icon. Screen readers skip it, because it repeats the name. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    // Its own provider, so that pages without tooltips do not load their code.
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root>
        <Radix.Trigger
          asChild
          onFocus={(event) => {
            // The focus that returns from a closed sheet should not open it.
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
