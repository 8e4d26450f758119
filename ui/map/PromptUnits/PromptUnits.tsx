import { ChevronDown, ChevronUp, CircleHelp, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inFigures } from '../../in-words.ts';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { Unsaved } from '../../primitives/NotSaved/NotSaved.tsx';
import { lengthOf, type MapEssay, type PromptGroup } from '../map.ts';
import { UnitsEditor, type UnitsEditorProps } from '../UnitsEditor/UnitsEditor.tsx';
import classes from './PromptUnits.module.css';

export interface PromptUnitsProps extends Pick<UnitsEditorProps, 'choices'> {
  groups: readonly PromptGroup[];
  /** Whether each college is folded until it is opened. One with a prompt that was not read is open. */
  folded: boolean;
  /** The id of the essay of which the prompt is being corrected. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  /** What became of the last change of each essay. */
  states: ReadonlyMap<string, 'saving' | 'saved'>;
  unsaved: ReadonlyMap<string, Unsaved>;
  onChange: (id: string, units: string[] | null) => void;
  /** Stands below the prompts. */
  foot?: ReactNode;
}

/** What each prompt asks for, by college, and the way to correct it. */
export function PromptUnits({ groups, folded, foot, ...rows }: PromptUnitsProps) {
  const headingId = useId();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const essays = groups.flatMap((group) => group.essays);
  const corrected = essays.filter((essay) => essay.corrected).length;
  useEffect(() => {
    if (open) heading.current?.querySelector('button')?.focus();
  }, [open]);
  return (
    <section aria-labelledby={headingId} className={classes.root} data-open={open || undefined}>
      <SectionHead
        title="What each prompt asks for"
        id={headingId}
        aside={<span className={classes.aside}>Read by rules. Correct it where it is wrong, and the map follows.</span>}
      />
      <Button className={classes.opener} aria-expanded={open} onClick={() => setOpen(true)}>
        Show {inFigures(essays.length, 'prompt')}
        {corrected > 0 && `, ${corrected} corrected`}
      </Button>
      <div ref={heading} className={classes.groups}>
        {groups.map((group) =>
          folded ? (
            <FoldedGroup key={group.id} group={group} {...rows} />
          ) : (
            <div key={group.id} className={classes.group}>
              <h3 dir="auto">{group.title}</h3>
              <PromptRows essays={group.essays} {...rows} />
            </div>
          ),
        )}
      </div>
      {foot}
    </section>
  );
}

type RowsProps = Omit<PromptUnitsProps, 'groups' | 'folded' | 'foot'>;

function FoldedGroup({ group: { title, essays }, ...rows }: RowsProps & { group: PromptGroup }) {
  const unread = essays.filter(({ units }) => units.length === 0).length;
  const [isOpen] = useState(unread > 0);
  const isDone = essays.every(({ status }) => status === 'final');
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>
        <h3 dir="auto">{title}</h3>
        <span>
          {inFigures(essays.length, 'prompt')}
          {isDone && ', all final'}
        </span>
        {unread > 0 && <span className={classes.unreadCount}>{unread} not read</span>}
        <ChevronDown aria-hidden="true" />
      </summary>
      <PromptRows essays={essays} {...rows} />
    </details>
  );
}

function PromptRows({
  essays,
  choices,
  editing,
  onEdit,
  states,
  unsaved,
  onChange,
}: RowsProps & { essays: readonly MapEssay[] }) {
  const pencil = useRef<HTMLButtonElement>(null);
  return (
    <ul>
      {essays.map((essay) => {
        const { id, title, college, href, units, corrected } = essay;
        const isOpen = editing === id;
        const Icon = isOpen ? ChevronUp : Pencil;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id}
            className={classes.row}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !isOpen) return;
              event.stopPropagation();
              pencil.current?.focus();
              onEdit(null);
            }}
          >
            <Link className={classes.title} href={href} dir="auto">
              {title}
            </Link>
            {units.length > 0 ? (
              <span className={classes.units}>
                {unitsInWords(units, choices)}
                {corrected && ' '}
                {corrected && <span className={classes.corrected}>your correction</span>}
              </span>
            ) : (
              <span className={classes.unread}>
                <CircleHelp aria-hidden="true" />
                Not read. Say what it asks for.
              </span>
            )}
            <span className={classes.words}>{lengthOf(essay)}</span>
            <Button
              ref={isOpen ? pencil : undefined}
              variant="ghost"
              size="small"
              className={classes.pencil}
              aria-label={`Correct what ${title}${college === null ? '' : `, ${college},`} asks for`}
              aria-expanded={isOpen}
              onClick={() => onEdit(isOpen ? null : id)}
            >
              <Icon aria-hidden="true" />
            </Button>
            {isOpen && (
              <div className={classes.editor}>
                <UnitsEditor
                  essay={essay}
                  choices={choices}
                  state={states.get(id) ?? null}
                  unsaved={unsaved.get(id)}
                  onChange={(next) => onChange(id, next)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A community, what you would bring */
function unitsInWords(units: readonly string[], choices: PromptUnitsProps['choices']): string {
  const labels = units.map((unit) => choices.find(({ value }) => value === unit)?.label ?? unit);
  return labels.map((label, at) => (at === 0 ? label : label[0]!.toLowerCase() + label.slice(1))).join(', ');
}
