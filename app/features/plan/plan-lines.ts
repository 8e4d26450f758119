import { type PlanItemLine, shortDuration, type WayOutLine } from '@laurel/ui';
import { isToBegin } from '#contract/plan/essay-title.ts';
import { isOfComments } from '#contract/plan/item-ids.ts';
import type { PlanItem, PlanVerdict } from '#contract/plan.ts';
import type { StudentDays } from '#contract/plan/student-days.ts';
import { applicationPath, paths, workspacePath } from '#app/paths.ts';
import { laterDays } from './later-days.ts';

/** Items whose reason says already until when. */
const DATED: readonly PlanItem['kind'][] = ['ask', 'remind', 'submit', 'portal'];

/** An item of the plan as a line of a list. */
export function planLine(item: PlanItem, days: StudentDays): Omit<PlanItemLine, 'isDone' | 'note' | 'unsaved'> {
  const { id, kind, title, why, href, minutes, tick, due } = item;
  return {
    id,
    title,
    why,
    href,
    by: due === null || DATED.includes(kind) ? '' : `Due ${days.inWords('November 7', due)}.`,
    minutes: minutes ?? 0,
    tick,
    later: laterDays(item, days),
    open: openWords(item),
  };
}

function openWords(item: PlanItem) {
  if (isOfComments(item)) return 'Read them';
  if (item.kind === 'essay') return isToBegin(item) ? 'Start writing' : 'Keep writing';
  return item.kind === 'clash' ? 'See the rule' : 'Open';
}

/** The work up to the tightest day, and the time until then; null where that is not known. */
export function loadOf({ kind, tightest }: PlanVerdict) {
  if (kind === 'unknown') return null;
  return tightest ?? { needed: 0, available: 1 };
}

/** The ways out of a plan that does not fit, each with where it is done. `setHours` does it at once where it can be done there. */
export function wayLines({ waysOut }: PlanVerdict, setHours?: (hours: number) => void): WayOutLine[] {
  return waysOut.map(({ says, savesMinutes, essayId, appId, hoursPerWeek }) => {
    if (hoursPerWeek === undefined)
      return {
        says,
        gain: `Saves ${shortDuration(savesMinutes)}`,
        action: essayId
          ? { label: 'Open answer', href: workspacePath(essayId) }
          : { label: 'Open application', href: applicationPath(appId ?? '') },
      };
    return {
      says,
      gain: 'Then it fits',
      action: setHours
        ? { label: `Set ${hoursPerWeek} hours`, onPress: () => setHours(hoursPerWeek) }
        : { label: 'Change hours', href: paths.plan },
    };
  });
}
