import { useId, useRef, useState } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { inFigures } from '../../in-words.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import text from '../../styles/text.module.css';
import {
  lengthInWords,
  pastedOf,
  rowsOf,
  type SheetEntryItem,
  type SheetFieldItem,
  type SheetGroupItem,
  shortLabel,
} from '../sheet.ts';
import { SheetField, type SheetFieldProps } from '../SheetField/SheetField.tsx';
import { SheetEntry } from '../SheetEntry/SheetEntry.tsx';
import { SheetMissing, type SheetMissingProps } from '../SheetMissing/SheetMissing.tsx';
import classes from './Sheet.module.css';
import { useShownPart } from './useShownPart.ts';

export interface SheetProps extends SheetMissingProps, Pick<SheetFieldProps, 'onCopy' | 'onPasted'> {
  groups: readonly SheetGroupItem[];
  /** What to know of the form's fields and counts, in sentences. */
  facts: string;
  /** Where they were read. */
  sources: readonly { name: string; url: string | null; read: string }[];
}

/** A student's record in the fields of a form: what is missing first, then every section in the form's order. */
export function Sheet({ groups, missing, facts, sources, onCopy, onPasted }: SheetProps) {
  const [copied, setCopied] = useState('');
  const phone = useIsPhone();
  const id = useId();
  const { done, all } = pastedOf(groups.flatMap(({ entries }) => entries));
  const parts = useRef<HTMLDivElement>(null);
  const shown = useShownPart(parts);
  const first = groups.flatMap(({ entries }) => entries).find((entry) => !isDone(entry))?.id;

  async function copy(field: SheetFieldItem, entry: SheetEntryItem) {
    const isCopied = await onCopy(field);
    if (isCopied) {
      const of = entry.title ? ` of ${entry.title}` : '';
      setCopied(`${shortLabel(field.label)}${of} copied, ${lengthInWords(field.count, field.unit)}`);
    }
    return isCopied;
  }

  return (
    <div>
      <div className={classes.progress}>
        <div
          className={classes.meter}
          role="meter"
          aria-label="Pasted"
          aria-valuemin={0}
          aria-valuemax={Math.max(1, all)}
          aria-valuenow={done}
          aria-valuetext={`${done} of ${all} pasted`}
        >
          <i style={{ width: `${(100 * done) / Math.max(1, all)}%` }} />
        </div>
        <span>
          <b>{done}</b> of {all} pasted
        </span>
      </div>
      <SheetMissing missing={[...missing, ...unfinished(groups)]} />
      <div className={classes.columns}>
        <nav className={classes.parts} aria-label="Parts of the form">
          {groups.map((group) => (
            <a
              key={group.key}
              href={`#${id}-${group.key}`}
              aria-current={shown === group.key ? 'location' : undefined}
              onClick={(event) => goTo(event, `${id}-${group.key}`)}
            >
              <span>{group.title}</span>
              <span>{doneInWords(group)}</span>
            </a>
          ))}
        </nav>
        <div className={classes.groups} ref={parts}>
          {groups.map((group) => (
            <section
              key={group.key}
              data-part={group.key}
              className={classes.group}
              aria-labelledby={`${id}-${group.key}`}
            >
              <div className={classes.head}>
                <h2 id={`${id}-${group.key}`} tabIndex={-1}>
                  {group.title}
                </h2>
                <span>{roomInWords(group)}</span>
              </div>
              {group.entries.length === 0 && <p className={classes.none}>Nothing here yet.</p>}
              {group.entries.map((entry, place) =>
                isQuestions(entry) ? (
                  entry.fields.map((field) => (
                    <SheetField
                      key={field.key}
                      field={field}
                      title={entry.title}
                      look="wide"
                      onCopy={(field) => copy(field, entry)}
                      onPasted={onPasted}
                    />
                  ))
                ) : (
                  <SheetEntry
                    key={entry.id}
                    entry={entry}
                    place={place + 1}
                    open={phone ? entry.id === first : !isDone(entry)}
                    onCopy={(field) => copy(field, entry)}
                    onPasted={onPasted}
                  />
                ),
              )}
            </section>
          ))}
          <p className={classes.facts}>{facts}</p>
          <div className={classes.sources}>
            <Fold summary="Where this comes from">
              <ul>
                {sources.map(({ name, url, read }) => (
                  <li key={name}>
                    {url ? <TextLink href={url}>{name}</TextLink> : name}, {read}
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        </div>
      </div>
      <p className={text.hidden} role="status">
        {copied}
      </p>
    </div>
  );
}

const isDone = (entry: SheetEntryItem) => {
  const { done, all } = pastedOf([entry]);
  return done === all;
};

/** Questions that stand by themselves, without choices and without a number. */
const isQuestions = (entry: SheetEntryItem) => rowsOf(entry).choices.length === 0;

/** How many entries are pasted; of a section of questions, how many answers. */
function doneInWords({ entries }: SheetGroupItem) {
  if (!entries.every(isQuestions)) return `${entries.filter(isDone).length} of ${entries.length}`;
  const { done, all } = pastedOf(entries);
  return `${done} of ${all}`;
}

/** “10 of 10”, and what the form has no room for. */
function roomInWords({ entries, most, leftOut }: SheetGroupItem) {
  if (most === 1 || entries.every(isQuestions)) return '';
  if (most === null) return `${entries.length}`;
  const more = leftOut > 0 ? `. ${inFigures(leftOut, 'more has', 'more have')} no room in this form.` : '';
  return `${entries.length} of ${most}${more}`;
}

/** Essays that are not final: they can be pasted, and may still change. */
function unfinished(groups: readonly SheetGroupItem[]) {
  return groups.flatMap(({ entries }) =>
    entries.flatMap(({ title, fields }) =>
      fields
        .filter(({ status, value, over }) => status !== null && status !== 'final' && value !== '' && over === 0)
        .map(({ key, label, status }) => ({
          key,
          says: `${title || shortLabel(label)}: ${status === 'editing' ? 'Editing' : 'Drafting'}, not Final`,
        })),
    ),
  );
}

function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
