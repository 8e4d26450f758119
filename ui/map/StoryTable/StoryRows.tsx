/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- As in `StoryTable`. */
import { ChevronRight, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import text from '../../styles/text.module.css';
import { MAIN_ESSAY_NAME, type MapEssay, type StoryLine } from '../map.ts';
import classes from './StoryTable.module.css';

export interface StoryRow extends StoryLine {
  /** How many answers tell it. */
  count: number;
}

interface StoryRowsProps {
  row: StoryRow;
  essays: readonly MapEssay[];
  main: MapEssay | null;
  answers: number;
}

/** A story, with the essays that tell it; where each of them does opens below. */
export function StoryRows({ row, essays, main, answers }: StoryRowsProps) {
  const [open, setOpen] = useState(false);
  const quotesId = useId();
  const tellings = essays.flatMap((essay) => {
    const telling = row.told.find(({ essayId }) => essayId === essay.id);
    return telling ? [{ ...telling, essay }] : [];
  });
  const name = (
    <>
      <span className={classes.name} dir="auto">
        {row.name}
      </span>
      <span className={classes.about}>{row.about}</span>
    </>
  );
  return (
    <>
      <tr role="row" data-open={open || undefined}>
        <th scope="row" role="rowheader">
          {tellings.length > 0 ? (
            <button
              type="button"
              className={classes.story}
              data-story
              aria-expanded={open}
              aria-controls={open ? quotesId : undefined}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight aria-hidden="true" />
              <span>{name}</span>
            </button>
          ) : (
            <span className={classes.story}>
              <i />
              <span>{name}</span>
            </span>
          )}
        </th>
        {essays.map((essay) => {
          const telling = tellings.find(({ essayId }) => essayId === essay.id);
          return (
            <td key={essay.id} role="cell" data-main={essay === main || undefined} data-told={telling !== undefined}>
              {telling && <i className={classes.disc} data-carries={telling.carries || undefined} aria-hidden="true" />}
              <span className={text.hidden}>
                {telling ? (telling.carries ? 'carries it' : 'mentioned') : 'not told'}
              </span>
              {telling && (
                <span className={classes.where} dir="auto" aria-hidden="true">
                  {essay === main ? MAIN_ESSAY_NAME : essay.title}
                </span>
              )}
            </td>
          );
        })}
        <td role="cell" className={classes.total}>
          <Told count={row.count} answers={answers} />
        </td>
      </tr>
      {open && (
        <tr role="row" className={classes.quotes} id={quotesId}>
          <td role="cell" colSpan={essays.length + 2}>
            <ul>
              {tellings.map(({ essay, quote }) => (
                <li key={essay.id}>
                  <Link href={essay.href}>
                    <span className={classes.where} dir="auto">
                      {essay === main ? MAIN_ESSAY_NAME : essay.title}
                    </span>
                    <q dir="auto">{quote}</q>
                  </Link>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

/** How many answers tell a story; one in more than half of them stands out, and so does one in none. */
function Told({ count, answers }: { count: number; answers: number }) {
  if (count === 0) return <b className={classes.untold}>Not told</b>;
  if (count === 1 || count * 2 <= answers)
    return (
      <span className={classes.told}>
        {count} of {answers}
      </span>
    );
  return (
    <span className={classes.told} data-over>
      <Pencil aria-hidden="true" />
      <b>
        {count} of {answers}
      </b>
    </span>
  );
}
