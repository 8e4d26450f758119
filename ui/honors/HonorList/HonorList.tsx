import { m, useReducedMotionConfig } from 'framer-motion';
import { type ReactNode, useId, useRef, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { Motion } from '../../primitives/Motion/Motion.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import { HonorRow, type HonorRowProps } from '../HonorRow/HonorRow.tsx';
import { matchesSearch } from '../../search.ts';
import { type Honor, type HonorDetails, type HonorErrors } from '../honor.ts';
import { useRemoval } from './useRemoval.ts';
import classes from './HonorList.module.css';

export interface HonorListProps extends Pick<HonorRowProps, 'titleRequired'> {
  /** Undefined while they load. */
  honors: readonly Honor[] | undefined;
  /** The ids of the honors that are being saved. */
  saving: ReadonlySet<string>;
  /** What is typed, by the id of the honor that is being changed. */
  drafts: Readonly<Record<string, HonorDetails>>;
  /** Begins a change, with the honor as its draft. */
  onEdit: (id: string) => void;
  onDraftChange: (id: string, draft: HonorDetails | null) => void;
  /** The honor that is changed for the sake of a form: it takes the focus when it opens. */
  forForms?: string | null;
  query: string;
  onQueryChange: (query: string) => void;
  /** Shows the change at once. Answers why it was taken back, or undefined where it was saved. */
  onSave: (id: string, honor: HonorDetails) => Promise<HonorErrors | undefined>;
  /** Answers why the honor was not deleted, or undefined where it was. */
  onDelete: (id: string) => Promise<string | undefined>;
  empty: Pick<EmptyStateProps, 'title' | 'text'>;
  /** Goes to the form, where there is no honor yet. */
  onAddFirst: () => void;
}

export function HonorList({
  honors,
  saving,
  drafts,
  onEdit,
  onDraftChange,
  forForms = null,
  query,
  onQueryChange,
  titleRequired,
  onSave,
  onDelete,
  empty,
  onAddFirst,
}: HonorListProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const found =
    honors?.filter(({ title, organization, notes, kind, level }) =>
      matchesSearch(query, [title, organization, notes, kind, level]),
    ) ?? [];
  const removal = useRemoval(found, onDelete, (next) => {
    const row = next && root.current?.querySelector<HTMLElement>(`[data-honor="${CSS.escape(next.id)}"]`);
    (row || root.current?.querySelector('button'))?.focus();
  });
  const searching = query.trim() !== '';

  return (
    <section ref={root} aria-labelledby={titleId} aria-busy={honors === undefined}>
      <SectionHead
        title="Your honors"
        id={titleId}
        aside={
          honors?.length !== 0 && (
            <SearchField className={classes.search} label="Search honors" value={query} onChange={onQueryChange} />
          )
        }
      />
      <p className={text.hidden} role="status">
        {honors && searching && `${found.length} found`}
      </p>
      {!honors && <RowSkeletons />}
      {honors?.length === 0 && (
        <EmptyState {...empty} action={<Button onClick={onAddFirst}>Add your first honor</Button>} />
      )}
      {honors && honors.length > 0 && found.length === 0 && (
        <EmptyState
          title={`No honors match “${query.trim()}”.`}
          text="Titles, organizations, notes, kinds and levels are searched."
          action={<Button onClick={() => onQueryChange('')}>Clear search</Button>}
        />
      )}
      {honors && (
        <Rows honors={honors}>
          {(honor) => (
            <HonorRow
              honor={honor}
              hidden={!found.includes(honor)}
              saving={saving.has(honor.id)}
              draft={drafts[honor.id] ?? null}
              onEdit={() => onEdit(honor.id)}
              onDraftChange={(draft) => onDraftChange(honor.id, draft)}
              forForms={honor.id === forForms}
              titleRequired={titleRequired}
              onSave={(details) => onSave(honor.id, details)}
              onDelete={() => removal.ask(honor)}
            />
          )}
        </Rows>
      )}
      <ConfirmDialog
        open={removal.honor !== null}
        onOpenChange={(open) => !open && removal.cancel()}
        title="Delete honor?"
        description={`${removal.honor?.title ?? ''} will be removed from your list.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={removal.busy}
        error={removal.error}
        onConfirm={() => void removal.confirm()}
      />
    </section>
  );
}

/** The rows, of which those that were not there at the start unfold. */
function Rows({ honors, children }: { honors: readonly Honor[]; children: (honor: Honor) => ReactNode }) {
  const [first] = useState(() => new Set(honors.map(({ id }) => id)));
  const duration = useReducedMotionConfig() ? 0 : 0.26;
  return (
    <Motion>
      <div className={classes.rows}>
        {honors.map((honor) => (
          <m.div
            key={honor.id}
            initial={first.has(honor.id) ? false : { opacity: 0, height: 0, overflow: 'clip' }}
            animate={{ opacity: 1, height: 'auto', transitionEnd: { overflow: 'visible' } }}
            transition={{ duration, ease: [0.2, 0.7, 0.2, 1] }}
          >
            {children(honor)}
          </m.div>
        ))}
      </div>
    </Motion>
  );
}

function RowSkeletons() {
  return (
    <div className={classes.rows}>
      {[62, 70, 54].map((width) => (
        <div key={width} className={classes.skeleton}>
          <Skeleton width={`${width}%`} height="20px" />
          <Skeleton width="34%" height="14px" />
          <Skeleton width="46%" height="22px" />
        </div>
      ))}
    </div>
  );
}
