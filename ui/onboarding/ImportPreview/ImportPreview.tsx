import { Check, CircleAlert, Copy } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import text from '../../styles/text.module.css';
import classes from './ImportPreview.module.css';

/** The name of a row and two more cells. */
export type ImportPreviewCells = readonly [name: string, detail: string, figure: string];

export interface ImportPreviewRow {
  id: string;
  cells: ImportPreviewCells;
  /** Whether the same thing is already stored, or in an earlier row. */
  isDuplicate: boolean;
  /** What has to change before it can be imported. */
  error?: string;
}

export interface ImportPreviewProps {
  columns: ImportPreviewCells;
  rows: readonly ImportPreviewRow[];
  /** Whether the rows were changed since, so that they must be previewed again. */
  stale: boolean;
  busy: boolean;
  error?: string;
  duplicateNote?: ReactNode;
  onImport: () => void;
  /** The heading, so that the caller can focus it when a preview arrives. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What an import would do with each row: import it, skip it as a duplicate, or refuse it until it is changed. */
export function ImportPreview({ columns, rows, stale, busy, error, duplicateNote, onImport, ref }: ImportPreviewProps) {
  const id = useId();
  const wrong = rows.filter((row) => row.error).length;
  const duplicates = rows.filter((row) => row.isDuplicate).length;
  const ready = rows.length - wrong - duplicates;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 className={classes.title} id={id} ref={ref} tabIndex={-1}>
          Ready to import
        </h2>
        <span className={classes.summary} role="status">
          {stale ? (
            'You changed the rows. Preview them again to import.'
          ) : (
            <>
              <b>{ready}</b> to import, <b>{duplicates}</b> {duplicates === 1 ? 'duplicate' : 'duplicates'}
              {wrong > 0 && (
                <>
                  , <b>{wrong}</b> to correct
                </>
              )}
            </>
          )}
        </span>
        <Button variant="primary" onClick={onImport} busy={busy} disabled={stale || ready === 0}>
          {busy ? 'Importing…' : 'Import'}
        </Button>
      </div>
      {duplicates > 0 && duplicateNote && <p className={classes.note}>{duplicateNote}</p>}
      {error && (
        <Banner className={classes.failed} action={stale ? undefined : { label: 'Try again', onAction: onImport }}>
          {error}
        </Banner>
      )}
      <table className={classes.table} aria-labelledby={id} data-stale={stale || undefined}>
        <thead className={text.hidden}>
          <tr>
            <th>State</th>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
            <th>Why it stays out</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PreviewRow({ row: { cells, isDuplicate, error } }: { row: ImportPreviewRow }) {
  const [name, detail, figure] = cells;
  const state = error ? 'wrong' : isDuplicate ? 'duplicate' : 'ready';
  const Icon = { wrong: CircleAlert, duplicate: Copy, ready: Check }[state];
  return (
    <tr className={classes.row} data-state={state}>
      <td className={classes.icon}>
        <Icon aria-hidden="true" />
        {state === 'ready' && <span className={text.hidden}>Ready</span>}
      </td>
      <th scope="row" className={classes.name} dir="auto">
        {name}
      </th>
      <td className={classes.detail} dir="auto">
        {detail}
      </td>
      <td className={classes.figure} dir="auto">
        {figure}
      </td>
      <td className={classes.why}>
        {state === 'duplicate' && <Pill tone="soon">Duplicate, will be skipped</Pill>}
        {error}
      </td>
    </tr>
  );
}
