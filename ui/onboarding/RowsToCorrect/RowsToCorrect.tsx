import { inFigures } from '../../in-words.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface RowsToCorrectProps {
  /** The rows that can't be imported: their number in the table, from 1, and what is wrong. */
  rows: readonly { number: number; error: string }[];
  className?: string;
}

/** How many rows are named. The others are only counted. */
const NAMED = 3;

/** Says which rows can't be imported, why, and how to go on. */
export function RowsToCorrect({ rows, className }: RowsToCorrectProps) {
  if (rows.length === 0) return null;
  const others = rows.length - NAMED;
  return (
    <Banner className={className}>
      {rows.slice(0, NAMED).map(({ number, error }) => (
        <span key={number}>
          Row {number} is not imported: {error}{' '}
        </span>
      ))}
      {others > 0 && <span>{inFigures(others, 'more row needs', 'more rows need')} a change too. </span>}
      {rows.length === 1
        ? 'Correct it and press Next, or press Skip to go on without it.'
        : 'Correct them and press Next, or press Skip to go on without them.'}
    </Banner>
  );
}
