import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { fieldId, isPasted, type SheetFieldItem } from '../sheet.ts';
import type { SheetFieldProps } from '../SheetField/SheetField.tsx';
import classes from './SheetChoices.module.css';

export interface SheetChoicesProps extends Pick<SheetFieldProps, 'onPasted'> {
  fields: readonly SheetFieldItem[];
  /** The kind of entry that the form is told first, where it has kinds. */
  category?: string | null;
}

/** What a form offers as menus and numbers: nothing of it can be pasted, so it has one tick for all. */
export function SheetChoices({ fields, category, onPasted }: SheetChoicesProps) {
  return (
    <div className={classes.root} role="group" aria-label="Choices" data-pasted={isPasted(fields) || undefined}>
      <span className={classes.label}>Choices</span>
      <div className={classes.choices}>
        {category && <Choice label="Category" caption="Category" value={category} />}
        {fields.map(({ key, label, name, value, missing, kind }) => (
          <Choice
            key={key}
            id={fieldId(key)}
            label={label}
            caption={captions[name] ?? name.charAt(0).toUpperCase() + name.slice(1)}
            value={value}
            empty={kind === 'choice' || kind === 'choices' ? 'Not chosen' : 'Empty'}
            missing={missing}
          />
        ))}
      </div>
      <Checkbox
        className={classes.tick}
        label="Pasted"
        checked={isPasted(fields)}
        onChange={(event) => onPasted(fields, event.target.checked)}
      />
    </div>
  );
}

/** Shorter than the name, so that a row holds them all. */
const captions: Record<string, string> = { 'hours a week': 'Hrs/wk', 'weeks a year': 'Wks/yr' };

interface ChoiceProps {
  id?: string;
  label: string;
  caption: string;
  value: string;
  empty?: string;
  missing?: boolean;
}

function Choice({ id, label, caption, value, empty, missing = false }: ChoiceProps) {
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} data-missing={missing || undefined}>
      <small>{caption}</small>
      <span>
        {missing && <CircleAlert aria-hidden="true" />}
        {value || empty}
      </span>
    </div>
  );
}
