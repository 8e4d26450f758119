import { inFigures } from '../../in-words.ts';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { daysUntil, type Deadline, deadlineState, relativeWords } from '../deadlines.ts';

export interface DeadlinePillProps {
  due: Deadline;
  /** Calendar day, `2026-11-10`. */
  today: string;
  /** The words of the app, or those of the landing page, which has its own thresholds. */
  words?: 'relative' | 'landing';
}

/** How near a deadline is, in words and colour. */
export function DeadlinePill({ due, today, words = 'relative' }: DeadlinePillProps) {
  const near = deadlineState(due, today);
  const appWords = { state: near, tone: near, text: relativeWords(due, today) };
  const { state, tone, text } = words === 'landing' ? landingWords(due, today) : appWords;
  return (
    <Pill tone={tone} data-state={state}>
      {text}
    </Pill>
  );
}

/** The landing page's states: past once it has closed, urgent up to 7 days ahead, soon up to 14, ok beyond. */
function landingWords({ day, passed }: Deadline, today: string) {
  const days = daysUntil(day, today);
  if (passed || days < 0) return { state: 'past', tone: 'past', text: 'Past due' } as const;
  const text = days === 0 ? 'Due today' : `Due in ${inFigures(days, 'day')}`;
  if (days <= 7) return { state: 'urgent', tone: 'today', text } as const;
  return days <= 14 ? ({ state: 'soon', tone: 'soon', text } as const) : ({ state: 'ok', tone: 'far', text } as const);
}
