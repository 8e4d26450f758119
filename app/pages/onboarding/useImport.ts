import { type ImportRow, importRow, isBlankRow, newImportRow, problemOf } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Arguments } from '#contract/client.ts';
import { writesMonthFirst } from '#app/lib/month-first.ts';
import { type Failing, messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useSend } from '#app/state/server.ts';
import { apiAtom, useMe } from '#app/state/session.ts';
import { forgetFields, storeFields, takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import type { Import } from './imports.ts';

type Rows = readonly ImportRow[];
type CommitBody = Arguments<'commitImport'>[0]['body'];

/** A row as it was previewed, and what an import would do with it. */
interface PreviewedRow {
  row: ImportRow;
  /** The number of the row in the table, from 1. */
  number: number;
  isDuplicate: boolean;
  error?: string;
}

interface Imported {
  inserted: number;
  /** Duplicates, which were left out. */
  skipped: number;
}

export type ImportOfStep = ReturnType<typeof useImport>;

/** The rows of one step, their preview, and their import. An import takes the rows that are right and new; wrong ones stay in the table. */
export function useImport(kind: Import) {
  const { type, columns, toSend } = kind;
  const { rows, setRows, filled } = useUnsavedRows(kind);
  const api = useAtomValue(apiAtom);
  const send = useSend();
  const { timeZone, today } = useClock();
  const calendar = useMemo(() => ({ today, monthFirst: writesMonthFirst(timeZone) }), [today, timeZone]);
  const [busy, setBusy] = useState<'preview' | 'import' | null>(null);
  const [failure, setFailure] = useState<{ of: 'preview' | 'import' | 'next'; message: string }>();
  const [preview, setPreview] = useState<{ rows: PreviewedRow[]; of: Rows }>();
  const [wrong, setWrong] = useState<PreviewedRow[]>([]);
  const [result, setResult] = useState<Imported & { left: number }>();
  /** A new object each time that Next stops at a wrong row. */
  const [stop, setStop] = useState<object>();

  function clear() {
    setFailure(undefined);
    setPreview(undefined);
    setResult(undefined);
    setStop(undefined);
  }

  /** Answers what `work` does, or nothing where it failed. */
  async function attempt<T>(of: 'preview' | 'import' | 'next', failing: Failing, work: () => Promise<T>) {
    setBusy(of === 'preview' ? 'preview' : 'import');
    setFailure(undefined);
    try {
      return await work();
    } catch (problem) {
      setFailure({ of, message: messageFor(problem, failing) });
    } finally {
      setBusy(null);
    }
  }

  async function ask() {
    const sent = filled.map(({ cells }) => toSend(cells, timeZone));
    const { items } = await api('previewImport', { body: { type, rows: sent } });
    const previewed = items.map(({ isDuplicate, error }, i): PreviewedRow => {
      const row = filled[i]!;
      // The page says more than the server about a value that can't be read.
      const said = error && (problemOf(columns, row, calendar) ?? error);
      return { row, number: rows.indexOf(row) + 1, isDuplicate, error: said };
    });
    setWrong(previewed.filter(({ error }) => error));
    return previewed;
  }

  async function commit(previewed: PreviewedRow[]) {
    const right = previewed.filter(({ error }) => !error);
    const fresh = right.filter(({ isDuplicate }) => !isDuplicate);
    const items = fresh.map(({ row }) => toSend(row.cells, timeZone));
    const { inserted, skipped } =
      fresh.length > 0
        ? await send('commitImport', { body: { type, items } as CommitBody })
        : { inserted: 0, skipped: 0 };
    const done = new Set(right.map(({ row }) => row));
    setRows((rows) => {
      const left = rows.filter((row) => !done.has(row) && !isBlankRow(columns, row));
      return left.length > 0 ? left : [newImportRow(columns)];
    });
    return { inserted, skipped: skipped + right.length - fresh.length, left: previewed.length - right.length };
  }

  async function runPreview() {
    clear();
    const previewed = await attempt('preview', 'importPreview', ask);
    if (previewed) setPreview({ rows: previewed, of: rows });
  }

  async function importPreviewed() {
    const done = preview && (await attempt('import', 'importCommit', () => commit(preview.rows)));
    if (!done) return;
    clear();
    setResult(done);
  }

  /**
   * Imports all rows that are right, without a preview, for Next. Answers what it did where nothing is left to correct. Else it shows what
   * is wrong, or what failed, and answers nothing.
   */
  async function importAll(): Promise<Imported | undefined> {
    clear();
    const previewed = await attempt('next', 'importCommit', ask);
    const done = previewed && (await attempt('next', 'importCommit', () => commit(previewed)));
    if (!done || done.left === 0) return done;
    setStop({});
    // The wrong rows are listed beside Next.
    if (done.inserted + done.skipped > 0) setResult({ ...done, left: 0 });
  }

  const wrongNow = wrong.filter(({ row }) => rows.includes(row));
  return {
    kind,
    calendar,
    rows,
    setRows,
    /** The number of rows that are not blank. */
    filled: filled.length,
    busy,
    failure,
    preview: preview && { rows: preview.rows, stale: preview.of !== rows },
    /** What is wrong, by the id of the row. A row that was changed since has no error. */
    errors: Object.fromEntries(wrongNow.map(({ row, error }) => [row.id, error!])),
    result,
    stop,
    /** The rows at which Next stopped, with their present numbers. */
    stoppedAt: stop ? wrongNow.map(({ row, error }) => ({ number: rows.indexOf(row) + 1, error: error! })) : [],
    clear,
    runPreview,
    importPreviewed,
    importAll,
  };
}

interface UnsavedRows {
  cells: ImportRow['cells'][];
}
const none: UnsavedRows = { cells: [] };

/** The rows of one import. The browser stores them until they are imported, also when the page is left. */
function useUnsavedRows({ type, columns }: Import) {
  const { id: studentId } = useMe();
  const id = writingIds.onboarding(type);
  const [rows, setRows] = useState<readonly ImportRow[]>(() => [newImportRow(columns)]);
  const filled = rows.filter((row) => !isBlankRow(columns, row));
  const hasFilled = filled.length > 0;
  const stored = useRef(none);

  useEffect(() => {
    let gone = false;
    void takeFields(studentId, id, none).then((found) => {
      if (gone || !found) return;
      stored.current = found;
      // Rows that were typed since the page opened come after them.
      setRows((now) => [...found.cells.map(importRow), ...now.filter((row) => !isBlankRow(columns, row))]);
    });
    return () => {
      gone = true;
    };
  }, [studentId, id, columns]);

  useEffect(() => {
    if (!hasFilled) return forgetFields(studentId, id, stored.current);
    stored.current = { cells: rows.map(({ cells }) => cells) };
    storeFields(studentId, id, stored.current);
  }, [studentId, id, rows, hasFilled]);

  return { rows, setRows, filled };
}
