import type { RequirementItem } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import type { WritingStatus } from '#contract/essays.ts';
import type { Requirement } from '#contract/requirements.ts';

type MainEssay = { status: WritingStatus; text: string };
type Written = Pick<ApplicationSummary['supplementals'][number], 'status'>;

/**
 * A requirement as it is shown, with how far the work on it is where the record tells.
 * @param supplementals those of the same application
 * @param mainEssay undefined until it is known
 */
export function requirementItem(
  { stateAt, due: _due, who: _who, ...requirement }: Requirement,
  supplementals: readonly Written[],
  mainEssay: MainEssay | undefined,
  timeZone: string,
): RequirementItem {
  return {
    ...requirement,
    stateDay: stateAt === null ? null : calendarDayOf(new Date(stateAt), timeZone),
    ...progressOf(requirement, supplementals, mainEssay),
  };
}

const statusNames = { drafting: 'Drafting', editing: 'Editing', final: 'Final' } as const;

/** How far the essays are, and whether they are all final; nothing for what is no essay. */
function progressOf(
  { kind, count }: Pick<Requirement, 'kind' | 'count'>,
  supplementals: readonly Written[],
  mainEssay: MainEssay | undefined,
): Pick<RequirementItem, 'progress' | 'written'> {
  if (kind === 'mainEssay') {
    // Of an essay without a word nothing is begun, whatever its status.
    if (!mainEssay || !/\S/.test(mainEssay.text)) return {};
    return { progress: statusNames[mainEssay.status], written: mainEssay.status === 'final' };
  }
  if (kind !== 'supplement') return {};
  const asked = Math.max(count ?? 0, supplementals.length);
  const written = supplementals.filter(({ status }) => status === 'final').length;
  return asked === 0 ? {} : { progress: `${written} of ${asked}`, written: written === asked };
}
