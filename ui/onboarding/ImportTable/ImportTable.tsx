import { listInWords } from '../../in-words.ts';
import { Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { drawn, type ImportColumn, type ImportRow, newImportRow } from './columns.ts';
import { ImportTableRow } from './ImportTableRow.tsx';
import classes from './ImportTable.module.css';
import { type Paste, pasteInto } from './paste.ts';
import type { Calendar } from './read-day.ts';

type Rows = readonly ImportRow[];

export interface ImportTableProps {
  label: string;
  columns: readonly ImportColumn[];
  rows: Rows;
  /** Told a change as a function of the present rows, because two changes may come at once. */
  onChange: (change: (rows: Rows) => Rows) => void;
  /** What is wrong with a row, by its id. Shown at the field that breaks the rule of its column. */
  errors?: Readonly<Record<string, string>>;
  maxRows: number;
  calendar: Calendar;
  /** Buttons for the rows, at the right of Add row. */
  actions?: ReactNode;
}

/**
 * Rows of fields to fill in by hand or from a spreadsheet: what is pasted into a field fills the rows from there on. Enter
 * goes one row down and adds one after the last. On a phone each row is a small form.
 */
export function ImportTable({
  label,
  columns,
  rows,
  onChange,
  errors = {},
  maxRows,
  calendar,
  actions,
}: ImportTableProps) {
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<{ row: number; find: string }>(undefined);
  /** The last paste or removal, which can be undone until the rows change again. */
  const [lastChange, setLastChange] = useState<{ words: string; row: number; before: Rows; after: Rows }>();
  const undoable = lastChange?.after === rows ? lastChange : undefined;
  /** What the last paste left out, in words, until the next paste. */
  const [leftOut, setLeftOut] = useState('');
  const full = rows.length >= maxRows;

  useEffect(() => {
    const { row, find } = focusNext.current ?? { row: -1, find: '' };
    focusNext.current = undefined;
    root.current?.querySelectorAll('[data-row]')[row]?.querySelector<HTMLElement>(find)?.focus();
  }, [rows]);

  // The callbacks stay the same and read the latest values here. Otherwise every row would render again at each letter.
  const latest = useRef({ columns, rows, onChange });
  useEffect(() => void (latest.current = { columns, rows, onChange }));
  const changeCell = useCallback((id: string, key: string, value: string) => {
    latest.current.onChange((rows) =>
      rows.some((row) => row.id === id && (row.cells[key] ?? '') !== value)
        ? rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [key]: value } } : row))
        : rows,
    );
  }, []);
  const remove = useCallback((id: string) => {
    const { columns, rows: before, onChange } = latest.current;
    const index = before.findIndex((row) => row.id === id);
    const rest = before.filter((row) => row.id !== id);
    const after = rest.length > 0 ? rest : [newImportRow(columns)];
    onChange(() => after);
    setLastChange({ words: `Row ${index + 1} removed.`, row: index, before, after });
    focusNext.current = { row: Math.min(index, after.length - 1), find: 'button' };
  }, []);

  function add() {
    if (full) return;
    onChange((rows) => [...rows, newImportRow(columns)]);
    focusNext.current = { row: rows.length, find: FIELD };
  }

  function undo() {
    if (!undoable) return;
    onChange(() => undoable.before);
    setLeftOut('');
    focusNext.current = { row: undoable.row, find: FIELD };
  }

  function goDown(event: KeyboardEvent) {
    const cell = cellOf(event.target);
    const free = !event.defaultPrevented && !event.nativeEvent.isComposing && event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !cell || !free) return;
    event.preventDefault();
    const below = rows.findIndex(({ id }) => id === cell.row) + 1;
    if (below === rows.length) return add();
    const row = root.current?.querySelectorAll('[data-row]')[below];
    row?.querySelector<HTMLElement>(`[data-column="${cell.column}"] :is(${FIELD})`)?.focus();
  }

  function paste(event: ClipboardEvent) {
    const cell = cellOf(event.target);
    const row = rows.findIndex(({ id }) => id === cell?.row);
    if (!cell) return;
    const pasted = pasteInto(
      { columns, rows, at: { row, column: cell.column }, maxRows, calendar },
      event.clipboardData.getData('text/plain'),
    );
    if (!pasted) return;
    event.preventDefault();
    onChange(() => pasted.rows);
    setLastChange({ words: wordsFor(pasted), row, before: rows, after: pasted.rows });
    setLeftOut(leftOutWords(pasted));
  }

  return (
    // The key events come from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className={classes.root}
      data-many={rows.length > MANY || undefined}
      role="group"
      aria-label={label}
      onKeyDown={goDown}
      onPaste={paste}
      style={{ '--tracks': tracksOf(columns) } as CSSProperties}
    >
      {!isPhone && (
        <div className={classes.head} aria-hidden="true">
          {drawn(columns).map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
      )}
      {rows.map((row, i) => (
        <ImportTableRow
          key={row.id}
          row={row}
          number={i + 1}
          columns={columns}
          hideLabels={!isPhone}
          error={errors[row.id]}
          calendar={calendar}
          onCellChange={changeCell}
          onRemove={remove}
        />
      ))}
      <div className={classes.actions}>
        <Button icon={Plus} variant="ghost" className={classes.add} onClick={add} disabled={full}>
          Add row
        </Button>
        <div className={classes.notice} role="status">
          {undoable && (
            <>
              {undoable.words}{' '}
              <button type="button" className={classes.undo} onClick={undo}>
                Undo
              </button>
            </>
          )}
          {leftOut && <p>{leftOut}</p>}
          {!undoable && full && `These are ${maxRows} rows, the most that can be imported at once.`}
        </div>
        {!undoable && !leftOut && !full && (
          <span className={classes.hint}>or paste rows from a spreadsheet into any field</span>
        )}
        <div className={classes.more}>{actions}</div>
      </div>
    </div>
  );
}

const FIELD = 'input, select';

/** With more rows than this, those out of sight are not laid out. */
const MANY = 50;

const tracksOf = (columns: readonly ImportColumn[]) =>
  drawn(columns)
    .map(({ width = '1fr' }) => (width.endsWith('fr') ? `minmax(0, ${width})` : width))
    .join(' ');

function cellOf(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell?.dataset.column && row ? { row, column: cell.dataset.column } : null;
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

function wordsFor({ pasted, unread, besides }: Paste) {
  const notRead = unread.length > 0 && `${count(unread.length, 'value')} could not be read: ${some(unread)}.`;
  const also = besides.length > 0 && `Also taken for the forms: ${listInWords(besides)}.`;
  return [`${count(pasted, 'row')} pasted.`, also, notRead].filter(Boolean).join(' ');
}

function leftOutWords({ leftOutColumns, leftOutRows }: Paste) {
  const names = leftOutColumns.map((name) => `“${name}”`);
  return [
    leftOutColumns.length > 0 &&
      `No field here takes ${listInWords(names)}: ${leftOutColumns.length === 1 ? 'that column was' : 'those columns were'} left out.`,
    leftOutRows.length > 0 && `${count(leftOutRows.length, 'row')} did not fit: ${some(leftOutRows)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The first three values, and how many more there are. */
function some(values: readonly string[]) {
  const names = values.slice(0, 3).map((value) => `“${value}”`);
  const others = values.length - names.length;
  return listInWords(others > 0 ? [...names, `${others} more`] : names);
}
