import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useState } from 'react';
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
  return (
    <>
      <Slot onClick={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={open}>
        {trigger}
      </Slot>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <ul className={classes.list}>
          {actions.map(({ label, icon: Icon, disabled, ...act }) => (
            <li key={label}>
              {'href' in act ? (
                <Link className={classes.action} href={act.href} onClick={close}>
                  <Icon aria-hidden="true" />
                  {label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={classes.action}
                  disabled={disabled}
                  onClick={() => {
                    close();
                    act.onAction();
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
