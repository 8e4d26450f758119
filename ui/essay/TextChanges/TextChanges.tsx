import clsx from 'clsx';
import { useMemo } from 'react';
import { textChanges } from './text-changes.ts';
import classes from './TextChanges.module.css';

export interface TextChangesProps {
  label: string;
  from: string;
  /** Without it, `from` is shown as it is. */
  to?: string;
  className?: string;
}

/** A text, or how it became another one: removed words are struck through, added words underlined. */
export function TextChanges({ label, from, to = from, className }: TextChangesProps) {
  const pieces = useMemo(() => textChanges(from, to), [from, to]);
  return (
    // It takes the focus because it scrolls, which must work by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx(classes.root, className)} dir="auto" tabIndex={0} role="region" aria-label={label}>
      {pieces.map(({ kind, text }, i) => {
        const Piece = { same: 'span', removed: 'del', added: 'ins' }[kind] as 'span';
        return <Piece key={i}>{text}</Piece>;
      })}
    </div>
  );
}
