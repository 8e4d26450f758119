import { Board, RequirementsLoading } from '@laurel/ui';
import { useMemo } from 'react';
import type { ApplicationSummary } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { useRequirements } from '#app/features/requirements/useRequirements.ts';
import { inOrder, isOpen } from '#app/lib/applications-in-order.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { applicationPath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import type { useApplicationsView } from './useApplicationsView.ts';

interface ApplicationsBoardProps {
  applications: readonly ApplicationSummary[];
  /** Whether a change of them is on its way. */
  saving: boolean;
  view: ReturnType<typeof useApplicationsView>['board'];
}

/** What all colleges ask for, and where it stands. */
export function ApplicationsBoard({ applications, saving, view }: ApplicationsBoardProps) {
  const { today, dueOf } = useClock();
  const { items, error, refetch, ...requirements } = useRequirements(applications, saving);
  const byApplication = useMemo(() => {
    const all = new Map(applications.map(({ id }) => [id, [] as NonNullable<typeof items>]));
    for (const item of items ?? []) all.get(item.appId)?.push(item);
    return all;
  }, [applications, items]);
  if (!items)
    return error ? <FailedPanel error={error} failing="requirements" onRetry={refetch} /> : <RequirementsLoading />;
  return (
    <Board
      {...view}
      colleges={inOrder(applications).map((application) => ({
        id: application.id,
        college: application.college,
        href: applicationPath(application.id),
        round: application.round && roundNames[application.round],
        deadline: dueOf(application.deadline),
        sent: !isOpen(application),
        items: byApplication.get(application.id) ?? [],
      }))}
      people={requirements.people}
      today={today}
      saving={requirements.saving}
      unsaved={requirements.unsaved}
      onChange={requirements.change}
      onAddPerson={requirements.addPerson}
      onEditPerson={requirements.editPerson}
      onDeletePerson={(person) => void requirements.deletePerson(person)}
    />
  );
}
