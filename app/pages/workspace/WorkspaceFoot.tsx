import { Select, statusOf, writingStatuses } from '@laurel/ui';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { saveDelays } from '#app/lib/save-delays.ts';
import { type EssaySession, useNewest } from '#app/state/writing.ts';
import { WrittenWords } from './written-parts.tsx';
import classes from './workspace.module.css';

interface WorkspaceFootProps {
  session: EssaySession;
  /** Whether the main essay is written, which has a limit in any case. */
  isMain: boolean;
  /** What the text is read as. */
  readAs: ReactNode;
  /** Called once the student has set the status to Final. */
  onFinal: () => void;
}

/** What stands below the text: its words and their limit, what it is read as, and its status. */
export function WorkspaceFoot({ session, isMain, readAs, onFinal }: WorkspaceFootProps) {
  const status = useNewest(session, (written) => written.status);
  const wordLimit = useNewest(session, (written) => written.wordLimit);
  return (
    <>
      <WrittenWords
        session={session}
        limit={wordLimit}
        max={limits.wordLimit}
        optional={!isMain}
        onLimitChange={(limit) => session.change({ wordLimit: limit }, saveDelays.essayMeta)}
      />
      {readAs}
      <Select
        className={classes.status}
        label="Status"
        look="small"
        value={statusOf(status, writingStatuses)}
        options={writingStatuses}
        onChange={(next) => {
          session.change({ status: next }, saveDelays.essayMeta);
          if (next === 'final') onFinal();
        }}
      />
    </>
  );
}
