import { Duties } from '@laurel/ui';
import type { Application } from '#contract/applications.ts';
import { useAskAgain } from '#app/lib/useAskAgain.ts';
import { applicationPath } from '#app/paths.ts';
import { useAnswer } from '#app/state/server.ts';

interface ApplicationDutiesProps {
  application: Application;
  /** Whether a change of it is on its way. */
  saving: boolean;
}

/** What an answer of the college, or a binding plan that is sent, asks of the student; nothing before that. */
export function ApplicationDuties({ application, saving }: ApplicationDutiesProps) {
  const { id, college, round, status, decision } = application;
  const { data, refetch } = useAnswer('listDuties', { params: { appId: id } });
  const applications = useAnswer('listApplications').data ?? [];
  const state = [round, status, decision].join();
  useAskAgain(state, saving, refetch);
  if (!data || status !== 'submitted') return null;
  return (
    <Duties
      title={titles[decision ?? 'sent'](college)}
      items={data.map(({ appIds, ...duty }) => ({
        ...duty,
        applications: applications
          .filter((other) => appIds.includes(other.id))
          .map((other) => ({ id: other.id, college: other.college, href: applicationPath(other.id) })),
      }))}
    />
  );
}

const titles: Record<NonNullable<Application['decision']> | 'sent', (college: string) => string> = {
  accepted: (college) => `${college} said yes.`,
  denied: (college) => `${college} said no.`,
  deferred: (college) => `${college} deferred you.`,
  waitlisted: (college) => `You are on the waitlist of ${college}.`,
  sent: () => 'You sent this under a binding plan.',
};
