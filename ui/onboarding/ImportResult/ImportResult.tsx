import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { inFigures } from '../../in-words.ts';
import classes from './ImportResult.module.css';

export interface ImportResultProps {
  inserted: number;
  skipped: number;
  /** How many rows remain because something is wrong with them. */
  left: number;
  ref?: Ref<HTMLParagraphElement>;
}

export const importedSentence = ({ inserted, skipped }: Pick<ImportResultProps, 'inserted' | 'skipped'>) =>
  `Imported ${inserted} item(s). Skipped ${skipped} duplicate(s).`;

/** What an import did. It can take the focus, because the button that started the import disappears. */
export function ImportResult({ left, ref, ...counts }: ImportResultProps) {
  return (
    <p className={classes.root} role="status" tabIndex={-1} ref={ref}>
      <Check aria-hidden="true" />
      <span>
        <b>{importedSentence(counts)}</b>
        {left > 0 &&
          ` ${inFigures(left, 'row needs a change before it', 'rows need a change before they')} can be imported.`}
      </span>
    </p>
  );
}
