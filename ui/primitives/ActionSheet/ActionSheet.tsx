import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useState, useRef } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import classes from './ActionSheet.module.css';

export type SheetAction = { label: string; icon: LucideIcon; disabled?: boolean } & (
  | { href: string }
  | { onAction: () => void }
);

export interface ActionSheetProps {
  title: string;
  actions: readonly SheetAction[];
  trigger: ReactElement<{ onClick?: () => void }>;
}

/** A few actions or links in a sheet, for a phone on which they do not fit in a bar. */
export function ActionSheet({ title, actions, trigger }: ActionSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  /** What was chosen. It happens once the button has the focus again, because it may take the focus elsewhere. */
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    const happen = chosen.current;
    chosen.current = undefined;
    happen?.();
  };
  return (
    <>
      <Slot onClick={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={open}>
        {trigger}
      </Slot>
      <Dialog open={open} onOpenChange={setOpen} onClosed={act} title={title}>
        <ul className={classes.list}>
          {actions.map(({ label, icon: Icon, disabled, ...action }) => (
            <li key={label}>
              {'href' in action ? (
                <Link className={classes.action} href={action.href} onClick={close}>
                  <Icon aria-hidden="true" />
                  {label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={classes.action}
                  disabled={disabled}
                  onClick={() => {
                    chosen.current = action.onAction;
                    close();
                  }}
                >
                  <Icon aria-hidden="true" />
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
