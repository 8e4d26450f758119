import type { RequirementItem } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import type { WritingStatus } from '#contract/essays.ts';
import type { Requirement } from '#contract/requirements.ts';

type Written = Pick<ApplicationSummary['supplementals'][number], 'status'>;

/**
 * A requirement as it is shown, with how far the work on it is where the record tells.
 * @param supplementals those of the same application
 * @param mainEssay undefined until it is known
 */
export function requirementItem(
  { stateAt, due: _due, who: _who, ...requirement }: Requirement,
  supplementals: readonly Written[],
  mainEssay: { status: WritingStatus } | undefined,
  timeZone: string,
): RequirementItem {
  return {
    ...requirement,
    stateDay: stateAt === null ? null : calendarDayOf(new Date(stateAt), timeZone),
    progress: progressOf(requirement, supplementals, mainEssay),
  };
}

const statusNames = { drafting: 'Drafting', editing: 'Editing', final: 'Final' } as const;

function progressOf(
  { kind, count }: Pick<Requirement, 'kind' | 'count'>,
  supplementals: readonly Written[],
  mainEssay: { status: WritingStatus } | undefined,
): string | undefined {
  if (kind === 'mainEssay') return mainEssay && statusNames[mainEssay.status];
  if (kind !== 'supplement') return undefined;
  const asked = Math.max(count ?? 0, supplementals.length);
  return asked === 0 ? undefined : `${supplementals.filter(({ status }) => status === 'final').length} of ${asked}`;
}
