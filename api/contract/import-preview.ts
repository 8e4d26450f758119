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

/** The keys of the rows that the student has already, and how colleges get theirs. */
type StoredRows = [keys: Iterable<string>, collegeKey?: CollegeKey];

/** Tells a row that is neither stored nor was asked about before. */
function newRowsOf(type: ImportType, ...[stored, collegeKey]: StoredRows) {
  const seen = new Set(stored);
  return (row: object) => {
    const key = importKey(type, row, collegeKey);
    return !seen.has(key) && Boolean(seen.add(key));
  };
}

/** Reads rows one by one: the parsed row, or the row as it came with what is wrong with it. */
export function previewRows(type: ImportType, rows: unknown[], ...stored: StoredRows) {
  const isNew = newRowsOf(type, ...stored);
  const items = rows.map((row): PreviewItem => {
    const { data, error } = importRows[type].safeParse(row);
    if (error) return { ...asSent(type, row), isDuplicate: false, error: error.issues[0]!.message };
    return { ...data, isDuplicate: !isNew(data) };
  });
  const duplicates = items.filter(({ isDuplicate }) => isDuplicate).length;
  const wrong = items.filter(({ error }) => error !== undefined).length;
  return { items, summary: { valid: items.length - duplicates - wrong, duplicates } };
}

/** The rows that an import inserts: neither stored already nor earlier in the batch. */
export const withoutDuplicates = <R extends object>(type: ImportType, rows: R[], ...stored: StoredRows) =>
  rows.filter(newRowsOf(type, ...stored));

/** Those cells of a row that its type knows, as they came. */
function asSent(type: ImportType, row: unknown) {
  if (typeof row !== 'object' || row === null) return {};
  const isCell = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const known = Object.entries(row).filter(([name]) => Object.hasOwn(importRows[type].shape, name));
  return Object.fromEntries(known.filter(([, value]) => isCell(value)));
}
