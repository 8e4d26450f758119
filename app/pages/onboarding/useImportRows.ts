import { type ImportRow, importRow, isBlankRow, newImportRow } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetFields, keepFields, takeKeptFields } from '#app/lib/kept-fields.ts';
import { keptIds } from '#app/lib/kept-ids.ts';
import type { Import } from './imports.ts';

interface KeptRows {
  cells: ImportRow['cells'][];
}
const none: KeptRows = { cells: [] };

/** The rows of one import. They stay in the browser until they are imported, also when the page is left. */
export function useImportRows(studentId: string, { type, columns }: Import) {
  const id = keptIds.onboarding(type);
  const [rows, setRows] = useState<readonly ImportRow[]>(() => [newImportRow(columns)]);
  const filled = rows.filter((row) => !isBlankRow(columns, row));
  const hasFilled = filled.length > 0;
  const kept = useRef(none);

  useEffect(() => {
    let gone = false;
    void takeKeptFields(studentId, id, none).then((found) => {
      if (gone || !found) return;
      kept.current = found;
      // What is typed by now comes after it.
      setRows((now) => [...found.cells.map(importRow), ...now.filter((row) => !isBlankRow(columns, row))]);
    });
    return () => {
      gone = true;
    };
  }, [studentId, id, columns]);

  useEffect(() => {
    if (!hasFilled) return forgetFields(studentId, id, kept.current);
    kept.current = { cells: rows.map(({ cells }) => cells) };
    keepFields(studentId, id, kept.current);
  }, [studentId, id, rows, hasFilled]);

  return { rows, setRows, filled };
}
