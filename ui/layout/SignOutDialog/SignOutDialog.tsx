import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './SignOutDialog.module.css';

/** Something that signing out would lose. */
export interface UnsavedItem {
  id: string;
  /** What it is: A new activity that is not added yet. */
  what: string;
  /** How it begins, so that the student recognizes it. */
  words?: string;
  /** The page on which it can be finished. */
  href?: string;
  /** The button that saves it from here, where that is possible. */
  save?: { label: string; busyLabel: string };
}

export interface SignOutDialogProps {
  open: boolean;
  items: readonly UnsavedItem[];
  onStay: () => void;
  onSave: (id: string) => void;
  /** Signs out, which loses what is listed. */
  onDiscard: () => void;
  /** The id of the item that is being saved, or `discard` while signing out. */
  busy?: string;
  error?: string;
}

/** Asks before signing out loses unsaved writing. The focus starts on what can save it. */
export function SignOutDialog({ open, items, onStay, onSave, onDiscard, busy, error }: SignOutDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && busy === undefined && onStay()}
      title="Sign out and lose this?"
      description="Signing out takes your words off this device. These are not saved in your account:"
      footer={
        <>
          <Button onClick={onStay} disabled={busy !== undefined}>
            Stay signed in
          </Button>
          <Button variant="danger" busy={busy === 'discard'} onClick={onDiscard}>
            {busy === 'discard' ? 'Signing out...' : 'Sign out and discard'}
          </Button>
        </>
      }
    >
      {error && <Banner>{error}</Banner>}
      <ul className={classes.items}>
        {items.map(({ id, what, words, href, save }) => (
          <li key={id} className={classes.item}>
            <div className={classes.about}>
              <p className={classes.what} id={`unsaved-${id}`}>
                {what}
              </p>
              {words && (
                <p className={classes.words} dir="auto">
                  {words}
                </p>
              )}
            </div>
            {save && (
              <Button size="small" busy={busy === id} aria-describedby={`unsaved-${id}`} onClick={() => onSave(id)}>
                {busy === id ? save.busyLabel : save.label}
              </Button>
            )}
            {href && (
              <Button size="small" variant="ghost" asChild>
                <Link href={href} aria-describedby={`unsaved-${id}`} onClick={onStay}>
                  Go to it
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
