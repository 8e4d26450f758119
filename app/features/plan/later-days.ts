import type { LaterChoice, LaterDays } from '@laurel/ui';
import { formatDate } from '#contract/format-date.ts';
import type { PlanItem } from '#contract/plan.ts';
import { dayText, type StudentDays } from '#contract/plan/student-days.ts';
import { dateInWords } from '#contract/plan/words.ts';

/** Until when an item may be put off: tomorrow, in two days, the next school day or a date, and never past the last day that helps. */
export function laterDays({ due, state }: Pick<PlanItem, 'due' | 'state'>, days: StudentDays): LaterDays {
  const { today } = days;
  // What is late already is no later for being put off.
  const last = due === null || state === 'late' ? null : days.of(due);
  const school = days.nextSchoolDay(today);
  const between = days.offOn(today + 1) ?? days.offOn(school - 1);
  const all: [label: string, day: number][] = [
    ['Tomorrow', today + 1],
    ['In two days', today + 2],
    [between && school > today + 1 ? `After ${between.name}` : 'Next school day', school],
  ];
  const choices = all
    .filter(([, day], at) => (last === null || day <= last) && all.findIndex(([, other]) => other === day) === at)
    .map(([label, day]): LaterChoice => ({ label, day: dayText(day), detail: formatDate('Sat, Nov 7', dayText(day)) }));
  return {
    choices,
    first: dayText(today + 1),
    last: last === null ? null : dayText(last),
    note: last === null ? undefined : noteOf(last, today),
  };
}

function noteOf(last: number, today: number) {
  return last === today
    ? 'It is due today, so there is no later day.'
    : `It is due on ${dateInWords(last)}, so nothing later is offered.`;
}
