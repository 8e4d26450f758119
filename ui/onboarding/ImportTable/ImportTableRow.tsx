import clsx from 'clsx';
import { X } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import control from '../../primitives/Field/control.module.css';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { columnAtFault, drawn, type ImportColumn, type ImportFieldProps, type ImportRow } from './columns.ts';
import type { Calendar } from './read-day.ts';
import { isDay, readCell, unreadable } from './read-cell.ts';
import classes from './ImportTable.module.css';

interface ImportTableRowProps {
  row: ImportRow;
  /** From 1. */
  number: number;
  columns: readonly ImportColumn[];
  /** Whether labels are only read out, because a row of headings shows them. */
  hideLabels: boolean;
  error?: string;
  calendar: Calendar;
  onCellChange: (id: string, key: string, value: string) => void;
  onRemove: (id: string) => void;
}

/** One row of fields. It renders again only when it changes, so that hundreds of rows stay quick. */
export const ImportTableRow = memo(function ImportTableRow({
  row,
  number,
  columns,
  hideLabels,
  error,
  calendar,
  onCellChange,
  onRemove,
}: ImportTableRowProps) {
  const shown = drawn(columns);
  const unread = shown.map((column) => unreadable(column, row.cells[column.key] ?? '', calendar));
  const atFault = error && !unread.some(Boolean) && columnAtFault(shown, row, error);
  return (
    <div className={classes.row} role="group" aria-label={`Row ${number}`} data-row={row.id}>
      {shown.map((column, i) => (
        <div key={column.key} className={classes.cell} data-column={column.key} data-kind={column.kind}>
          <ImportField
            column={column}
            label={column.label}
            hideLabel={hideLabels}
            value={row.cells[column.key] ?? ''}
            onChange={(value) => onCellChange(row.id, column.key, value)}
            error={unread[i] ?? (atFault === column.key ? error : undefined)}
            calendar={calendar}
          />
        </div>
      ))}
      <IconButton icon={X} className={classes.remove} label={`Remove row ${number}`} onClick={() => onRemove(row.id)} />
    </div>
  );
});

function ImportField({ column, calendar, ...field }: ImportFieldProps & { column: ImportColumn; calendar: Calendar }) {
  const { value, onChange, ...rest } = field;
  if (column.field) return <column.field {...field} />;
  if (column.kind === 'choice') return <Choice {...field} options={column.options} />;
  if (column.kind === 'day') return <Day {...field} column={column} calendar={calendar} />;
  const { max = Infinity } = column;
  const tooLong = column.kind !== 'number' && value.length > max;
  return (
    <TextField
      {...rest}
      help={tooLong && `${value.length} of ${max} characters`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      {...(column.kind === 'number' ? { inputMode: 'decimal' } : { dir: 'auto' })}
    />
  );
}

/** A date field. A date that could not be read is in a text field instead, until it is corrected or emptied. */
function Day({ column, calendar, ...field }: ImportFieldProps & { column: ImportColumn; calendar: Calendar }) {
  const { value, onChange, ...rest } = field;
  const [typing, setTyping] = useState(false);
  if (!typing && (value === '' || isDay(value, calendar)))
    return <DateField {...rest} value={value || null} onChange={(day) => onChange(day ?? '')} />;
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onChange(readCell(column, value, calendar));
      }}
      autoComplete="off"
      dir="auto"
    />
  );
}

/** The browser's own select, because a thousand of our own would take seconds to render. */
function Choice({ value, onChange, options = [], ...field }: ImportFieldProps & Pick<ImportColumn, 'options'>) {
  return (
    <Field {...field}>
      {(attributes) => (
        <select
          {...attributes}
          className={clsx(control.root, classes.choice)}
          value={value}
          onChange={(e) => onChange(e.target.value)}
        >
          {!options.some((option) => option.value === value) && <option value={value}>{value || '—'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
