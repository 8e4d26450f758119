import { CampusPicture, Demo, DemoDeadlines, DemoHighlights, ScholarshipPicks, useIsHydrated } from '@laurel/ui';
import { calendarDayOf } from '#contract/dates.ts';
import { useClock } from '#app/state/clock.ts';
import { demoDeadlines, demoEssay, demoHighlights, scholarshipPicks } from './content.ts';

const DAY = 24 * 60 * 60_000;

/** The demonstration: its deadlines stay as near as they are, whenever it is looked at. */
export function StudentDesk() {
  const clock = useClock();
  const today = useIsHydrated() ? clock.today : import.meta.env.VITE_BUILT_ON;
  const deadlines = demoDeadlines.map(({ inDays, ...deadline }) => ({
    ...deadline,
    due: calendarDayOf(new Date(Date.parse(today) + inDays * DAY), 'UTC'),
  }));
  return (
    <Demo>
      <DemoHighlights essay={demoEssay} highlights={demoHighlights} />
      <CampusPicture />
      <DemoDeadlines deadlines={deadlines} today={today} />
      <ScholarshipPicks picks={scholarshipPicks} />
    </Demo>
  );
}
