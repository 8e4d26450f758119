import type { Suggestion } from '@laurel/ui';
import { roundNames } from '#contract/round-names.ts';
import { daysUntil } from '#contract/dates.ts';
import type { Overview, UpcomingDeadline } from '#contract/overview.ts';
import { formatDate } from '#contract/format-date.ts';
import { topicOf } from '#contract/suggestions.ts';
import { whenDue } from '#contract/when-due.ts';
import { countedCapital } from '#contract/in-words.ts';
import { timeInWords } from '#app/lib/when-in-words.ts';
import { applicationPath, paths } from '#app/paths.ts';

/** Good morning from five, Good afternoon from noon, Good evening from six. */
export function greeting(now: Date, timeZone: string) {
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The date, and how much is still due today or, where nothing is, what comes next and when. */
export function standing(now: Date, deadlines: readonly UpcomingDeadline[], timeZone: string) {
  const date = formatDate('Saturday, November 7', now, timeZone);
  const due = deadlines.filter((deadline) => {
    const { days, passed } = whenDue(deadline.due, now, timeZone);
    return days === 0 && !passed;
  });
  if (due.length === 0) return [date, nextDate(now, deadlines, timeZone)].filter(Boolean).join('. ');
  const kinds = new Set(due.map(({ kind }) => kind));
  const [kind = ''] = kinds.size === 1 ? kinds : ['deadline'];
  return `${date}. ${countedCapital(due.length, `${kind} is`, `${kind}s are`)} due today.`;
}

/** Brown University is your next date, in 8 days. Undefined where none is to come. */
function nextDate(now: Date, deadlines: readonly UpcomingDeadline[], timeZone: string): string | undefined {
  const [next] = deadlines
    .map(({ title, due }) => ({ title, ...whenDue(due, now, timeZone) }))
    .filter(({ days, passed }) => !passed && days > 0)
    .toSorted((a, b) => a.days - b.days);
  return next && `${next.title} is your next date, ${next.days === 1 ? 'tomorrow' : `in ${next.days} days`}.`;
}

/** Whether the student has no activities, no applications or no scored essay yet. */
export function needsSetup({ extracurriculars, applications, essays }: Overview) {
  return extracurriculars.count === 0 || applications.total === 0 || essays.latest === null;
}

/** When an essay was scored, and whether it was changed since: Scored today at 9:42 PM, on an earlier draft. */
export function scoredWords(
  { scoredAt, scoreOutdated }: Pick<NonNullable<Overview['essays']['latest']>, 'scoredAt' | 'scoreOutdated'>,
  now: Date,
  timeZone: string,
) {
  return `Scored ${dayAndTime(scoredAt, now, timeZone)}${scoreOutdated ? ', on an earlier draft' : ''}`;
}

/** Today at 9:42 PM, yesterday at 9:42 PM, or on a date. */
function dayAndTime(scoredAt: string, now: Date, timeZone: string) {
  const time = timeInWords(new Date(scoredAt), timeZone);
  const days = daysUntil(scoredAt, now, timeZone);
  if (days === 0) return `today at ${time}`;
  if (days === -1) return `yesterday at ${time}`;
  return `on ${formatDate('Nov 7, 2026', scoredAt, timeZone)}`;
}

export function deadlineOf({ id, title, due, kind, round, appId }: UpcomingDeadline, now: Date, timeZone: string) {
  const detail = kind === 'supplemental' ? 'Mini-deadline' : round ? roundNames[round] : 'Application';
  return { id, title, detail, due: whenDue(due, now, timeZone), href: applicationPath(appId) };
}

/** A suggestion with a link to the page where it is acted on. */
export function suggestionOf(text: string): Suggestion {
  const topic = topicOf(text);
  const section = topic === 'activities' ? 'extracurriculars' : (topic ?? 'dashboard');
  return { text, section, href: paths[section] };
}
