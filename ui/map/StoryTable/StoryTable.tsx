import { inFigures } from '../../in-words.ts';
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A table that is laid out as a list loses its roles unless they are written. */
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import text from '../../styles/text.module.css';
import { MAIN_ESSAY_NAME, type StoryCollege, type StoryLine } from '../map.ts';
import { type StoryRow, StoryRows } from './StoryRows.tsx';
import classes from './StoryTable.module.css';

export interface StoryTableProps {
  /** The colleges with answers; none while nothing is written. */
  colleges: readonly StoryCollege[];
  /** The id of the one that is shown. */
  college: string;
  onCollege: (id: string) => void;
  stories: readonly StoryLine[];
  /** Whether only the first rows show until more are asked for. */
  folded: boolean;
}

/** Which story each essay tells that one reader sees: what carries too much, and what is told nowhere. */
export function StoryTable({ colleges, college, onCollege, stories, folded }: StoryTableProps) {
  const headingId = useId();
  const shown = colleges.find(({ id }) => id === college) ?? colleges[0];
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <SectionHead
        title="Stories"
        id={headingId}
        aside={
          shown && (
            <Select
              className={classes.select}
              label="College"
              look="small"
              value={shown.id}
              options={colleges.map(({ id, college }) => ({ value: id, label: college }))}
              onChange={onCollege}
            />
          )
        }
      />
      {shown ? (
        <Shown key={shown.id} shown={shown} stories={stories} folded={folded} />
      ) : (
        <p className={classes.none}>
          No answer is written yet. Once one is, this shows which of your stories each college reads.
        </p>
      )}
    </section>
  );
}

/** How many told stories show while the rest is folded, with the first that is told nowhere. */
const FIRST_TOLD = 3;

function Shown({ shown, stories, folded }: { shown: StoryCollege; stories: readonly StoryLine[]; folded: boolean }) {
  const [all, setAll] = useState(!folded);
  const body = useRef<HTMLTableSectionElement>(null);
  const { says, wayOut, main, answers } = shown;
  const essays = main ? [main, ...answers] : answers;
  const inOrder = rowsOf(stories, shown);
  const told = inOrder.filter(({ count }) => count > 0).slice(0, FIRST_TOLD);
  const first = [...told, ...inOrder.filter(({ count }) => count === 0).slice(0, 1)];
  const rows = all ? inOrder : first;
  const left = inOrder.length - rows.length;
  // The button goes, so the first row that it opened takes the focus.
  useEffect(() => {
    if (all && folded) body.current?.querySelectorAll<HTMLElement>('[data-story]')[FIRST_TOLD]?.focus();
  }, [all, folded]);
  return (
    <>
      <p className={classes.says} dir="auto">
        {says}
      </p>
      <p className={classes.together}>
        One reader sees all of this together.
        {wayOut && (
          <>
            {' '}
            {wayOut.says}{' '}
            <TextLink look="alone" href={wayOut.href}>
              {wayOut.open}
            </TextLink>
          </>
        )}
      </p>
      {inOrder.length === 0 ? (
        <p className={classes.none}>Add your activities and honors, and this shows which of them each college reads.</p>
      ) : (
        <>
          <table
            className={clsx(classes.table, essays.length > 7 && classes.many)}
            role="table"
            aria-label={`Stories in the essays for ${shown.college}`}
          >
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  <span className={text.hidden}>Story</span>
                </th>
                {essays.map((essay) => (
                  <th key={essay.id} scope="col" role="columnheader" data-main={essay === main || undefined} dir="auto">
                    {essay === main && essay.title !== MAIN_ESSAY_NAME && <span>{MAIN_ESSAY_NAME}</span>}
                    {essay.title}
                  </th>
                ))}
                <th scope="col" role="columnheader" className={classes.total}>
                  Answers that tell it
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" ref={body}>
              {rows.map((row) => (
                <StoryRows key={row.id} row={row} essays={essays} main={main} answers={answers.length} />
              ))}
            </tbody>
          </table>
          {left > 0 && (
            <Button variant="ghost" size="small" className={classes.more} onClick={() => setAll(true)}>
              Show {inFigures(left, 'more story', 'more stories')}
            </Button>
          )}
          <p className={classes.legend}>
            <span>
              <i className={classes.disc} data-carries aria-hidden="true" />
              carries the answer
            </span>
            <span>
              <i className={classes.disc} aria-hidden="true" />
              is mentioned
            </span>
            <span>Press a story to read where.</span>
          </p>
        </>
      )}
    </>
  );
}

/** The stories that most answers tell first; of those that none tells, what the main essay tells comes first. */
function rowsOf(stories: readonly StoryLine[], { main, answers }: StoryCollege): StoryRow[] {
  const ids = new Set(answers.map(({ id }) => id));
  const inMain = ({ told }: StoryLine) => told.some(({ essayId }) => essayId === main?.id);
  return stories
    .map((story) => ({ ...story, count: story.told.filter(({ essayId }) => ids.has(essayId)).length }))
    .filter((story) => story.count > 0 || story.isListed || inMain(story))
    .toSorted((a, b) => b.count - a.count || Number(inMain(b)) - Number(inMain(a)));
}
