import { CircleAlert, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import {
  changesInWords,
  countInWords,
  cutAtLimit,
  fieldId,
  leftInWords,
  lengthInWords,
  type SheetFieldItem,
  shortLabel,
} from '../sheet.ts';
import classes from './SheetField.module.css';

export interface SheetFieldProps {
  field: SheetFieldItem;
  /** What the student calls it, where that tells more than the label. */
  title?: string;
  /** `wide`: a question by itself, which stands under no heading of an entry. */
  look?: 'row' | 'wide';
  /** Copies the value; answers whether the browser did. */
  onCopy: (field: SheetFieldItem) => Promise<boolean>;
  onPasted: (fields: readonly SheetFieldItem[], pasted: boolean) => void;
}

/** How long the button says that it has copied, in ms. */
const SAYS_COPIED = 2_000;
/** A longer text is folded at first. */
const LONG = 520;

/** A field of a form: what goes into it, its length, and what was done with it. */
export function SheetField({ field, title, look = 'row', onCopy, onPasted }: SheetFieldProps) {
  const { key, label, value, pasted, missing, over, remembered } = field;
  const titleId = useId();
  const shown = title || shortLabel(label);
  return (
    <div
      className={classes.root}
      id={fieldId(key)}
      role="group"
      aria-label={label}
      aria-describedby={title ? titleId : undefined}
      tabIndex={-1}
      data-look={look}
      data-pasted={pasted || undefined}
      data-over={over > 0 || undefined}
    >
      <span className={classes.label} id={titleId} dir="auto">
        {shown}
      </span>
      {value === '' ? (
        <div className={classes.value}>
          <span className={classes.empty} data-missing={missing || undefined}>
            {missing && <CircleAlert aria-hidden="true" />}
            {emptyInWords(field)}
          </span>
          <EssayLink href={field.href} />
        </div>
      ) : null}
      {value !== '' && <Filled key={value} field={field} onCopy={onCopy} />}
      <span className={classes.count}>
        {countInWords(field)}
        {remembered && <small>check in the form</small>}
      </span>
      <Checkbox
        className={classes.tick}
        label="Pasted"
        checked={pasted}
        disabled={missing}
        onChange={(event) => onPasted([field], event.target.checked)}
      />
    </div>
  );
}

/** The words of a field and its button. Another text starts afresh. */
function Filled({ field, onCopy }: Pick<SheetFieldProps, 'field' | 'onCopy'>) {
  const { value, over, unit, count, least, status, namesLeft, href } = field;
  const [refused, setRefused] = useState(false);
  const [copied, setCopied] = useState(0);
  const [whole, setWhole] = useState(value.length <= LONG);
  const [kept, dropped] = cutAtLimit(field);
  const changed = changesInWords(field);
  const isOpen = status !== null && status !== 'final';

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SAYS_COPIED);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (over > 0 && !refused) return setRefused(true);
    if (await onCopy(field)) setCopied((times) => times + 1);
  }

  return (
    <>
      <div className={classes.value}>
        <p className={classes.words} dir="auto" data-folded={!whole || undefined}>
          {kept}
          {dropped && <s>{dropped}</s>}
        </p>
        {value.length > LONG && (
          <Button
            className={classes.more}
            variant="ghost"
            size="small"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? 'Show less' : 'Show all of it'}
          </Button>
        )}
        {over > 0 && (
          // Once pressed, it is said at once why nothing was copied.
          <p className={classes.over} role={refused ? 'alert' : undefined} key={String(refused)}>
            <CircleAlert aria-hidden="true" />
            <span>
              <b>{refused ? `Not copied: ${lengthInWords(over, unit)} over.` : `${lengthInWords(over, unit)} over.`}</b>{' '}
              {refused
                ? `Press Copy again and all ${count.toLocaleString('en')} are copied; the form keeps the first ${(count - over).toLocaleString('en')}.`
                : `The form would stop after “…${kept.trimEnd().slice(-12)}”.`}
            </span>
          </p>
        )}
        {namesLeft.length > 0 && (
          <p className={classes.note} data-warns>
            <CircleAlert aria-hidden="true" />
            {leftInWords(namesLeft)}
          </p>
        )}
        {isOpen && (
          <p className={classes.note} data-warns>
            <CircleAlert aria-hidden="true" />
            {status === 'editing' ? 'Editing, not Final' : 'Drafting, not Final'}
          </p>
        )}
        {least !== null && count < least && (
          <p className={classes.note}>The form asks for at least {lengthInWords(least, unit)}.</p>
        )}
        {changed && <p className={classes.note}>{changed}</p>}
        {(isOpen || over > 0 || namesLeft.length > 0) && <EssayLink href={href} />}
      </div>
      <Button className={classes.copy} variant="ghost" size="small" icon={Copy} onClick={() => void copy()}>
        {copied > 0 ? 'Copied' : 'Copy'}
      </Button>
    </>
  );
}

/** Leads to where an essay is written. */
function EssayLink({ href }: { href?: string }) {
  return (
    href && (
      <p className={classes.open}>
        <TextLink look="alone" href={href}>
          Open this essay
        </TextLink>
      </p>
    )
  );
}

function emptyInWords({ missing, byCollege }: SheetFieldItem) {
  if (missing) return 'Empty';
  return byCollege ? 'Empty. Each college says whether it asks for it.' : 'Empty. Optional, and fine to leave so.';
}
