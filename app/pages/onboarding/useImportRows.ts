import { type ImportRow, importRow, isBlankRow, newImportRow } from '@laurel/ui';
import { useEffect, useState } from 'react';
import type { Import } from './imports.ts';
import { keepInTab, keptInTab } from './kept-in-tab.ts';

/** The rows of one import. They survive leaving the step and a reload of this tab, and stay the student's own. */
export function useImportRows(studentId: string, { type, columns }: Import) {
  const key = `laurel.onboardingRows.${studentId}.${type}`;
  const [rows, setRows] = useState<readonly ImportRow[]>(() => kept(key) ?? [newImportRow(columns)]);
  const filled = rows.filter((row) => !isBlankRow(columns, row)).length;

  useEffect(() => {
    keepInTab(key, filled === 0 ? null : JSON.stringify(rows.map(({ cells }) => cells)));
  }, [key, rows, filled]);

  return { rows, setRows, filled };
}

function kept(key: string) {
  const cells = JSON.parse(keptInTab(key) ?? 'null') as ImportRow['cells'][] | null;
  return cells?.map(importRow);
}
