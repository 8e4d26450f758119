import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { pastedOf, rowsOf, type SheetEntryItem } from '../sheet.ts';
import { SheetChoices } from '../SheetChoices/SheetChoices.tsx';
import { SheetField, type SheetFieldProps } from '../SheetField/SheetField.tsx';
import classes from './SheetEntry.module.css';

export interface SheetEntryProps extends Pick<SheetFieldProps, 'onCopy' | 'onPasted'> {
  entry: SheetEntryItem;
  /** Its place, from 1. */
  place: number;
  /** Whether it is open at first; afterwards the student opens and closes it. */
  open: boolean;
}

/** One row of a section, such as an activity, with its fields. */
export function SheetEntry({ entry, place, open, ...does }: SheetEntryProps) {
  const [openAtFirst] = useState(open);
  const { texts, choices } = rowsOf(entry);
  const { done, all } = pastedOf([entry]);
  const over = entry.fields.reduce((sum, field) => sum + field.over, 0);
  const missing = entry.fields.filter((field) => field.missing).length;
  return (
    <details className={classes.root} open={openAtFirst}>
      <summary>
        <span className={classes.place}>{place}</span>
        <h3 dir="auto">{entry.title}</h3>
        <span className={classes.state}>
          {over > 0 && (
            <span data-warns>
              <CircleAlert aria-hidden="true" />
              {over.toLocaleString('en')} over
            </span>
          )}
          {missing > 0 && (
            <span data-warns>
              <CircleAlert aria-hidden="true" />
              {missing} missing
            </span>
          )}
          {done === all ? (
            <span data-done>
              <Check aria-hidden="true" />
              Pasted
            </span>
          ) : (
            done > 0 && (
              <span>
                {done} of {all} pasted
              </span>
            )
          )}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={classes.fields}>
        {texts.map((field) => (
          <SheetField key={field.key} field={field} {...does} />
        ))}
        {choices.length > 0 && <SheetChoices fields={choices} category={entry.category} onPasted={does.onPasted} />}
        {entry.edit && over + missing > 0 && (
          <p className={classes.edit}>
            <TextLink look="alone" href={entry.edit.href} aria-label={`${entry.edit.label}: ${entry.title}`}>
              {entry.edit.label}
            </TextLink>
          </p>
        )}
      </div>
    </details>
  );
}
