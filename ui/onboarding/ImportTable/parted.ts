import { type ImportColumn, type ImportRow, named } from './columns.ts';

type Cells = ImportRow['cells'];

/** A row in which choices that stand at the end of a text, such as Tufts ED2, are in the empty columns that they belong to. */
export function parted(cells: Cells, columns: readonly ImportColumn[]): Cells {
  return columns.reduce((cells, { key, endsOf, options = [] }) => {
    const found = endsOf && !cells[key] ? choiceAtEnd(cells[endsOf] ?? '', options) : undefined;
    return endsOf && found ? { ...cells, [endsOf]: found.rest, [key]: found.value } : cells;
  }, cells);
}

/** The choice that ends a text, as long as it can be, and what stands before it: “Early Decision II” before “Decision II”. */
function choiceAtEnd(text: string, options: NonNullable<ImportColumn['options']>) {
  for (const { index } of text.matchAll(/[\s([:,–—-]+/g)) {
    const value = named(options, text.slice(index).replace(/[()[\]]/g, ''))?.value;
    const rest = text.slice(0, index);
    // In “School of Ed” the word belongs to the name, and in “ED or RD” no choice was made.
    if (value && rest && !/\b(?:of|in|for|and|or|the)$|&$/i.test(rest)) return { rest, value };
  }
}
