import clsx from 'clsx';
import { useMemo } from 'react';
import { textChanges } from './text-changes.ts';
import classes from './TextChanges.module.css';

export interface TextChangesProps {
  /** What it is, for screen readers. */
  label: string;
  from: string;
  /** Left out, `from` is shown as it is. */
  to?: string;
  className?: string;
}

/** A text to read, or what was done to it to make it another one: struck through what went, underlined what came. */
export function TextChanges({ label, from, to = from, className }: TextChangesProps) {
  const pieces = useMemo(() => textChanges(from, to), [from, to]);
  return (
    // It scrolls, and must do so by keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx(classes.root, className)} dir="auto" tabIndex={0} role="region" aria-label={label}>
      {pieces.map(({ kind, text }, i) => {
        const Piece = { same: 'span', removed: 'del', added: 'ins' }[kind] as 'span';
        return <Piece key={i}>{text}</Piece>;
      })}
    </div>
  );
}
