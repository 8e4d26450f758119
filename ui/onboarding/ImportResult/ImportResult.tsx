import { Check } from 'lucide-react';
import type { Ref } from 'react';
import classes from './ImportResult.module.css';

export interface ImportResultProps {
  inserted: number;
  /** Duplicates that were left out. */
  skipped: number;
  /** Rows that are still there, because something is wrong with them. */
  left: number;
  ref?: Ref<HTMLParagraphElement>;
}

/** The sentence about an import. */
export const importedSentence = ({ inserted, skipped }: Pick<ImportResultProps, 'inserted' | 'skipped'>) =>
  `Imported ${inserted} item(s). Skipped ${skipped} duplicate(s).`;

/** What an import did. It can take the focus, once the button that started it is gone. */
export function ImportResult({ left, ref, ...counts }: ImportResultProps) {
  return (
    <p className={classes.root} role="status" tabIndex={-1} ref={ref}>
      <Check aria-hidden="true" />
      <span>
        <b>{importedSentence(counts)}</b>
        {left === 1 && ' 1 row needs a change before it can be imported.'}
        {left > 1 && ` ${left} rows need a change before they can be imported.`}
      </span>
    </p>
  );
}
