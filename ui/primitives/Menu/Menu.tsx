import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactElement, useRef } from 'react';
import classes from './Menu.module.css';

export interface MenuItem {
  label: string;
  /** Stands at the right, such as the day that the label means. */
  detail?: string;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** A sentence below the actions. */
  note?: string;
  /** Whether it is open from the first, because its button was pressed before it was there. */
  startsOpen?: boolean;
}

/** A few actions that a button opens. Arrows move among them, Escape closes and returns to the button. */
export function Menu({ trigger, items, note, startsOpen }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** What was chosen. It happens once the button has the focus again, because it may take the focus elsewhere. */
  const chosen = useRef<() => void>(undefined);
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes.content}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const act = chosen.current;
            if (!act) return;
            event.preventDefault();
            chosen.current = undefined;
            button.current?.focus();
            act();
          }}
        >
          {items.map(({ label, detail, danger, onSelect }) => (
            <Radix.Item
              key={label}
              className={classes.item}
              data-danger={danger || undefined}
              onSelect={() => {
                chosen.current = onSelect;
              }}
            >
              {label}
              {detail && <span>{detail}</span>}
            </Radix.Item>
          ))}
          {note && <p className={classes.note}>{note}</p>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
