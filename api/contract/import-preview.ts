import { type ImportRow, type ImportType, importRows, type PreviewItem } from './import.ts';
import { plainKey } from './text.ts';

/** The key of a college, the same for all names of one; by default its letters and digits alone. */
export type CollegeKey = (college: string) => string;

/** The key of a row, the same for rows that are duplicates: title and organization, or college and round. */
export function importKey(type: ImportType, row: object, collegeKey: CollegeKey = plainKey) {
  if (type === 'apps') {
    const { college, round } = row as ImportRow<'apps'>;
    return `${collegeKey(college)}|${round ?? ''}`;
  }
  const { title, organization, impact } = row as Partial<ImportRow<'activities'>>;
  // An activity without a title is known by its impact.
  return `${plainKey(title || impact || '')}|${plainKey(organization ?? '')}`;
}

/**
 * Reads rows one by one: the parsed row, or the row as it came with what is wrong with it.
 * @param stored the keys of what the student has already
 */
export function previewRows(type: ImportType, rows: unknown[], stored: Iterable<string>, collegeKey?: CollegeKey) {
  const seen = new Set(stored);
  const items = rows.map((row): PreviewItem => {
    const parsed = importRows[type].safeParse(row);
    if (!parsed.success) return { ...asSent(type, row), isDuplicate: false, error: parsed.error.issues[0]!.message };
    const key = importKey(type, parsed.data, collegeKey);
    const isDuplicate = seen.has(key);
    seen.add(key);
    return { ...parsed.data, isDuplicate };
  });
  const duplicates = items.filter(({ isDuplicate }) => isDuplicate).length;
  const wrong = items.filter(({ error }) => error !== undefined).length;
  return { items, summary: { valid: items.length - duplicates - wrong, duplicates } };
}

/** The rows that an import inserts: neither stored already nor earlier in the batch. */
export function withoutDuplicates<R extends object>(
  type: ImportType,
  rows: R[],
  stored: Iterable<string>,
  collegeKey?: CollegeKey,
) {
  const seen = new Set(stored);
  return rows.filter((row) => {
    const key = importKey(type, row, collegeKey);
    return !seen.has(key) && seen.add(key);
  });
}

/** Those cells of a row that its type knows, as they came. */
function asSent(type: ImportType, row: unknown) {
  if (typeof row !== 'object' || row === null) return {};
  const cells = Object.entries(row).filter(([name, cell]) => {
    return (
      Object.hasOwn(importRows[type].shape, name) &&
      (cell === null || ['string', 'number', 'boolean'].includes(typeof cell))
    );
  });
  return Object.fromEntries(cells);
}
