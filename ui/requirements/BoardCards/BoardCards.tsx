import { format, parseISO } from 'date-fns';
import { DeadlinePill } from '../../deadlines/DeadlinePill/DeadlinePill.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { type BoardCollege, type Cell, cellOf, columnName } from '../board.ts';
import { type RequirementKind, requirementGroups } from '../requirements.ts';
import { StateRing } from '../StateRing/StateRing.tsx';
import classes from './BoardCards.module.css';

export interface BoardCardsProps {
  colleges: readonly BoardCollege[];
  today: string;
  /** Whether only what waits for others shows. */
  waiting: boolean;
}

interface Line extends Cell {
  kind: RequirementKind;
}

/** The board on a phone: a card for each college, with what is left first and the rest folded. */
export function BoardCards({ colleges, today, waiting }: BoardCardsProps) {
  return (
    <div>
      {colleges.map((college) => (
        <Card key={college.id} college={college} today={today} waiting={waiting} />
      ))}
    </div>
  );
}

function Card({ college, today, waiting }: Pick<BoardCardsProps, 'today' | 'waiting'> & { college: BoardCollege }) {
  const { deadline, round, sent, href, items } = college;
  const kinds = requirementGroups.flatMap((group) => group.kinds);
  const lines: Line[] = kinds
    .map((kind) => ({ kind, ...cellOf(items.filter((item) => item.kind === kind)) }))
    .filter(({ turn }) => (waiting ? turn === 'awaited' : turn !== 'none'));
  const isKnown = ({ ring }: Line) => ring !== 'unknown';
  const left = lines.filter((line) => (line.turn === 'open' || line.turn === 'awaited') && isKnown(line));
  const rest = lines.filter((line) => !left.includes(line));
  return (
    <article className={classes.card} aria-label={college.college}>
      <div className={classes.top}>
        <h2>
          <Link href={href} dir="auto">
            {college.college}
          </Link>
        </h2>
        {deadline && !sent && <DeadlinePill due={deadline} today={today} />}
      </div>
      <p>{[round, sent ? 'sent' : deadline && format(parseISO(deadline.day), 'MMM d')].filter(Boolean).join(', ')}</p>
      <Lines lines={left} href={href} />
      {rest.length > 0 && (
        <Fold summary={`${rest.length} received, waived, optional or not known`}>
          <Lines lines={rest} href={href} />
        </Fold>
      )}
    </article>
  );
}

function Lines({ lines, href }: { lines: readonly Line[]; href: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {lines.map(({ kind, ring, words }) => (
        <li key={kind}>
          <Link href={href}>
            <StateRing state={ring} />
            <span>{columnName(kind)}</span>
            <em>{words}</em>
          </Link>
        </li>
      ))}
    </ul>
  );
}
