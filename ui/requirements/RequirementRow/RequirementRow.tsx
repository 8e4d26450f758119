import clsx from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu, type MenuItem } from '../../primitives/Menu/Menu.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Cite } from '../Cite/Cite.tsx';
import { PersonSelect } from '../PersonSelect/PersonSelect.tsx';
import { detailsOf, nameOf, titleOf } from '../requirement-words.ts';
import { comesFromSchool, type PersonItem, type RequirementItem, ringOf } from '../requirements.ts';
import { StateRing } from '../StateRing/StateRing.tsx';
import { StateSelect } from '../StateSelect/StateSelect.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import classes from './RequirementRow.module.css';

/** What a student changes of a requirement. A need of null takes back their own word on it. */
export type RequirementChange = Partial<Pick<RequirementItem, 'state' | 'personId' | 'note'>> & {
  need?: RequirementItem['need'] | null;
};

export interface RequirementRowProps {
  item: RequirementItem;
  college: string;
  people: readonly PersonItem[];
  saving?: boolean;
  unsaved?: Unsaved;
  /** Whether its source stands in the head of its group already. */
  isSourceTold?: boolean;
  onChange: (part: RequirementChange) => void;
  onAddPerson: () => void;
  onDelete: () => void;
}

const needNames = { required: '', recommended: 'Recommended', optional: 'Optional', notConsidered: '', unknown: '' };

/** One thing that a college asks for: who does it, where it stands, and where that was read. */
export function RequirementRow({
  item,
  college,
  people,
  saving = false,
  unsaved,
  isSourceTold = false,
  onChange,
  onAddPerson,
  onDelete,
}: RequirementRowProps) {
  const [noting, setNoting] = useState(false);
  const name = nameOf(item);
  const details = detailsOf(item, college);
  const settled = item.state === 'notNeeded' || item.state === 'waived';
  return (
    <li
      className={classes.root}
      data-row={item.id}
      data-settled={settled || undefined}
      aria-label={name}
      aria-busy={saving || undefined}
    >
      <span className={classes.ring}>
        {saving ? <i className={classes.spinner} aria-hidden="true" /> : <StateRing state={ringOf(item)} />}
      </span>
      <div className={classes.text}>
        <b dir="auto">{titleOf(item)}</b>
        {needNames[item.need] && <span className={classes.need}>{needNames[item.need]}</span>}
        {details && <p dir="auto">{details}</p>}
        {noting && <NoteField note={item.note} onChange={onChange} onClose={() => setNoting(false)} />}
        <Source item={item} college={college} isTold={isSourceTold} />
        {unsaved && <NotSaved {...unsaved} />}
      </div>
      <PersonSelect
        {...item}
        className={clsx(classes.select, whoClass(item))}
        people={people}
        onChange={(personId) => onChange({ personId })}
        onAdd={onAddPerson}
      />
      <StateSelect {...item} className={classes.select} onChange={onChange} />
      <Menu
        trigger={<Button icon={Ellipsis} size="small" variant="ghost" aria-label={`More for ${name}`} />}
        items={[
          { label: item.note === null ? 'Add a note' : 'Change the note', onSelect: () => setNoting(true) },
          ...needItems(item, onChange),
          ...(item.own ? [{ label: 'Delete', danger: true, onSelect: onDelete }] : []),
        ]}
      />
    </li>
  );
}

/** Who is to be chosen stands out, and the student steps back. */
function whoClass({ kind, personId }: RequirementItem): string | undefined {
  if (personId !== null) return undefined;
  return comesFromSchool(kind) ? classes.todo : classes.self;
}

function needItems({ need, own, source }: RequirementItem, onChange: RequirementRowProps['onChange']): MenuItem[] {
  const say = (said: RequirementItem['need'], label: string) =>
    need === said ? [] : [{ label, onSelect: () => onChange({ need: said }) }];
  const isOwnWord = !own && source === null && need !== 'unknown';
  return [
    ...say('required', 'It is required'),
    ...say('optional', 'It is optional'),
    ...(isOwnWord ? [{ label: 'Use what the college says', onSelect: () => onChange({ need: null }) }] : []),
  ];
}

function Source({ item, college, isTold }: { item: RequirementItem; college: string; isTold: boolean }) {
  const { need, own, source } = item;
  if (need === 'unknown') {
    if (!source?.url) return null;
    return (
      <p className={classes.page}>
        Not known.{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          See the page of {college}
        </a>
      </p>
    );
  }
  if (source === null) return <p className={classes.page}>{own ? 'Your own entry' : 'Your own word'}</p>;
  return isTold ? null : <Cite {...source} />;
}

interface NoteFieldProps {
  note: string | null;
  onChange: (part: RequirementChange) => void;
  onClose: () => void;
}

/** Changes a note in place. It is stored when the field is left or Enter is pressed; Escape gives it up. */
function NoteField({ note, onChange, onClose }: NoteFieldProps) {
  const [text, setText] = useState(note ?? '');
  const given = useRef(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);

  function close(keep: boolean) {
    if (given.current) return;
    given.current = true;
    const next = text.trim() || null;
    if (keep && next !== note) onChange({ note: next });
    onClose();
  }

  return (
    <div ref={field}>
      <TextField
        label="Note"
        value={text}
        maxLength={1000}
        dir="auto"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => close(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') close(true);
          if (event.key === 'Escape') close(false);
        }}
      />
    </div>
  );
}
