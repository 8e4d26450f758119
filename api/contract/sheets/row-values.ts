import { formatDate } from '../format-date.ts';
import type { Activity } from '../activities.ts';
import type { Honor } from '../honors.ts';
import type { FormField } from './forms.ts';

/** What an activity says in a field of a form; empty where Laurel does not keep it. */
export function activityValue(activity: Activity, { key, options }: FormField, category: string | null): string {
  const { title, organization, role } = activity;
  switch (key) {
    case 'name':
      return category && ofOrganization.has(category) ? organization || title : title;
    case 'title':
      return role || title;
    case 'job':
      return [title, organization].filter(Boolean).join(', ');
    case 'position':
      return role;
    case 'organization':
      return organization;
    case 'description':
      return category ? activity.longDescription : activity.impact;
    case 'organizationDoes':
    case 'eligibility':
      return activity.context;
    case 'type':
      return activity.type ?? '';
    case 'grades':
    case 'received':
      return offered(activity.grades, options);
    case 'timing':
      return offered(activity.timing, options);
    case 'hoursPerWeek':
    case 'weeksPerYear':
      return String(activity[key] ?? '');
    case 'from':
      return dayInWords(activity.startedOn);
    case 'to':
      return activity.endedOn === 'present' ? 'Still working there' : dayInWords(activity.endedOn);
    case 'hours':
      return activity.hoursByGrade;
    case 'continueInCollege':
      return activity.continues === null ? '' : activity.continues ? 'Yes' : 'No';
    default:
      return '';
  }
}

/** The kinds of entry at the University of California whose name is that of an organization. */
const ofOrganization = new Set(['Volunteering / Community service', 'Work experience']);

/** What an honor says in a field of a form. */
export function honorValue({ title, gradeYear, notes, ...honor }: Honor, { key, options }: FormField): string {
  const levels = levelsOf(honor);
  switch (key) {
    case 'name':
    case 'title':
      return title;
    case 'grades':
    case 'received':
      return gradeYear === null ? '' : offered([String(gradeYear)], options);
    case 'levels':
      return offered(levels, options);
    case 'level':
      // A form that takes one is told the highest.
      return options?.findLast((option) => levels.includes(option)) ?? '';
    case 'kind':
      return honor.awardType ?? '';
    case 'eligibility':
      return honor.eligibility;
    case 'description':
      return notes ?? '';
    default:
      return '';
  }
}

/** The levels that were given for forms, else the level of the honor, under every name that forms have for them. */
function levelsOf({ level, levels }: Pick<Honor, 'level' | 'levels'>): string[] {
  const given: string[] = levels.length > 0 ? levels : level ? [level] : [];
  const both = given.includes('State') || given.includes('Regional') ? ['State/Regional'] : [];
  const one = given.includes('State/Regional') && (level === 'State' || level === 'Regional') ? [level] : [];
  return [...given, ...both, ...one];
}

/** Those words that a form offers, in its order. */
const offered = (words: readonly string[], options: readonly string[] = []) =>
  options.filter((option) => words.includes(option)).join(', ');

/** June 1, 2025 */
const dayInWords = (day: string | null): string => (day === null ? '' : formatDate('November 7, 2026', day));
