import type { Suggestion } from '@laurel/ui';
import { roundNames } from '#contract/round-names.ts';
import { calendarDayOf, daysUntil } from '#contract/dates.ts';
import type { Overview, UpcomingDeadline } from '#contract/overview.ts';
import { topicOf } from '#contract/suggestions.ts';
import { inWordsCapital } from '#app/lib/in-words.ts';
import { applicationPath, paths } from '#app/paths.ts';

/** Good morning from five, Good afternoon from noon, Good evening from six. */
export function greeting(now: Date, timeZone: string) {
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The day, and what is due on it; `today` is a calendar day, `2026-11-10`. */
export function standing(today: string, deadlines: readonly UpcomingDeadline[], timeZone: string) {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const date = day.format(new Date(today));
  const due = deadlines.filter((deadline) => calendarDayOf(deadline.due, timeZone) === today);
  if (due.length === 0) return date;
  const kinds = new Set(due.map(({ kind }) => kind));
  const [kind = ''] = kinds.size === 1 ? kinds : ['deadline'];
  return `${date}. ${inWordsCapital(due.length)} ${kind}${due.length === 1 ? ' is' : 's are'} due today.`;
}

/** A student with no activities, no applications or no scored essay has not set up yet. */
export function needsSetup({ extracurriculars, applications, essays }: Overview) {
  return extracurriculars.count === 0 || applications.total === 0 || essays.avgScore === 0;
}

/** When an essay was scored: Scored today at 9:42 PM, yesterday, or on a date. */
export function scoredWords(scoredAt: string, now: Date, timeZone: string) {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(scoredAt),
  );
  const days = daysUntil(scoredAt, now, timeZone);
  if (days === 0) return `Scored today at ${time}`;
  if (days === -1) return `Scored yesterday at ${time}`;
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });
  return `Scored on ${date.format(new Date(scoredAt))}`;
}

/** A deadline as its card shows it. */
export function deadlineOf({ id, title, due, kind, round, appId }: UpcomingDeadline, timeZone: string) {
  const detail = kind === 'supplemental' ? 'Mini-deadline' : round ? roundNames[round] : 'Application';
  return { id, title, detail, due: calendarDayOf(due, timeZone), href: applicationPath(appId) };
}

/** A suggestion with the way to where it is acted on. */
export function suggestionOf(text: string): Suggestion {
  const topic = topicOf(text);
  const section = topic === 'activities' ? 'extracurriculars' : (topic ?? 'dashboard');
  return { text, section, href: paths[section] };
}
