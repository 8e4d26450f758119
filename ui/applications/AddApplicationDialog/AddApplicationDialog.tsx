import { useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import text from '../../styles/text.module.css';
import classes from './AddApplicationDialog.module.css';
import { ApplicationForm, type ApplicationFormProps, type NewApplication } from './ApplicationForm.tsx';

export interface AddApplicationDialogProps
  extends
    Pick<DialogProps, 'open' | 'onOpenChange'>,
    Omit<ApplicationFormProps, 'id' | 'takesFocus' | 'asked' | 'onAsk' | 'onCreate'> {
  busy: boolean;
  /** The applications added since the dialog was opened, in words: Brown University, Early Decision. */
  added: readonly string[];
  /** `next` says whether to open the application once it is created, or to add another one here. */
  onCreate: (application: NewApplication, next: 'open' | 'another') => void;
}

/** Adds one application and opens it, or adds several in turn. Any college can be added. */
export function AddApplicationDialog({
  open,
  onOpenChange,
  busy,
  added,
  onCreate,
  ...form
}: AddApplicationDialogProps) {
  const formId = useId();
  const next = useRef<'open' | 'another'>('open');
  /** The form, by the number of those before it, that asked whether a college that is listed is to be added again. */
  const [askedBy, setAskedBy] = useState<number>();
  const asked = askedBy === added.length;

  function createAndAddAnother() {
    next.current = 'another';
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
    next.current = 'open';
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Add Application"
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)} disabled={busy}>
            {added.length > 0 ? 'Done' : 'Cancel'}
          </Button>
          {/* A disabled button would lose the focus that it was pressed with. */}
          <Button onClick={() => !busy && createAndAddAnother()} aria-disabled={busy || undefined}>
            Create & add another
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {busy ? 'Creating...' : asked ? 'Add it again' : 'Create & Open'}
          </Button>
        </>
      }
    >
      {/* Always in the page, because screen readers do not read a live region that appears together with its words. */}
      <p className={added.length > 0 ? classes.added : text.hidden} role="status">
        {added.length > 0 && `Added ${added.at(-1)}.`}
        {added.length > 1 && ` ${added.length} added so far.`}
      </p>
      <ApplicationForm
        // Another key, so that the next application begins with an empty form.
        key={added.length}
        id={formId}
        takesFocus={added.length > 0}
        asked={asked}
        onAsk={(asks) => setAskedBy(asks ? added.length : undefined)}
        onCreate={(application) => onCreate(application, next.current)}
        {...form}
      />
    </Dialog>
  );
}
