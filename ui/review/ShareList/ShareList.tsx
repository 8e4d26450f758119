import { useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './ShareList.module.css';

/** A link to read along, in the words of a list. */
export interface SharedLink {
  id: string;
  /** The student's question, by which links are told apart, or what is shared. */
  name: string;
  /** What is shared, where that does not show from around the list. */
  of?: string;
  /** Since when, until when, and how many comments. */
  about: string;
  isOpen: boolean;
  hasComments: boolean;
  /** Whether a newer text can be sent by it. */
  canSend: boolean;
  /** Why a change of it was not made. */
  unsaved?: Unsaved;
}

export interface ShareListProps {
  links: readonly SharedLink[];
  /** The id of the link whose change is under way. */
  busyId?: string;
  onSend: (id: string) => void;
  onRevoke: (id: string, options: { deletesComments: boolean }) => void;
}

/** The links of a student. Revoking asks in the row itself. */
export function ShareList({ links, busyId, onSend, onRevoke }: ShareListProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const root = useRef<HTMLUListElement>(null);
  const id = useId();
  return (
    <ul className={classes.root} ref={root}>
      {links.map((link) => (
        <li key={link.id} className={classes.link} data-closed={!link.isOpen || undefined}>
          <div className={classes.words}>
            <b dir="auto" id={`${id}-${link.id}`}>
              {link.name}
              {link.of && <span>, {link.of}</span>}
            </b>
            <p>{link.about}</p>
          </div>
          {link.isOpen && asking !== link.id && (
            <span className={classes.actions}>
              {link.canSend && (
                <Button
                  size="small"
                  busy={busyId === link.id}
                  aria-describedby={`${id}-${link.id}`}
                  onClick={() => onSend(link.id)}
                >
                  Send the newer version
                </Button>
              )}
              <Button
                data-revoke={link.id}
                size="small"
                variant="danger-ghost"
                aria-describedby={`${id}-${link.id}`}
                onClick={() => setAsking(link.id)}
              >
                Revoke
              </Button>
            </span>
          )}
          {link.isOpen && asking === link.id && (
            <Sure
              link={link}
              busy={busyId === link.id}
              onRevoke={(options) => onRevoke(link.id, options)}
              onKeep={() => {
                setAsking(null);
                requestAnimationFrame(() =>
                  root.current?.querySelector<HTMLElement>(`[data-revoke="${link.id}"]`)?.focus(),
                );
              }}
            />
          )}
          {link.unsaved && <NotSaved className={classes.unsaved} {...link.unsaved} />}
        </li>
      ))}
    </ul>
  );
}

interface SureProps {
  link: SharedLink;
  busy: boolean;
  onRevoke: (options: { deletesComments: boolean }) => void;
  onKeep: () => void;
}

/** Asks before a link is closed for good. */
function Sure({ link, busy, onRevoke, onKeep }: SureProps) {
  const [deletesComments, setDeletesComments] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.sure}
      role="alertdialog"
      aria-label="Revoke this link?"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onKeep();
      }}
    >
      <span>
        It stops opening at once.{' '}
        {!link.hasComments
          ? 'It has no comments.'
          : deletesComments
            ? 'Its comments are deleted.'
            : 'The comments stay with you.'}
      </span>
      {link.hasComments && (
        <Checkbox
          className={classes.option}
          label="Delete its comments too"
          checked={deletesComments}
          onChange={(event) => setDeletesComments(event.target.checked)}
        />
      )}
      <span className={classes.actions}>
        <Button ref={focusOnce} size="small" variant="ghost" onClick={onKeep}>
          Keep it
        </Button>
        <Button size="small" variant="danger" busy={busy} onClick={() => onRevoke({ deletesComments })}>
          {busy ? 'Revoking…' : 'Revoke'}
        </Button>
      </span>
    </div>
  );
}

/** The safe answer has the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
