import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { StateRing } from '../../requirements/StateRing/StateRing.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './WaitingList.module.css';

export interface WaitingItem {
  id: string;
  /** For whom the student waits: Ms. Ortiz. */
  who: string;
  /** Counselor */
  role: string;
  state: 'open' | 'asked' | 'sent' | 'late';
  /** The letter to Cornell and Oberlin */
  what: string;
  /** Since when, until when, and what comes next. */
  why: string;
  /** Whether a reminder of it is open that the student can tick. */
  canRemind: boolean;
  unsaved?: Unsaved;
}

export interface WaitingListProps {
  items: readonly WaitingItem[];
  onReminded: (id: string) => void;
  onArrived: (id: string) => void;
}

const words = { open: 'Still to do. ', asked: 'Asked. ', sent: 'Sent. ', late: 'Late. ' } as const;

/** What others have to do, and since when it is waited for. */
export function WaitingList({ items, onReminded, onArrived }: WaitingListProps) {
  return (
    <ul>
      {items.map((item) => (
        <Waiting key={item.id} {...item} onReminded={() => onReminded(item.id)} onArrived={() => onArrived(item.id)} />
      ))}
    </ul>
  );
}

type WaitingProps = WaitingItem & { onReminded: () => void; onArrived: () => void };

function Waiting({ who, role, state, what, why, canRemind, unsaved, onReminded, onArrived }: WaitingProps) {
  const headingId = useId();
  return (
    <li className={classes.item}>
      <StateRing state={state} />
      <div>
        <h3 id={headingId} dir="auto">
          {who} <span>{role}</span>
        </h3>
        <p dir="auto">
          <VisuallyHidden>
            <span>{words[state]}</span>
          </VisuallyHidden>
          {what}
        </p>
        <p className={classes.next} dir="auto">
          {why}
        </p>
        {unsaved && <NotSaved {...unsaved} />}
      </div>
      <span className={classes.actions}>
        {canRemind && (
          <Button variant="ghost" size="small" aria-describedby={headingId} onClick={onReminded}>
            I reminded them
          </Button>
        )}
        <Button size="small" aria-describedby={headingId} onClick={onArrived}>
          It arrived
        </Button>
      </span>
    </li>
  );
}
