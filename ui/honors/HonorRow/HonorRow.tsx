import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid } from '../../hooks/useFocusInvalid.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { SaveIndicator } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { HonorFields, type HonorFieldsProps } from '../HonorFields/HonorFields.tsx';
import { type Honor, type HonorDetails, type HonorErrors } from '../honor.ts';
import classes from './HonorRow.module.css';

export interface HonorRowProps extends Pick<HonorFieldsProps, 'titleRequired'> {
  honor: Honor;
  /** Whether the search leaves it out. It stays visible while it is being changed. */
  hidden?: boolean;
  saving: boolean;
  /** What is typed while it is being changed; null while it is not. */
  draft: HonorDetails | null;
  /** Begins a change, with the honor as the draft. */
  onEdit: () => void;
  onDraftChange: (draft: HonorDetails | null) => void;
  /** Whether it is changed for the sake of a form: what forms ask for besides is open, and its fields take the focus. */
  forForms?: boolean;
  /** Shows the change at once. Answers why it was taken back, or undefined where it was saved. */
  onSave: (honor: HonorDetails) => Promise<HonorErrors | undefined>;
  onDelete: () => void;
}

/** One honor of the list, which can be changed in its place. */
export function HonorRow({
  honor,
  hidden = false,
  saving,
  draft,
  onEdit,
  onDraftChange,
  forForms = false,
  titleRequired,
  onSave,
  onDelete,
}: HonorRowProps) {
  const [errors, setErrors] = useState<HonorErrors>({});
  const [saved, setSaved] = useState(false);
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, title, organization, kind, level, gradeYear, notes } = honor;
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  });

  useEffect(() => {
    if (forForms) row.current?.querySelector('input')?.focus();
  }, [forForms]);

  /** Focuses the fields that `show` opens, if the focus was in the row. */
  function open(show: () => void, refused: HonorErrors = {}) {
    const hadFocus = row.current?.contains(document.activeElement);
    flushSync(() => {
      setSaved(false);
      setErrors(refused);
      show();
    });
    if (hadFocus && !focusInvalid(row.current!)) row.current!.querySelector('input')?.focus();
  }

  function close() {
    flushSync(() => onDraftChange(null));
    edit.current?.focus();
  }

  async function save(details: HonorDetails) {
    close();
    if (isSame(details, honor)) return;
    const refused = await onSave(details);
    if (!refused) return setSaved(true);
    // If the student has begun another change meanwhile, that one stays open.
    open(() => newest.current ?? onDraftChange(details), refused);
  }

  const button = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <article
      className={classes.root}
      ref={row}
      tabIndex={-1}
      aria-label={title}
      data-honor={id}
      hidden={hidden && !draft && !saving}
    >
      {draft ? (
        // React also sends Escape from the open list of a select, which is outside of the form in the document.
        <div
          role="presentation"
          className={classes.editor}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) close();
          }}
        >
          <HonorFields
            label={`Edit ${title}`}
            value={draft}
            onChange={(next) => {
              setErrors({});
              onDraftChange(next);
            }}
            errors={errors}
            detailsOpen={forForms}
            titleRequired={titleRequired}
            onSubmit={(details) => void save(details)}
            actions={
              <>
                <Button type="submit">Save</Button>
                <Button variant="ghost" onClick={close}>
                  Cancel
                </Button>
              </>
            }
          />
        </div>
      ) : (
        <>
          <div className={classes.body}>
            <h3 id={titleId} dir="auto">
              {title}
            </h3>
            {organization && (
              <div className={classes.organization} dir="auto">
                {organization}
              </div>
            )}
            <div className={classes.facts}>
              {kind && <Pill tone="neutral">{kind}</Pill>}
              {level && <Pill tone="neutral">{level}</Pill>}
              {gradeYear && <Pill tone="neutral">Grade {gradeYear}</Pill>}
              <SaveIndicator state={saving ? 'saving' : saved ? 'saved' : null} />
            </div>
            {notes && (
              <p className={classes.notes} dir="auto">
                {notes}
              </p>
            )}
          </div>
          <div className={classes.actions}>
            <IconButton icon={Pencil} label="Edit" ref={edit} onClick={() => open(onEdit)} {...button} />
            <IconButton icon={Trash2} label="Delete" onClick={onDelete} {...button} />
          </div>
        </>
      )}
    </article>
  );
}

function isSame(details: HonorDetails, honor: Honor) {
  return (Object.keys(details) as (keyof HonorDetails)[]).every(
    (key) => JSON.stringify(details[key]) === JSON.stringify(honor[key]),
  );
}
