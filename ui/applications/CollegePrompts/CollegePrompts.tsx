import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inWords } from '../../in-words.ts';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { NotSaved, type Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { Cite } from '../../requirements/Cite/Cite.tsx';
import type { FactSource } from '../../requirements/requirements.ts';
import {
  type CollegeQuestion,
  countOfGroups,
  groupsOf,
  type PromptsStatus,
  type QuestionGroup,
  statusInWords,
} from './college-prompts.ts';
import classes from './CollegePrompts.module.css';
import { QuestionList } from './QuestionList.tsx';

export interface CollegePromptsProps {
  /** The name of the college in running text, such as Stanford. */
  name: string;
  status: PromptsStatus;
  note: string | null;
  source: FactSource | null;
  prompts: readonly CollegeQuestion[];
  /** The ids that are being added. */
  adding: ReadonlySet<string>;
  /** What was just added, in a sentence. */
  says?: string;
  unsaved?: Unsaved;
  onAdd: (ids: string[]) => void;
  /** Stands below the questions. */
  children?: ReactNode;
}

/** What a college asks this season, with the ways to add its questions: those for everybody in one step, and each by itself. */
export function CollegePrompts({
  name,
  status,
  note,
  source,
  prompts,
  adding,
  says = '',
  unsaved,
  onAdd,
  children,
}: CollegePromptsProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useKeepFocus(root, prompts);
  const forAll = prompts.filter(({ appliesTo }) => appliesTo === null);
  const asked = groupsOf(forAll.filter(({ need }) => need !== 'optional'));
  const optional = groupsOf(forAll.filter(({ need }) => need === 'optional'));
  const concerned = [...new Set(prompts.flatMap(({ appliesTo }) => appliesTo ?? []))];
  const rows = { adding, onAdd };
  const sentence = statusInWords(status, { name, isAsked: asked.length > 0, cycle: source?.cycle ?? null });
  return (
    <section ref={root} className={classes.root} aria-labelledby={headingId}>
      <SectionHead title="Questions of this season" id={headingId} />
      {sentence && (
        <p className={classes.status}>
          {sentence}
          {status === 'unknown' && source?.url && (
            <>
              {' '}
              <a href={source.url} target="_blank" rel="noreferrer">
                See the page of {name}
              </a>
            </>
          )}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      {status !== 'unknown' && source && <Cite {...source} />}
      {asked.length > 0 && <ForEverybody name={name} groups={asked} {...rows} />}
      {optional.length > 0 && (
        <div className={classes.fold}>
          <Fold summary={`Optional: ${questions(optional)}`}>
            <QuestionList groups={optional} {...rows} />
          </Fold>
        </div>
      )}
      {concerned.map((whom) => (
        <ForSome key={whom} whom={whom} prompts={prompts.filter(({ appliesTo }) => appliesTo === whom)} {...rows} />
      ))}
      {unsaved && <NotSaved {...unsaved} />}
      <p role="status" className={classes.says}>
        {says}
      </p>
      {children}
    </section>
  );
}

/** four questions; one of three questions */
function questions(groups: readonly QuestionGroup[]): string {
  const all = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const count = countOfGroups(groups);
  const words = `${inWords(all)} ${all === 1 ? 'question' : 'questions'}`;
  return count === all ? words : `${inWords(count)} of ${words}`;
}

type RowsProps = Pick<CollegePromptsProps, 'adding' | 'onAdd'>;

/** What everybody answers, added in one step. Of a group of which some are chosen the student picks them first. */
function ForEverybody({ name, groups, adding, onAdd }: RowsProps & { name: string; groups: readonly QuestionGroup[] }) {
  const saysId = useId();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const count = countOfGroups(groups);
  const left = groups.flatMap(({ questions, choose }) =>
    questions.filter(({ id, added }) => !added && (choose === null || picked.has(id))).map(({ id }) => id),
  );
  const toPick = groups.reduce((sum, group) => sum + Math.max(roomIn(group) - pickedIn(group, picked), 0), 0);
  const rows = <QuestionList groups={groups} adding={adding} onAdd={onAdd} picked={picked} onPick={pick} />;
  const busy = left.some((id) => adding.has(id));

  /** Takes a question or leaves it. Beyond what the college asks for, the one that was taken first is left. */
  function pick(group: QuestionGroup, id: string) {
    if (picked.has(id)) return setPicked(new Set([...picked].filter((other) => other !== id)));
    const room = Math.max(roomIn(group), 1);
    const mine = [...picked].filter((other) => group.questions.some((question) => question.id === other));
    const out = mine.slice(0, Math.max(mine.length + 1 - room, 0));
    setPicked(new Set([...picked].filter((other) => !out.includes(other)).concat(id)));
  }

  if (left.length === 0 && toPick === 0)
    return (
      <div className={classes.fold}>
        <Fold summary={`${allInWords(count)} in your list`}>{rows}</Fold>
      </div>
    );
  return (
    <>
      <div className={classes.offer}>
        <p id={saysId}>{offerInWords(name, { count, left: left.length, toPick, isBegun: isAnyAdded(groups) })}</p>
        <Button
          icon={Plus}
          size="small"
          busy={busy}
          aria-describedby={saysId}
          aria-disabled={left.length === 0 || undefined}
          onClick={() => left.length > 0 && onAdd(left)}
        >
          {busy ? 'Adding…' : addInWords(left.length, toPick)}
        </Button>
      </div>
      {rows}
    </>
  );
}

const allInWords = (count: number) =>
  count === 1 ? 'The question that everybody answers is' : `All ${inWords(count)} that everybody answers are`;

const isAnyAdded = (groups: readonly QuestionGroup[]) =>
  groups.some((group) => group.questions.some(({ added }) => added));

/** Brown asks for four: */
function offerInWords(
  name: string,
  { count, left, toPick, isBegun }: { count: number; left: number; toPick: number; isBegun: boolean },
): string {
  const asks = `${name} asks for ${inWords(count)}`;
  if (toPick > 0) return `${asks}. Choose ${inWords(toPick)} of them below:`;
  return isBegun ? `${asks}, and ${left === 1 ? 'one is' : `${inWords(left)} are`} not in your list yet:` : `${asks}:`;
}

function addInWords(left: number, toPick: number): string {
  if (toPick > 0 && left > 0) return `Add the other ${inWords(left)}`;
  return left === 1 ? 'Add it' : 'Add them';
}

/** How many more of a group's questions are to be chosen, beside those that were added. */
const roomIn = ({ questions, choose }: QuestionGroup) =>
  choose === null ? 0 : choose - questions.filter(({ added }) => added).length;

const pickedIn = ({ questions }: QuestionGroup, picked: ReadonlySet<string>) =>
  questions.filter(({ id, added }) => !added && picked.has(id)).length;

/** What only some applicants answer, such as those of a program. */
function ForSome({ whom, prompts, adding, onAdd }: RowsProps & { whom: string; prompts: readonly CollegeQuestion[] }) {
  const groups = groupsOf(prompts);
  const left = prompts.filter(({ added, group }) => !added && group === null).map(({ id }) => id);
  const busy = left.length > 1 && left.every((id) => adding.has(id));
  return (
    <div className={classes.fold}>
      <Fold summary={`Only for ${whom}: ${questions(groups)}`}>
        {left.length > 1 && (
          <Button icon={Plus} size="small" className={classes.all} busy={busy} onClick={() => onAdd(left)}>
            {busy ? 'Adding…' : left.length === 2 ? 'Add both' : `Add all ${inWords(left.length)}`}
          </Button>
        )}
        <QuestionList groups={groups} adding={adding} onAdd={onAdd} />
      </Fold>
    </div>
  );
}

/** A button goes with what it added, so the next one of the region takes the focus, or its heading. */
function useKeepFocus(root: React.RefObject<HTMLElement | null>, prompts: readonly CollegeQuestion[]) {
  const before = useRef<number>(undefined);
  const added = prompts.filter((prompt) => prompt.added).length;
  useEffect(() => {
    const isMore = before.current !== undefined && added > before.current;
    before.current = added;
    if (!isMore || document.activeElement !== document.body) return;
    const heading = root.current?.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];
    (buttons.find((button) => button.checkVisibility()) ?? heading)?.focus();
  }, [added, root]);
}
