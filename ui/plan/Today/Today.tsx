import { Check, CircleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Later } from '../LaterMenu/Later.tsx';
import { Minutes } from '../Minutes/Minutes.tsx';
import { type PlanItemLine, shortDuration } from '../plan.ts';
import { NotSaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { useKeepFocus } from '../useKeepFocus.ts';
import { oneClick } from '../one-click.ts';
import classes from './Today.module.css';

export interface TodayProps {
  /** At most three. */
  items: readonly PlanItemLine[];
  /** What is said where there are none. */
  empty: { title: string; text: string };
  onDone: (id: string) => void;
  onUndo: (id: string) => void;
  onLater: (id: string, day: string) => void;
  /** The verdict, and what belongs below it. */
  children?: ReactNode;
}

/** What to do today: at most three things, each with its time, its reason and one action. */
export function Today({ items, empty, onDone, onUndo, onLater, children }: TodayProps) {
  const left = items.filter(({ isDone }) => !isDone);
  const list = useRef<HTMLOListElement>(null);
  useKeepFocus(list, items);
  return (
    <TodayRegion aside={left.length > 0 ? countOf(left, items.length) : undefined}>
      {items.length === 0 ? (
        <div className={classes.calm}>
          <Sprig className={classes.sprig} />
          <div>
            <h3>{empty.title}</h3>
            <p>{empty.text}</p>
          </div>
        </div>
      ) : (
        <ol ref={list}>
          {items.map((item, at) => (
            <TodayItem
              key={item.id}
              {...item}
              isFirst={at === 0}
              onDone={() => onDone(item.id)}
              onUndo={() => onUndo(item.id)}
              onLater={(day) => onLater(item.id, day)}
            />
          ))}
        </ol>
      )}
      {children}
    </TodayRegion>
  );
}

/** In place of the list while it is loaded. */
export function TodayLoading() {
  return (
    <TodayRegion busy>
      <VisuallyHidden>
        <span role="status">Loading today’s list</span>
      </VisuallyHidden>
      {['38%', '46%', '52%'].map((width) => (
        <div key={width} className={classes.item} aria-hidden="true">
          <Skeleton height="18px" width="72px" />
          <div className={classes.skeletons}>
            <Skeleton height="18px" width={width} />
            <Skeleton height="12px" width="62%" />
          </div>
        </div>
      ))}
    </TodayRegion>
  );
}

/** In place of a list that could not be loaded. The rest of the page does not need it. */
export function TodayFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <TodayRegion>
      <div className={classes.calm} role="alert">
        <CircleAlert aria-hidden="true" />
        <div>
          <h3>Failed to load today’s list</h3>
          <p>Everything below is fine, and so is your writing.</p>
          <Button className={classes.retry} onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    </TodayRegion>
  );
}

function TodayRegion({ aside, busy, children }: { aside?: string; busy?: boolean; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.root} aria-labelledby={headingId} aria-busy={busy || undefined}>
      <SectionHead title="Today" id={headingId} aside={aside && <span className={classes.count}>{aside}</span>} />
      {children}
    </section>
  );
}

interface TodayItemProps extends PlanItemLine {
  /** The first has the one green button. */
  isFirst: boolean;
  onDone: () => void;
  onUndo: () => void;
  onLater: (day: string) => void;
}

function TodayItem({ isFirst, onDone, onUndo, onLater, ...item }: TodayItemProps) {
  const { title, href, why, by, minutes, tick, later, open, isDone, note, unsaved } = item;
  const titleId = useId();
  return (
    <li className={classes.item} data-done={isDone || undefined}>
      <Minutes minutes={minutes} />
      <div>
        <h3 id={titleId}>
          <Link href={href} dir="auto">
            {title}
          </Link>
        </h3>
        <p className={classes.why} dir="auto">
          {why}
        </p>
        {by && (
          <p className={classes.by} dir="auto">
            {by}
          </p>
        )}
        {isDone && note && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
        {unsaved && <NotSaved {...unsaved} />}
      </div>
      <div className={classes.actions}>
        {isDone ? (
          <Button variant="ghost" icon={Undo2} data-undo aria-describedby={titleId} onClick={oneClick(onUndo)}>
            Undo
          </Button>
        ) : tick ? (
          <>
            <Later describedBy={titleId} later={later} onLater={onLater} />
            <Button
              variant={isFirst ? 'primary' : 'secondary'}
              icon={Check}
              aria-describedby={titleId}
              onClick={onDone}
            >
              Done
            </Button>
          </>
        ) : (
          <Button variant={isFirst ? 'primary' : 'secondary'} asChild>
            <Link href={href}>{open}</Link>
          </Button>
        )}
      </div>
    </li>
  );
}

const numbers = ['No', 'One', 'Two', 'Three'];

/** Three things, 3 h 20 min; Two things left, 3 h 10 min */
function countOf(left: readonly PlanItemLine[], all: number) {
  const time = shortDuration(left.reduce((sum, { minutes }) => sum + minutes, 0));
  const things = `${numbers[left.length] ?? left.length} ${left.length === 1 ? 'thing' : 'things'}`;
  return `${things}${left.length < all ? ' left' : ''}, ${time}`;
}
