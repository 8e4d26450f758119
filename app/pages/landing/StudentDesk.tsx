import { CampusPicture, Demo, DemoDeadlines, DemoHighlights, ScholarshipPicks, useIsHydrated } from '@laurel/ui';
import { calendarDayOf, DAY } from '#contract/dates.ts';
import { builtOn } from '#app/lib/built-on.ts';
import { useClock } from '#app/state/clock.ts';
import { demo, demoCards, demoDeadlines, demoEssay, demoHighlights, scholarshipPicks } from './content.ts';

/** The demonstration. Its deadlines count from today, so that they stay as near whenever the page is opened. */
export function StudentDesk() {
  const clock = useClock();
  const today = useIsHydrated() ? clock.today : builtOn();
  const deadlines = demoDeadlines.map(({ inDays, ...deadline }) => ({
    ...deadline,
    due: calendarDayOf(new Date(Date.parse(today) + inDays * DAY), 'UTC'),
  }));
  return (
    <Demo {...demo}>
      <DemoHighlights {...demoCards.highlights} essay={demoEssay} highlights={demoHighlights} />
      <CampusPicture />
      <DemoDeadlines {...demoCards.deadlines} deadlines={deadlines} today={today} />
      <ScholarshipPicks {...demoCards.scholarships} picks={scholarshipPicks} />
    </Demo>
  );
}
