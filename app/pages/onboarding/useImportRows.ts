import { type ImportRow, importRow, isBlankRow, newImportRow } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetFields, storeFields, takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import type { Import } from './imports.ts';

interface UnsavedRows {
  cells: ImportRow['cells'][];
}
const none: UnsavedRows = { cells: [] };

/** The rows of one import. The browser stores them until they are imported, also when the page is left. */
export function useImportRows(studentId: string, { type, columns }: Import) {
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
