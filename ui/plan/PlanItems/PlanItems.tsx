import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Later } from '../LaterMenu/Later.tsx';
import { Minutes } from '../Minutes/Minutes.tsx';
import type { PlanItemLine } from '../plan.ts';
import { NotSaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { useKeepFocus } from '../useKeepFocus.ts';
import { oneClick } from '../one-click.ts';
import classes from './PlanItems.module.css';

export interface PlanItemsProps {
  /** With the day on which each is due: Nov 30. */
  items: readonly (PlanItemLine & { when: string })[];
  onDone: (id: string) => void;
  onUndo: (id: string) => void;
  onLater: (id: string, day: string) => void;
}

/** The things of a week, each on one line. */
export function PlanItems({ items, onDone, onUndo, onLater }: PlanItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list, items);
  return (
    <ul ref={list}>
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          onDone={() => onDone(item.id)}
          onUndo={() => onUndo(item.id)}
          onLater={(day) => onLater(item.id, day)}
        />
      ))}
    </ul>
  );
}

interface ItemProps extends PlanItemLine {
  when: string;
  onDone: () => void;
  onUndo: () => void;
  onLater: (day: string) => void;
}

function Item({ onDone, onUndo, onLater, ...item }: ItemProps) {
  const { title, href, why, minutes, when, tick, later, isDone, note, unsaved } = item;
  const titleId = useId();
  return (
    <li className={classes.item} data-done={isDone || undefined}>
      <Minutes minutes={minutes} size="small" />
      <div>
        <h3 id={titleId}>
          <Link href={href} dir="auto">
            {title}
          </Link>
        </h3>
        <p dir="auto">{why}</p>
        {isDone && note && <p role="status">{note}</p>}
        {unsaved && <NotSaved {...unsaved} />}
      </div>
      {tick ? (
        <span className={classes.actions}>
          {isDone ? (
            <Button variant="ghost" size="small" data-undo aria-describedby={titleId} onClick={oneClick(onUndo)}>
              Undo
            </Button>
          ) : (
            <>
              <Later describedBy={titleId} later={later} size="small" onLater={onLater} />
              <Button size="small" icon={Check} aria-describedby={titleId} onClick={onDone}>
                Done
              </Button>
            </>
          )}
        </span>
      ) : (
        <span className={classes.when}>{when}</span>
      )}
    </li>
  );
}
