import { Ellipsis, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { inFigures } from '../../in-words.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { BoardCollege } from '../board.ts';
import { dayOfYear } from '../days.ts';
import type { RequirementChange } from '../RequirementRow/RequirementRow.tsx';
import {
  isAwaited,
  isLeft,
  type PersonItem,
  personRoles,
  type RequirementItem,
  requirementGroups,
} from '../requirements.ts';
import { titleOf } from '../requirement-words.ts';
import { StateRing } from '../StateRing/StateRing.tsx';
import classes from './PeopleBoard.module.css';

export interface PeopleBoardProps {
  colleges: readonly BoardCollege[];
  people: readonly PersonItem[];
  /** Whether only those show for whom the student waits. */
  waiting: boolean;
  onChange: (id: string, part: RequirementChange) => void;
  onAddPerson: () => void;
  onEditPerson: (person: PersonItem) => void;
  onDeletePerson: (person: PersonItem) => void;
}

/** What one person does, with the college it is for. */
interface Task {
  item: RequirementItem;
  college: BoardCollege;
}

/** Who does what, for which colleges, and where it stands; last what nobody was chosen for. */
export function PeopleBoard({ colleges, people, waiting, onAddPerson, ...changes }: PeopleBoardProps) {
  const tasks = colleges.flatMap((college) => college.items.map((item) => ({ item, college })));
  const fromSchool = requirementGroups[1]!.kinds;
  const unclaimed = tasks.filter(
    ({ item }) => item.personId === null && item.state === 'open' && isLeft(item) && fromSchool.includes(item.kind),
  );
  const rows = people
    .map((person) => ({ person, tasks: tasks.filter(({ item }) => item.personId === person.id) }))
    .filter((row) => !waiting || row.tasks.some(({ item }) => isAwaited(item)));
  return (
    <div>
      {people.length === 0 && (
        <p className={classes.none}>
          Nobody is named yet. Add the teachers and the counselor who write for you, and choose them for what they do.
        </p>
      )}
      <ul className={classes.people}>
        {rows.map((row) => (
          <PersonRow key={row.person.id} {...row} {...changes} />
        ))}
        {!waiting && unclaimed.length > 0 && (
          <li className={classes.person} aria-label="Nobody yet">
            <h2>Nobody yet</h2>
            <ul className={classes.tasks}>
              {unclaimed.map(({ item, college }) => (
                <li key={item.id}>
                  <StateRing state="open" />
                  <span>{titleOf(item)}</span>
                  <TextLink href={college.href} dir="auto">
                    {college.college}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      <Button icon={Plus} size="small" onClick={onAddPerson}>
        Add a person
      </Button>
    </div>
  );
}

interface PersonRowProps extends Pick<PeopleBoardProps, 'onChange' | 'onEditPerson' | 'onDeletePerson'> {
  person: PersonItem;
  tasks: readonly Task[];
}

const lines = [
  { state: 'open', words: 'Not asked' },
  { state: 'asked', words: 'Asked' },
  { state: 'sent', words: 'Sent' },
  { state: 'received', words: 'Received' },
] as const;

function PersonRow({ person, tasks, onChange, onEditPerson, onDeletePerson }: PersonRowProps) {
  const open = tasks.filter(({ item }) => item.state === 'open');
  const awaited = tasks.filter(({ item }) => isAwaited(item));
  const arrived = ({ item }: Task) => onChange(item.id, { state: 'received' });
  const button = <Button size="small">One arrived</Button>;
  return (
    <li className={classes.person} aria-label={person.name}>
      <div>
        <h2 dir="auto">{person.name}</h2>
        <p className={classes.role} dir="auto">
          {[personRoles[person.role], person.subject].filter(Boolean).join(', ')}
        </p>
      </div>
      <div>
        <p>{sentenceOf(tasks)}</p>
        <ul className={classes.tasks}>
          {lines.map(({ state, words }) => {
            const of = tasks.filter(({ item }) => item.state === state);
            return (
              of.length > 0 && (
                <li key={state}>
                  <StateRing state={state} />
                  <span>{words}</span>
                  <span dir="auto">{collegesInWords(of, tasks)}</span>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <div className={classes.actions}>
        {open.length > 0 && (
          <Button size="small" onClick={() => open.forEach(({ item }) => onChange(item.id, { state: 'asked' }))}>
            Mark as asked
          </Button>
        )}
        {awaited.length > 0 && <Arrived tasks={awaited} button={button} onArrived={arrived} />}
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`More for ${person.name}`} size="small" />}
          items={[
            { label: 'Edit', onSelect: () => onEditPerson(person) },
            { label: 'Delete', danger: true, onSelect: () => onDeletePerson(person) },
          ]}
        />
      </div>
    </li>
  );
}

interface ArrivedProps {
  tasks: readonly Task[];
  button: ReactElement<{ onClick?: () => void }>;
  onArrived: (task: Task) => void;
}

/** Marks what has arrived: at once where only one thing is awaited, else by a menu. */
function Arrived({ tasks, button, onArrived }: ArrivedProps) {
  const [only, ...others] = tasks;
  if (only && others.length === 0)
    return (
      <Button size="small" onClick={() => onArrived(only)}>
        One arrived
      </Button>
    );
  return (
    <Menu trigger={button} items={tasks.map((task) => ({ label: inWords(task), onSelect: () => onArrived(task) }))} />
  );
}

const inWords = ({ item, college }: Task) => `${college.college}, ${kindInWords(item)}`;

/** Its title within a sentence; an abbreviation such as FAFSA stays as it is. */
function kindInWords(item: RequirementItem) {
  const title = titleOf(item);
  return /^\p{Lu}\p{Ll}/u.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}

/** The colleges; with what it is for each, where the person does more than one kind of thing. */
function collegesInWords(tasks: readonly Task[], all: readonly Task[]) {
  const isOne = new Set(all.map(({ item }) => item.kind)).size === 1;
  const colleges = [...new Set(tasks.map(({ college }) => college))];
  if (isOne) return colleges.map(({ college }) => college).join(', ');
  return colleges
    .map((college) => {
      const its = tasks.filter((task) => task.college === college).map(({ item }) => kindInWords(item));
      return `${college.college}: ${its.join(', ')}`;
    })
    .join('; ');
}

/** 5 colleges, first due January 2, asked September 28, 3 received, 1 not asked yet. */
function sentenceOf(tasks: readonly Task[]) {
  const colleges = new Set(tasks.map(({ college }) => college.id)).size;
  if (colleges === 0) return 'Not chosen for anything yet.';
  const pending = tasks.filter(({ item }) => item.state === 'open' || isAwaited(item));
  const [due] = pending.flatMap(({ college }) => college.deadline?.day ?? []).toSorted();
  const [asked] = tasks.flatMap(({ item }) => (item.state === 'asked' ? (item.stateDay ?? []) : [])).toSorted();
  const received = tasks.filter(({ item }) => item.state === 'received').length;
  const open = tasks.filter(({ item }) => item.state === 'open').length;
  const parts = [
    inFigures(colleges, 'college'),
    due && `first due ${dayOfYear(due)}`,
    asked && `asked ${dayOfYear(asked)}`,
    received > 0 && `${received} received`,
    open > 0 && `${open} not asked yet`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
