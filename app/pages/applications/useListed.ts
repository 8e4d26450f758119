import type { ApplicationSummary } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { useSettled } from '#app/features/college-search/useSettled.ts';
import { applicationPath } from '#app/paths.ts';
import { useAnswerWhen } from '#app/state/server.ts';

/** The student's application to this college, by any of its names: the one in the same round, or else the first. */
export function useListed(applications: readonly ApplicationSummary[], college: string, round: string | null) {
  const typed = college.trim();
  const isSettled = useSettled(typed) === typed;
  const written = [typed, ...applications.map((application) => application.college)];
  const asked = isSettled && typed !== '' && applications.length > 0;
  const { data } = useAnswerWhen(asked, 'resolveDeadlines', { body: { names: written } });
  // Only the server knows that “MIT” is a name of another. Until it has answered, names are compared as they are written.
  const [meant = '', ...there] = asked && data ? data.items.map((item) => item.college) : written;
  const own = applications.filter((_, at) => isSame(there[at], meant));
  const listed = own.find((application) => application.round === round) ?? own[0];
  return (
    listed && {
      college: listed.college,
      round: listed.round && roundNames[listed.round],
      sameRound: listed.round === round,
      href: applicationPath(listed.id),
    }
  );
}

const isSame = (name = '', other: string) => name.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
