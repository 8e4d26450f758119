import * as Popover from '@radix-ui/react-popover';
import clsx from 'clsx';
import { format, parseISO } from 'date-fns';
import { type KeyboardEvent, useState } from 'react';
import { DeadlineWords } from '../../deadlines/DeadlineWords/DeadlineWords.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import text from '../../styles/text.module.css';
import { type BoardCollege, type Cell, cellOf, columnName, columnNames, columnsOf } from '../board.ts';
import { Cite } from '../Cite/Cite.tsx';
import { PersonSelect } from '../PersonSelect/PersonSelect.tsx';
import { nameOf } from '../requirement-words.ts';
import type { Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import type { RequirementChange } from '../RequirementRow/RequirementRow.tsx';
import type { PersonItem, RequirementItem, RequirementKind } from '../requirements.ts';
import { StateRing } from '../StateRing/StateRing.tsx';
import { StateSelect } from '../StateSelect/StateSelect.tsx';
import classes from './BoardTable.module.css';

export interface BoardTableProps {
  colleges: readonly BoardCollege[];
  people: readonly PersonItem[];
  today: string;
  /** Whether only what waits for others shows. */
  waiting: boolean;
  /** The ids of requirements that are being saved. */
  saving: ReadonlySet<string>;
  unsaved: ReadonlyMap<string, Unsaved>;
  onChange: (id: string, part: RequirementChange) => void;
  /** Adds a person for the requirement of that id. */
  onAddPerson: (id: string) => void;
}

/** Colleges down, kinds of requirement across, each cell its state; open colleges first, by date. */
export function BoardTable({ colleges, ...cells }: BoardTableProps) {
  const groups = columnsOf(colleges);
  const width = 1 + groups.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const parts = [
    { title: 'Still open', rows: colleges.filter(({ sent }) => !sent) },
    { title: 'Sent', rows: colleges.filter(({ sent }) => sent) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Requirements" data-waiting={cells.waiting || undefined}>
        <thead>
          <tr className={classes.groups}>
            <th scope="col" rowSpan={2}>
              <span className={text.hidden}>College</span>
            </th>
            {groups.map(({ title, kinds }, at) => (
              <th key={title} scope="colgroup" colSpan={kinds.length} data-first={at > 0 || undefined}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ kinds }, group) =>
              kinds.map((kind, at) => (
                <th key={kind} scope="col" data-first={(group > 0 && at === 0) || undefined}>
                  {columnNames[kind]}
                </th>
              )),
            )}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes.part}>
              <th scope="rowgroup" colSpan={width}>
                {title}
              </th>
            </tr>
            {rows.map((college) => (
              <CollegeRow key={college.id} college={college} groups={groups} {...cells} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface CollegeRowProps extends Omit<BoardTableProps, 'colleges'> {
  college: BoardCollege;
  groups: ReturnType<typeof columnsOf>;
}

function CollegeRow({ college, groups, today, ...cells }: CollegeRowProps) {
  const { deadline, round, sent, href } = college;
  const day = deadline && !sent ? format(parseISO(deadline.day), 'MMM d') : null;
  const columns = groups.flatMap(({ kinds }, group) =>
    kinds.map((kind, at) => ({ kind, isFirst: group > 0 && at === 0, items: ofKind(college.items, kind) })),
  );
  const first = columns.find(({ items }) => isPressed(cellOf(items)))?.kind;
  return (
    <tr>
      <th scope="row">
        <Link href={href} dir="auto">
          {college.college}
        </Link>
        <span>{[round, sent ? 'sent' : day].filter(Boolean).join(', ')}</span>
        {deadline && !sent && <DeadlineWords due={deadline} today={today} />}
      </th>
      {columns.map(({ kind, isFirst, items }) => (
        <td key={kind} data-first={isFirst || undefined}>
          <BoardCell kind={kind} college={college} items={items} isStop={kind === first} {...cells} />
        </td>
      ))}
    </tr>
  );
}

const ofKind = (items: readonly RequirementItem[], kind: RequirementKind) => items.filter((item) => item.kind === kind);

const isPressed = ({ turn }: Cell) => turn === 'open' || turn === 'awaited';

interface BoardCellProps extends Omit<CollegeRowProps, 'groups' | 'today'> {
  kind: RequirementKind;
  items: readonly RequirementItem[];
  /** Whether it is the cell of its row that the Tab key reaches. */
  isStop: boolean;
}

function BoardCell({ kind, college, items, isStop, saving, unsaved, ...editor }: BoardCellProps) {
  const [open, setOpen] = useState(false);
  /** Whether it was opened: it stays a button then, so that the focus has a place to return to. */
  const [opened, setOpened] = useState(false);
  const cell = cellOf(items);
  const failed = items.find(({ id }) => unsaved.has(id));
  const busy = items.some(({ id }) => saving.has(id));
  const ring = busy ? <i className={classes.spinner} aria-hidden="true" /> : <StateRing state={cell.ring} />;
  if (!isPressed(cell) && !opened && !failed)
    return (
      <span className={clsx(classes.cell, classes.quiet)} data-turn={cell.turn}>
        {ring}
        <span className={cell.turn === 'none' ? text.hidden : undefined}>{cell.words}</span>
      </span>
    );
  const name = `${columnName(kind)}, ${college.college}`;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setOpened(true);
      }}
    >
      <Popover.Trigger
        className={classes.cell}
        data-turn={cell.turn}
        data-unknown={cell.ring === 'unknown' || undefined}
        data-cell={kind}
        tabIndex={isStop ? 0 : -1}
        aria-label={`${name}: ${cell.words}`}
        aria-busy={busy || undefined}
        onKeyDown={moveAmongCells}
      >
        {ring}
        <span>{cell.words}</span>
      </Popover.Trigger>
      {failed && (
        <p className={classes.unsaved} role="alert">
          Not saved.{' '}
          <button type="button" onClick={unsaved.get(failed.id)!.onRetry}>
            Try again
          </button>
        </p>
      )}
      <Popover.Portal>
        <Popover.Content
          className={classes.popover}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={name}
        >
          <h2>{columnName(kind)}</h2>
          <p dir="auto">{college.college}</p>
          <CellEditor items={items} href={college.href} {...editor} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface CellEditorProps extends Pick<BoardTableProps, 'people' | 'onChange' | 'onAddPerson'> {
  items: readonly RequirementItem[];
  href: string;
}

function CellEditor({ items, people, href, onChange, onAddPerson }: CellEditorProps) {
  const [first] = items;
  return (
    <>
      {items.map((item, at) => (
        <div
          key={item.id}
          role="group"
          aria-label={items.length > 1 ? `${nameOf(item)} ${at + 1}` : nameOf(item)}
          className={classes.selects}
        >
          <PersonSelect
            {...item}
            people={people}
            onChange={(personId) => onChange(item.id, { personId })}
            onAdd={() => onAddPerson(item.id)}
          />
          <StateSelect {...item} onChange={(part) => onChange(item.id, part)} />
        </div>
      ))}
      {first?.source && <Cite {...first.source} />}
      <TextLink href={href} look="alone" className={classes.open}>
        Open in the application
      </TextLink>
    </>
  );
}

/** Moves the focus from one cell in which something is to be done to the next one in the direction of an arrow key. */
function moveAmongCells(event: KeyboardEvent<HTMLElement>) {
  const cell = event.currentTarget;
  const row = cell.closest('tr');
  if (!row) return;
  const inRow = cellsIn(row);
  const at = inRow.indexOf(cell);
  const ways: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => inRow[at + 1],
    ArrowLeft: () => inRow[at - 1],
    ArrowDown: () => nearest(row.nextElementSibling, cell),
    ArrowUp: () => nearest(row.previousElementSibling, cell),
  };
  const next = ways[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const cellsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-cell]')];

/** Of a row's cells the one of the same kind, else the one that lies nearest. */
function nearest(row: Element | null, cell: HTMLElement) {
  const left = cell.getBoundingClientRect().left;
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().left - left);
  return row ? cellsIn(row).toSorted((a, b) => distance(a) - distance(b))[0] : undefined;
}
