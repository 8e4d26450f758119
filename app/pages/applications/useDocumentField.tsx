import { Banner } from '@laurel/ui';
import { useRef, useState } from 'react';
import { ConflictDialog } from '#app/features/conflict/ConflictDialog.tsx';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { useReplaced } from '#app/lib/useReplaced.ts';
import type { View } from '#app/state/document.ts';
import { type TextSession, useNewest } from '#app/state/writing.ts';

interface FieldOptions {
  what: 'application' | 'supplemental';
  /** The rows that bring a deleted document back; see `DeletedElsewhere`. */
  restoreIds: readonly string[];
  /** What is said in a conflict. */
  changed: string;
}

type Shown = Omit<View<{ text: string }>, 'stored'> & { session: TextSession };

/** The field of a text that is saved when the field is left, with what stands at it where the text could not be saved. */
export function useDocumentField(
  { session, saveState, refusal, conflict }: Shown,
  { what, restoreIds, changed }: FieldOptions,
) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [comparing, setComparing] = useState(false);
  const text = useNewest(session, (written) => written.text);
  const { note, onKeyDown } = useReplaced(text, (replacing) => session.replaceText(replacing));
  const save = () => void session.saveNow();

  function notice() {
    if (refusal?.status === 404)
      return (
        <DeletedElsewhere
          what={what}
          ids={restoreIds}
          words={() => session.newest().text}
          field={ref}
          onRestored={() => session.retry()}
        />
      );
    if (conflict)
      return (
        <Banner action={{ label: 'Compare both texts', onAction: () => setComparing(true) }}>
          {`${changed}. Your words are kept here until you choose.`}
        </Banner>
      );
    const kept = saveState === 'unkept' ? 'Keep this page open.' : 'Your words are kept on this device.';
    if (refusal) return <Banner>{`${messageFor(refusal, 'saveEssay')} ${kept}`}</Banner>;
    if (saveState !== 'failed' && saveState !== 'offline' && saveState !== 'unkept') return null;
    const why = saveState === 'offline' ? "Laurel can't be reached." : 'That did not save.';
    return <Banner action={{ label: 'Try again', onAction: save }}>{`${why} ${kept}`}</Banner>;
  }

  return {
    text,
    ref,
    save,
    onKeyDown,
    notice: notice(),
    /** Both texts of a conflict, once the student compares them. */
    dialog: conflict && (
      <ConflictDialog
        title={changed}
        open={comparing}
        onOpenChange={setComparing}
        session={session}
        stored={conflict}
        onReplaced={note}
      />
    ),
  };
}
