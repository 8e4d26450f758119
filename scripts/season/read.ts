import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cyclesInOneForm, sourcesForStudents } from './corrections.ts';

/** The name of a source, as a student reads it. */
export const SourceName = z
  .string()
  .min(1)
  .transform((name) => sourcesForStudents[name] ?? name)
  .refine(
    (name) => !/\b(?:this project|stored|repository|index)\b/.test(name),
    'no student knows how the facts were collected, so give the source a name for students',
  );

/** The admission cycle of a fact, or words where none is known. */
export const Cycle = z.string().transform((cycle) => cyclesInOneForm[cycle] ?? cycle);

/** Where a fact was read, on which day, and of which cycle it speaks. */
export const Source = z.object({
  name: SourceName,
  url: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
  cycle: Cycle,
});
export type Source = z.output<typeof Source>;

/** The pages of a file, by their keys, each with the day or the year that the page itself shows. */
export const DatedPages = z.record(
  z.string(),
  z.object({
    name: SourceName,
    url: z.string().nullable(),
    checkedOn: z.iso.date(),
    dated: z.string().nullable().default(null),
  }),
);

/** A file that is wrong in one row is often wrong in hundreds. */
const TOLD_FAULTS = 10;

/** Reads a file of the folder; one that breaks the shape is refused with a sentence for each fault, which names file and row. */
export function readFrom<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.output<Shape> {
  const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { data, error } = shape.safeParse(value);
  if (!error) return data as z.output<Shape>;
  const faults = error.issues.map(({ path, message }) => `${file}, ${placeOf(value, path)}: ${message}`);
  const more = faults.length - TOLD_FAULTS;
  throw new Error([...faults.slice(0, TOLD_FAULTS), ...(more > 0 ? [`${file}: ${more} more`] : [])].join('\n'));
}

/** The way to a value, with the rows of lists by their names. */
function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  let here = value;
  const names = path.map((step) => {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[step];
    const { name, who, id, key, code, text } = (here ?? {}) as Record<string, unknown>;
    return typeof step === 'number' ? `“${name ?? who ?? id ?? key ?? code ?? text ?? step + 1}”` : String(step);
  });
  return names.join(', ');
}

/** What a key stands for; one that the file does not have is refused. */
export function found<Row>(rows: Readonly<Record<string, Row>>, key: string, file: string, whose: string): Row {
  const row = rows[key];
  if (row === undefined) throw new Error(`${file}, “${whose}”: there is no “${key}”`);
  return row;
}

/** A list in which each source stands once, and is named by its place. */
export function sourceList<Row extends object>() {
  const sources: Row[] = [];
  const places = new Map<string, number>();
  const placeOf = (source: Row): number => {
    const key = JSON.stringify(source);
    const place = places.get(key) ?? sources.push(source) - 1;
    places.set(key, place);
    return place;
  };
  return { sources, placeOf };
}

/** The same keys with other values. */
export const mapped = <Row, New>(
  rows: Readonly<Record<string, Row>>,
  to: (row: Row, key: string) => New,
): Record<string, New> => Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, to(row, key)]));
