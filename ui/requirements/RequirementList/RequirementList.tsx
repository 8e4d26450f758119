import { useId, useRef, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { AddRequirement, type AddRequirementProps } from '../AddRequirement/AddRequirement.tsx';
import { Cite } from '../Cite/Cite.tsx';
import { type PersonFields, PersonDialog } from '../PersonDialog/PersonDialog.tsx';
import type { Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { type RequirementChange, RequirementRow } from '../RequirementRow/RequirementRow.tsx';
import {
  type FactSource,
  isAwaited,
  isLeft,
  type PersonItem,
  type RequirementItem,
  requirementGroups,
} from '../requirements.ts';
import classes from './RequirementList.module.css';
import { useFollowRow } from './useFollowRow.ts';

export interface RequirementListProps extends AddRequirementProps {
  college: string;
  items: readonly RequirementItem[];
  people: readonly PersonItem[];
  /** The ids of requirements that are being saved. */
  saving: ReadonlySet<string>;
  unsaved: ReadonlyMap<string, Unsaved>;
  onChange: (id: string, part: RequirementChange) => void;
  onDelete: (id: string) => void;
  /** Adds a person who then does the requirement; answers undefined, or why it did not work. */
  onAddPerson: (fields: PersonFields, id: string) => Promise<string | undefined>;
}

/** What a college asks for: what is the student's, what comes from the school, aid, and what is not known. */
export function RequirementList({ college, items, people, onAdd, onAddPerson, ...rows }: RequirementListProps) {
  const headingId = useId();
  /** The requirement for which a person is being added. */
  const [adding, setAdding] = useState<string>();
  const root = useRef<HTMLElement>(null);
  useFollowRow(root);
  const unknown = items.filter(isUnknown);
  const shared = { college, people, onNewPerson: setAdding, ...rows };
  const groups = requirementGroups.map(({ title, kinds }, at) => ({
    title: at === 1 ? 'From your school' : title,
    items: items.filter((item) => kinds.includes(item.kind) && !isUnknown(item)),
  }));
  return (
    <section aria-labelledby={headingId} ref={root}>
      <SectionHead
        title="Requirements"
        id={headingId}
        aside={<span className={classes.count}>{countInWords(items)}</span>}
      />
      {items.length > 0 && unknown.length === items.length && <NoFacts college={college} page={unknown[0]!.source} />}
      {groups.map((group) => (
        <Group key={group.title} {...group} {...shared} />
      ))}
      {unknown.length > 0 && <Group title="Not known" items={unknown} {...shared} />}
      <div className={classes.add}>
        <AddRequirement onAdd={onAdd} />
      </div>
      {adding !== undefined && (
        <PersonDialog onSave={(fields) => onAddPerson(fields, adding)} onClose={() => setAdding(undefined)} />
      )}
    </section>
  );
}

const isUnknown = ({ need, state }: RequirementItem) => need === 'unknown' && state === 'open';

function NoFacts({ college, page }: { college: string; page: FactSource | null }) {
  const words = 'page says what it asks for; add what you find.';
  return (
    <p className={classes.none}>
      Laurel has no facts for {college} this year, so it lists nothing it would have to guess.{' '}
      {page?.url ? (
        <>
          <a href={page.url} target="_blank" rel="noreferrer">
            Its own page
          </a>{' '}
          {words.slice('page '.length)}
        </>
      ) : (
        `Its own ${words}`
      )}
    </p>
  );
}

interface GroupProps extends Pick<
  RequirementListProps,
  'college' | 'items' | 'people' | 'saving' | 'unsaved' | 'onChange' | 'onDelete'
> {
  title: string;
  onNewPerson: (id: string) => void;
}

function Group({ title, items, college, people, saving, unsaved, onChange, onDelete, onNewPerson }: GroupProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  const source = commonSource(items);
  const folded = items.filter((item) => isSettled(item) && !saving.has(item.id) && !unsaved.has(item.id));
  const shown = items.filter((item) => !folded.includes(item));
  const rowOf = (item: RequirementItem) => (
    <RequirementRow
      key={item.id}
      item={item}
      college={college}
      people={people}
      saving={saving.has(item.id)}
      unsaved={unsaved.get(item.id)}
      isSourceTold={source !== undefined && isSame(item.source, source)}
      onChange={(part) => onChange(item.id, part)}
      onAddPerson={() => onNewPerson(item.id)}
      onDelete={() => onDelete(item.id)}
    />
  );
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId}>{title}</h3>
        {source && <Cite {...source} />}
      </div>
      {shown.length > 0 && <ul>{shown.map(rowOf)}</ul>}
      {folded.length > 0 && (
        <div className={classes.fold}>
          <Fold summary={foldedInWords(folded)}>
            <ul>{folded.map(rowOf)}</ul>
          </Fold>
        </div>
      )}
    </section>
  );
}

/** Nothing is left to do about it. */
const isSettled = ({ state }: RequirementItem) => state === 'notNeeded' || state === 'waived' || state === 'received';

function foldedInWords(items: readonly RequirementItem[]) {
  const received = items.filter(({ state }) => state === 'received').length;
  const waived = items.filter(({ state }) => state === 'waived').length;
  const rest = items.length - received - waived;
  return [received && `${received} received`, waived && `${waived} waived`, rest && `${rest} not needed or optional`]
    .filter(Boolean)
    .join(', ');
}

const isSame = (a: FactSource | null, b: FactSource) =>
  a !== null && a.name === b.name && a.url === b.url && a.checkedOn === b.checkedOn;

/** The source of most of a group's facts, where two or more have it. */
function commonSource(items: readonly RequirementItem[]): FactSource | undefined {
  const sources = items.flatMap(({ source, need }) => (source && need !== 'unknown' ? [source] : []));
  const times = (source: FactSource) => sources.filter((other) => isSame(other, source)).length;
  const [most] = sources.toSorted((a, b) => times(b) - times(a));
  return most && times(most) > 1 ? most : undefined;
}

/** 2 yours to do, 1 to ask for, 6 waiting, 1 not known */
function countInWords(items: readonly RequirementItem[]) {
  const open = items.filter((item) => isLeft(item) && !isAwaited(item) && !item.written);
  const fromSchool = open.filter(({ kind }) => requirementGroups[1]!.kinds.includes(kind)).length;
  const counts = [
    [open.length - fromSchool, 'yours to do'],
    [fromSchool, 'to ask for'],
    [items.filter(isAwaited).length, 'waiting'],
    [items.filter(isUnknown).length, 'not known'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
