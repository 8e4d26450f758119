import { Banner, RoundVerdict } from '@laurel/ui';
import { useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { withScholarship } from '#contract/early-plans.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useAskAgain } from '#app/lib/useAskAgain.ts';
import { useAnswer } from '#app/state/server.ts';
import { useRounds } from './EarlyPlanRegion.tsx';
import { verdictLines } from './verdict-lines.ts';
import classes from './application.module.css';

interface ApplicationVerdictProps {
  application: Application;
  /** Whether a change of it is on its way. */
  saving: boolean;
}

/** Whether the round of an application goes together with the student's other plans. */
export function ApplicationVerdict({ application, saving }: ApplicationVerdictProps) {
  const { data: listed } = useAnswer('listApplications');
  const all = useMemo(
    () => (listed ?? []).map((other) => (other.id === application.id ? { ...other, ...application } : other)),
    [listed, application],
  );
  const { data, error, refetch } = useRounds(all, saving);
  const { data: requirements = [] } = useAnswer('listRequirements');
  useAskAgain([...withScholarship(requirements)].join(), saving, refetch);
  return (
    <div className={classes.verdict}>
      {error && !data && (
        <Banner action={{ label: 'Try again', onAction: () => void refetch() }}>{messageFor(error, 'rounds')}</Banner>
      )}
      <RoundVerdict lines={verdictLines(data?.pairs ?? [], application.id, all)} />
    </div>
  );
}
