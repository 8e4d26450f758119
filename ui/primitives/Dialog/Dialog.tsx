import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import classes from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `small` is for one question, `large` for a text beside a list. */
  size?: 'large' | 'medium' | 'small';
  children?: ReactNode;
  /** The buttons, the safe one first. */
  footer?: ReactNode;
  /** Called once it is gone and the focus is back where it was. */
  onClosed?: () => void;
}

/** A modal dialog; below 720 px a sheet from the bottom. Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  children,
  footer,
  onClosed,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  /** The focusable element around the opener, for when the opener has been removed. */
  const around = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classes.scrim}>
          <Radix.Content
            className={classes.root}
            data-size={size}
            {...(description ? {} : { 'aria-describedby': undefined })}
            // The first Escape in an open list closes the list, and in a question within the dialog it answers no.
            onEscapeKeyDown={(event) => {
              const { target } = event;
              const isInside = '[role="combobox"][aria-expanded="true"], [role="alertdialog"] *';
              if (target instanceof Element && target.matches(isInside)) event.preventDefault();
            }}
            // Radix returns the focus only to its own trigger.
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
              around.current = opener.current?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
              // The page may have moved the focus by now.
              else if (document.activeElement === document.body) around.current?.focus();
              onClosed?.();
            }}
          >
            <header className={classes.header}>
              <Radix.Title className={classes.title}>{title}</Radix.Title>
              {description && <Radix.Description className={classes.description}>{description}</Radix.Description>}
            </header>
            {children && <div className={classes.body}>{children}</div>}
            {footer && <footer className={classes.footer}>{footer}</footer>}
            {/* It comes last, so that the dialog opens with the focus on its content. */}
            <Radix.Close asChild>
              <Button icon={X} className={classes.close} variant="ghost" size="small" aria-label="Close" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
