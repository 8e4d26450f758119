import { Banner } from '@laurel/ui';
import type { RefObject } from 'react';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import { messageFor } from '#app/lib/messages.ts';
import type { View } from '#app/state/document.ts';
import type { Essay } from '#app/state/essay.ts';
import type { EssaySession } from '#app/state/writing.ts';
import classes from './workspace.module.css';

interface WorkspaceNoticesProps {
  session: EssaySession;
  /** What the session shows. */
  view: View<Essay>;
  /** Opens both texts of a conflict beside each other. */
  onCompare: () => void;
  /** The name of the file that is being read. */
  readingFile?: string;
  /** Why a file could not take the place of the text. */
  uploadError?: string;
  onChooseFile: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** What a student should know above the text: it was changed or deleted elsewhere, is not saved, or a file is being read. */
export function WorkspaceNotices({
  session,
  view: { stored, saveState, refusal, conflict },
  onCompare,
  readingFile,
  uploadError,
  onChooseFile,
  box,
}: WorkspaceNoticesProps) {
  return (
    <>
      {conflict && (
        <Banner className={classes.banner} action={{ label: 'Compare both texts', onAction: onCompare }}>
          This essay was changed somewhere else. Your words are kept here until you choose.
        </Banner>
      )}
      {refusal?.status === 404 && (
        <div className={classes.banner}>
          <DeletedElsewhere
            what="essay"
            ids={stored.restoreIds}
            words={() => session.newest().text}
            field={box}
            onRestored={() => session.retry()}
          />
        </div>
      )}
      {refusal && refusal.status !== 404 && (
        <Banner className={classes.banner}>
          {messageFor(refusal, 'saveEssay')}{' '}
          {saveState === 'unkept' ? 'Keep this page open.' : 'What you wrote is kept on this device.'}
        </Banner>
      )}
      {readingFile !== undefined && (
        <Banner kind="info" className={classes.banner}>
          Reading {readingFile}…
        </Banner>
      )}
      {uploadError !== undefined && (
        <Banner className={classes.banner} action={{ label: 'Choose another file', onAction: onChooseFile }}>
          {uploadError}
        </Banner>
      )}
    </>
  );
}
