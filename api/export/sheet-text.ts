import type { Sheet, SheetEntry, SheetField, SheetGroup } from '#contract/sheets.ts';

/** A sheet as plain text, in the order of the form: each field with its count, and what is missing on top. */
export function sheetText({ form, url, advice, groups, missing }: Sheet) {
  return `${[
    `${form.label} (${form.cycle})`,
    url,
    advice,
    '',
    missing.length > 0 ? 'Missing' : 'Nothing is missing, and nothing is too long.',
    ...missing.map(({ says }) => `- ${says}`),
    ...groups.flatMap(groupLines),
  ].join('\n')}\n`;
}

function groupLines({ title, most, entries }: SheetGroup) {
  const isOne = most === 1;
  return [
    '',
    '',
    title,
    '='.repeat(title.length),
    ...(entries.length === 0 ? ['', 'Nothing here yet.'] : []),
    ...entries.flatMap((entry, place) => entryLines(entry, isOne ? null : place + 1)),
  ];
}

function entryLines({ title, category, fields }: SheetEntry, place: number | null) {
  const head = [place === null ? '' : `${place}.`, title, category && `(${category})`].filter(Boolean).join(' ');
  return ['', ...(head ? [head] : []), ...fields.flatMap(fieldLines)];
}

function fieldLines(field: SheetField) {
  const { label, value, over, unit, missing, pasted } = field;
  const count = countOf(field);
  const notes = [
    count,
    over > 0 && `${over.toLocaleString('en')} ${unit === 'words' ? 'words' : 'characters'} too many`,
    missing && 'missing',
    pasted && 'pasted',
  ].filter(Boolean);
  return [`${label}${notes.length > 0 ? ` [${notes.join(', ')}]` : ''}`, ...(value ? [value] : []), ''];
}

function countOf({ count, limit, unit, kind }: SheetField) {
  if (kind !== 'text') return '';
  const what = unit === 'words' ? 'words' : 'characters';
  return limit === null ? `${count} ${what}` : `${count} of ${limit.toLocaleString('en')} ${what}`;
}
