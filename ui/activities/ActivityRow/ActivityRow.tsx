import { useSortable } from '@dnd-kit/sortable';
import { useReducedMotionConfig } from 'framer-motion';
import { Copy, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { useReorder } from '../ActivityList/reorder.ts';
import { type Tier, TierBadge } from '../TierBadge/TierBadge.tsx';
import { type Commitment, commitmentText } from './commitment.ts';
import classes from './ActivityRow.module.css';

/** The same as the tokens --dur-3 and --ease-out. */
const SLIDE = { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' };

export interface ActivityRowActivity extends Commitment {
  id: string;
  title: string;
  organization: string;
  /** The line, of at most 150 characters. */
  impact: string;
  tier: Tier;
}

export interface ActivityRowProps {
  activity: ActivityRowActivity;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
  /** The open editor, which takes the place of the line and its buttons. */
  editor?: ReactNode;
}

/** One activity, which can be moved inside an ActivityList. */
export function ActivityRow({ activity, onEdit, onCopy, onDelete, editor }: ActivityRowProps) {
  const { id, title, organization, impact, tier } = activity;
  const titleId = useId();
  const offId = useId();
  const name = title || 'Untitled activity';
  const { off, lifted, placeOf } = useReorder();
  const isLifted = lifted === id;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: off !== undefined,
    transition: useReducedMotionConfig() ? null : SLIDE,
  });
  const { body, edit, follow } = useEditorFocus(editor !== undefined);
  const facts = [organization, commitmentText(activity)].filter(Boolean).join(' · ');

  return (
    <article
      className={classes.root}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-activity={id}
      data-lifted={isDragging || isLifted || undefined}
      data-editing={editor !== undefined || undefined}
      ref={setNodeRef}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
        order: placeOf?.(id),
      }}
    >
      <Tooltip text={off ?? 'Drag to reorder, or press Space'}>
        <button
          type="button"
          className={classes.grip}
          ref={setActivatorNodeRef}
          {...(off ? { 'aria-disabled': true, 'aria-describedby': offId } : { ...attributes, ...listeners })}
          {...(isLifted && { 'aria-pressed': true })}
          data-handle
          aria-label={`Reorder ${name}`}
        >
          <GripVertical aria-hidden="true" />
        </button>
      </Tooltip>
      <span id={offId} hidden>
        {off}
      </span>
      <div className={classes.body} ref={body}>
        <h3 className={classes.title} id={titleId} dir="auto" data-untitled={title === '' || undefined}>
          {name}
        </h3>
        {facts && (
          <div className={classes.facts} dir="auto">
            {facts}
          </div>
        )}
        {editor ?? (
          <>
            {impact ? (
              <p className={classes.line} dir="auto">
                {impact}
              </p>
            ) : (
              <p className={classes.noLine}>No line yet.</p>
            )}
            <div className={classes.actions}>
              <Button
                icon={Pencil}
                variant="ghost"
                size="small"
                ref={edit}
                onClick={() => {
                  follow();
                  onEdit();
                }}
              >
                Edit
              </Button>
              <Button icon={Copy} variant="ghost" size="small" onClick={onCopy} disabled={impact === ''}>
                Copy 150-char
              </Button>
              <Button icon={Trash2} variant="ghost" size="small" onClick={onDelete}>
                Delete
              </Button>
            </div>
          </>
        )}
      </div>
      <TierBadge tier={tier} />
    </article>
  );
}

/** Focuses the editor that Edit opens, and Edit again when it closes. */
function useEditorFocus(open: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current && open) body.current?.querySelector('input')?.focus();
    else if (follows.current) edit.current?.focus();
    follows.current = open;
  }, [open]);
  const follow = () => {
    follows.current = true;
  };
  return { body, edit, follow };
}
