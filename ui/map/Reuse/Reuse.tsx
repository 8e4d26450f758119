import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { type NewPromptGroup, type ReuseKind, type ReuseTarget } from '../map.ts';
import { NewPrompts } from '../NewPrompts/NewPrompts.tsx';
import { ReuseRow } from '../ReuseRow/ReuseRow.tsx';
import classes from './Reuse.module.css';

export interface ReuseProps {
  /** The prompts that another essay can serve. */
  targets: readonly ReuseTarget[];
  /** Those that none comes near. */
  fresh: readonly NewPromptGroup[];
  today: string;
  /** Whether a group shows only its first rows until it is opened. */
  folded: boolean;
  /** The ids of the answer and the essay whose text is being copied into it. */
  starting: { target: string; source: string } | null;
  /** What could not be started, by the id of the answer. */
  unsaved: ReadonlyMap<string, Unsaved>;
  onStart: (target: string, source: string) => void;
}

const kinds: readonly { kind: ReuseKind; title: string; says: string }[] = [
  { kind: 'asIs', title: 'Use as it is', says: 'The same question at the same length.' },
  { kind: 'adapt', title: 'Adapt', says: 'Half of it answers. The rest is yours to write.' },
  { kind: 'start', title: 'Start', says: 'A third of it fits. Better than a blank page.' },
];

/** Which essay serves which prompt, grouped by what to do. */
export function Reuse({ targets, fresh, today, folded, starting, unsaved, onStart }: ReuseProps) {
  const headingId = useId();
  const freshCount = fresh.reduce((sum, { essays }) => sum + essays.length, 0);
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <SectionHead
        title="Reuse"
        id={headingId}
        aside={<span className={classes.aside}>Nothing is copied until you press it.</span>}
      />
      {kinds.map(({ kind, title, says }) => (
        <Group
          key={kind}
          title={title}
          says={says}
          rows={targets.filter(({ sources }) => sources[0]?.kind === kind)}
          folded={folded}
        >
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <ReuseRow
                  key={row.essay.id}
                  {...row}
                  starting={starting?.target === row.essay.id ? starting.source : null}
                  unsaved={unsaved.get(row.essay.id)}
                  onStart={(source) => onStart(row.essay.id, source)}
                />
              ))}
            </ul>
          )}
        </Group>
      ))}
      <Group
        title="New"
        says="No essay of yours comes near. These are the ones to plan."
        rows={fresh}
        count={freshCount}
        folded={folded}
        first={4}
      >
        {(groups) => <NewPrompts groups={groups} today={today} />}
      </Group>
      {targets.length + freshCount === 0 && <p className={classes.none}>Every prompt is written.</p>}
    </section>
  );
}

interface GroupProps<Row> {
  title: string;
  says: string;
  rows: readonly Row[];
  /** How many prompts they are, where a row is more than one. */
  count?: number;
  folded: boolean;
  /** How many rows show while it is folded. */
  first?: number;
  children: (rows: readonly Row[]) => ReactNode;
}

function Group<Row>({ title, says, rows, count = rows.length, folded, first = 3, children }: GroupProps<Row>) {
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The button goes, so what it opened takes the focus.
  useEffect(() => {
    if (open) list.current?.querySelectorAll(':scope > ul > li')[first]?.querySelector('a')?.focus();
  }, [open, first]);
  if (rows.length === 0) return null;
  const left = folded && !open ? rows.length - first : 0;
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>{title}</h3>
        <p>{folded ? inFigures(count, 'prompt') : says}</p>
      </div>
      <div ref={list} className={classes.rows}>
        {children(left > 0 ? rows.slice(0, first) : rows)}
        {left > 0 && (
          <Button variant="ghost" size="small" className={classes.more} onClick={() => setOpen(true)}>
            Show {left} more
          </Button>
        )}
      </div>
    </section>
  );
}
