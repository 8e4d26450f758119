import { RequirementList, RequirementsLoading } from '@laurel/ui';
import { useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useRequirements } from '#app/features/requirements/useRequirements.ts';

interface ApplicationRequirementsProps {
  application: Application;
  /** Whether a change of it is on its way. */
  saving: boolean;
}

/** What the college of an application asks for. */
export function ApplicationRequirements({ application, saving }: ApplicationRequirementsProps) {
  const applications = useMemo(() => [application], [application]);
  const requirements = useRequirements(applications, saving);
  const { items, error, refetch } = requirements;
  if (!items)
    return error ? <FailedPanel error={error} failing="requirements" onRetry={refetch} /> : <RequirementsLoading />;
  return (
    <RequirementList
      college={application.college}
      items={items}
      people={requirements.people}
      saving={requirements.saving}
      unsaved={requirements.unsaved}
      onChange={requirements.change}
      onDelete={(id) => {
        const item = items.find((item) => item.id === id);
        if (item) void requirements.remove(item, item.note ?? 'the requirement');
      }}
      onAdd={(fields) => requirements.add(application.id, fields)}
      onAddPerson={requirements.addPerson}
    />
  );
}
