import { type ImportRow, isBlankRow, newImportRow } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Arguments } from '#contract/client.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useSend } from '#app/state/server.ts';
import { apiAtom } from '#app/state/session.ts';
import type { Import } from './imports.ts';

type Rows = readonly ImportRow[];
type CommitBody = Arguments<'commitImport'>[0]['body'];

/** A row as it was previewed, with what would become of it. */
export interface PreviewedRow {
  row: ImportRow;
  /** Of the row in the table, from 1. */
  number: number;
  isDuplicate: boolean;
  error?: string;
}

interface ImportOptions {
  rows: Rows;
  onChange: (change: (rows: Rows) => Rows) => void;
  /** Told when an import begins and ends. */
  onImporting: (importing: boolean) => void;
}

/** Previews rows, imports those that are new and right, and leaves the others where they are. */
export function useImport({ type, columns, toSend }: Import, { rows, onChange, onImporting }: ImportOptions) {
  const api = useAtomValue(apiAtom);
  const send = useSend();
  const { timeZone } = useClock();
  const [busy, setBusy] = useState<'preview' | 'import' | null>(null);
  const [failure, setFailure] = useState<{ of: 'preview' | 'import'; message: string }>();
  const [preview, setPreview] = useState<{ rows: PreviewedRow[]; of: Rows }>();
  const [wrong, setWrong] = useState<PreviewedRow[]>([]);
  const [result, setResult] = useState<{ inserted: number; skipped: number; left: number }>();
  const filled = rows.filter((row) => !isBlankRow(columns, row));

  /** Answers what it shows; nothing where it failed. */
  async function runPreview() {
    setBusy('preview');
    setFailure(undefined);
    setResult(undefined);
    try {
      const sent = filled.map(({ cells }) => toSend(cells, timeZone));
      const { items } = await api('previewImport', { body: { type, rows: sent } });
      const previewed = items.map(({ isDuplicate, error }, i) => {
        const row = filled[i]!;
        return { row, number: rows.indexOf(row) + 1, isDuplicate, error };
      });
      setPreview({ rows: previewed, of: rows });
      setWrong(previewed.filter(({ error }) => error));
      return previewed;
    } catch (problem) {
      setFailure({ of: 'preview', message: messageFor(problem, 'importPreview') });
    } finally {
      setBusy(null);
    }
  }

  async function runImport(previewed: PreviewedRow[]) {
    const right = previewed.filter(({ error }) => !error);
    const fresh = right.filter(({ isDuplicate }) => !isDuplicate);
    if (fresh.length === 0) return;
    setBusy('import');
    onImporting(true);
    setFailure(undefined);
    try {
      const items = fresh.map(({ row }) => toSend(row.cells, timeZone));
      const { inserted, skipped } = await send('commitImport', { body: { type, items } as CommitBody });
      // A row that was changed meanwhile is another one, and stays.
      const done = new Set(right.map(({ row }) => row));
      onChange((rows) => {
        const left = rows.filter((row) => !done.has(row) && !isBlankRow(columns, row));
        return left.length > 0 ? left : [newImportRow(columns)];
      });
      setPreview(undefined);
      setResult({ inserted, skipped: skipped + right.length - fresh.length, left: previewed.length - right.length });
    } catch (problem) {
      setFailure({ of: 'import', message: messageFor(problem, 'importCommit') });
    } finally {
      setBusy(null);
      onImporting(false);
    }
  }

  return {
    hasRows: filled.length > 0,
    busy,
    failure,
    preview: preview && { rows: preview.rows, stale: preview.of !== rows },
    /** By the id of the row; a row that was changed since is not spoken of. */
    errors: Object.fromEntries(
      wrong.filter(({ row }) => rows.includes(row)).map(({ row, error }) => [row.id, error ?? '']),
    ),
    result,
    runPreview,
    importPreviewed: () => preview && runImport(preview.rows),
    /** Without a look at the preview in between. */
    importAtOnce: async () => {
      const previewed = await runPreview();
      if (previewed) await runImport(previewed);
    },
  };
}
