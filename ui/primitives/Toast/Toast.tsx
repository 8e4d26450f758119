import { Check, CircleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import classes from './Toast.module.css';

/** How long a toast stays, in ms, unless it is pointed at or focused. It stays longer with something to press. */
const LINGER = { alone: 4_000, withAction: 8_000 };

export interface ToastMessage {
  text: string;
  /** `bad`: something failed. */
  kind?: 'good' | 'bad';
  action?: { label: string; onAction: () => void };
  /** Whether it stays until it is closed, for what the student must not miss. */
  stays?: boolean;
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Gives a function that shows a toast. For something that is not visible on the page, such as a copy or an import. */
export function useToast() {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage } | null>(null);
  const show = useCallback((message: ToastMessage) => setShown((last) => ({ key: (last?.key ?? 0) + 1, message })), []);
  const close = useCallback(() => setShown(null), []);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands at the end of the page and does not stay, so a key leads to its button.
    const lead = ({ key }: KeyboardEvent) => {
      if (key === 'F8') place.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {/* Always in the page, so that screen readers announce what appears in it. */}
      <div
        className={classes.place}
        ref={place}
        role="group"
        aria-label="Messages"
        aria-keyshortcuts="F8"
        aria-live="polite"
      >
        {shown && <Toast key={shown.key} {...shown.message} onClose={close} />}
      </div>
    </ToastContext>
  );
}

export function Toast({ text, kind = 'good', action, stays = false, onClose }: ToastMessage & { onClose: () => void }) {
  const [held, setHeld] = useState(false);
  /** What had the focus before it came here. */
  const before = useRef<HTMLElement>(null);
  /** The button goes with the toast, and the focus must not go with both. */
  const giveBack = () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      (before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('main h1'))?.focus({
        preventScroll: true,
      });
    });
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(onClose, action ? LINGER.withAction : LINGER.alone);
    return () => clearTimeout(timer);
  }, [held, stays, action, onClose]);
  return (
    <div
      className={classes.root}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      {kind === 'good' ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.onAction();
            onClose();
            giveBack();
          }}
        >
          {action.label}
        </button>
      )}
      {stays && (
        <button
          type="button"
          className={classes.close}
          aria-label="Close"
          onClick={() => {
            onClose();
            giveBack();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
