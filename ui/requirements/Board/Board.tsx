import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { type BoardCollege, isWaiting } from '../board.ts';
import { BoardCards } from '../BoardCards/BoardCards.tsx';
import { BoardTable, type BoardTableProps } from '../BoardTable/BoardTable.tsx';
import { PeopleBoard } from '../PeopleBoard/PeopleBoard.tsx';
import { type PersonFields, PersonDialog } from '../PersonDialog/PersonDialog.tsx';
import type { PersonItem, RingState } from '../requirements.ts';
import { StateRing } from '../StateRing/StateRing.tsx';
import classes from './Board.module.css';

export type BoardView = 'college' | 'person';

export interface BoardProps extends Pick<BoardTableProps, 'people' | 'today' | 'saving' | 'unsaved' | 'onChange'> {
  colleges: readonly BoardCollege[];
  view: BoardView;
  onView: (view: BoardView) => void;
  /** Whether only what waits for others shows. */
  waiting: boolean;
  onWaiting: (waiting: boolean) => void;
  /** Adds a person, whom the requirement of that id gets where it is given; answers undefined, or why it did not work. */
  onAddPerson: (fields: PersonFields, id?: string) => Promise<string | undefined>;
  /** Changes a person; answers undefined, or why it did not work. */
  onEditPerson: (id: string, fields: PersonFields) => Promise<string | undefined>;
  /** Deletes a person, which can be undone. */
  onDeletePerson: (person: PersonItem) => void;
}

const views = [
  { value: 'college', label: 'By college' },
  { value: 'person', label: 'By person' },
] as const;

const legend: readonly [RingState, string][] = [
  ['open', 'Open'],
  ['begun', 'Begun'],
  ['asked', 'Asked'],
  ['sent', 'Sent, not confirmed'],
  ['received', 'Received'],
  ['waived', 'Waived'],
  ['unknown', 'Not known'],
  ['notNeeded', 'Not needed'],
];

/** What all colleges ask for and where it stands, by college or by person. */
export function Board(props: BoardProps) {
  const { colleges, view, onView, waiting, onWaiting, onAddPerson, onEditPerson, onDeletePerson, ...rest } = props;
  /** The requirement for which a person is being added; null for none. */
  const [adding, setAdding] = useState<{ id?: string } | null>(null);
  const [editing, setEditing] = useState<PersonItem | null>(null);
  const awaiting = colleges.filter(isWaiting);
  const shown = waiting ? awaiting : colleges;
  return (
    <div>
      <div className={classes.bar}>
        <div role="group" aria-label="Show the board" className={classes.views}>
          {views.map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => onView(value)}>
              {label}
            </button>
          ))}
        </div>
        <Chip pressed={waiting} onClick={() => onWaiting(!waiting)}>
          <Hourglass aria-hidden="true" />
          Waiting for others
        </Chip>
        <span className={classes.count} role="status">
          {waiting &&
            `${awaiting.length} of ${inFigures(colleges.length, 'college')} ${awaiting.length === 1 ? 'waits' : 'wait'} for something`}
        </span>
        {view === 'college' && (
          <div className={classes.legend} aria-hidden="true">
            {legend.map(([state, words]) => (
              <span key={state}>
                <StateRing state={state} />
                {words}
              </span>
            ))}
          </div>
        )}
      </div>
      {view === 'person' ? (
        <PeopleBoard
          colleges={colleges}
          people={rest.people}
          waiting={waiting}
          onChange={rest.onChange}
          onAddPerson={() => setAdding({})}
          onEditPerson={setEditing}
          onDeletePerson={onDeletePerson}
        />
      ) : (
        <>
          <div className={classes.wide}>
            <BoardTable {...rest} colleges={shown} waiting={waiting} onAddPerson={(id) => setAdding({ id })} />
          </div>
          <div className={classes.narrow}>
            <BoardCards colleges={shown} today={rest.today} waiting={waiting} />
          </div>
        </>
      )}
      {adding && <PersonDialog onSave={(fields) => onAddPerson(fields, adding.id)} onClose={() => setAdding(null)} />}
      {editing && (
        <PersonDialog
          person={editing}
          onSave={(fields) => onEditPerson(editing.id, fields)}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
