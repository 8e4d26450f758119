import {
  applicationStatuses,
  gradeYears,
  honorKinds,
  honorLevels,
  type ImportColumn,
  type ImportPreviewCells,
  type ImportRow,
} from '@laurel/ui';
import type { ApplicationStatus, Round } from '#contract/applications.ts';
import { formWords } from '#contract/form-words.ts';
import { calendarDayOf, instantOf } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { roundNames } from '#contract/round-names.ts';
import { deadlineInWords } from '#contract/when-due.ts';
import { CollegeField } from './CollegeField.tsx';
import { roundColumn } from './round-column.ts';

type Cells = ImportRow['cells'];

/** One of the three imports of onboarding: the fields of its rows, and how they are sent and shown. */
export interface Import {
  type: 'activities' | 'honors' | 'apps';
  label: string;
  heading: string;
  lead: string;
  columns: readonly ImportColumn[];
  /** The row as the server takes it. A day becomes an instant in the student's zone. A value that can't be read is sent as it is, and refused. */
  toSend: (cells: Cells, timeZone: string) => Record<string, unknown>;
  /** The headings of the preview, and what it shows of a row under them. */
  shown: ImportPreviewCells;
  show: (cells: Cells, timeZone: string) => ImportPreviewCells;
}

const statusesAlsoCalled: Record<ApplicationStatus, string[]> = {
  drafting: ['Draft', 'Not started', 'To do', 'Planned', 'Started', 'In progress', 'Working on it', 'WIP'],
  editing: ['Revising', 'In review', 'Reviewing', 'Proofreading', 'Almost done'],
  submitted: ['Done', 'Complete', 'Completed', 'Finished', 'Sent', 'Applied'],
};

const yearNames = { 9: 'Freshman', 10: 'Sophomore', 11: 'Junior', 12: 'Senior' };

const same = (value: string) => ({ value, label: value });

const ofForm = (words: readonly string[]) => words.map(same);

/** A column that is only for application forms: it comes with what is pasted, and has no field in the table. */
const forForms = (column: Omit<ImportColumn, 'onlyPasted' | 'width'>): ImportColumn => ({
  ...column,
  onlyPasted: true,
});

const activityDetails = [
  forForms({
    key: 'type',
    label: 'Type',
    alsoCalled: ['Activity type'],
    kind: 'choice',
    options: ofForm(formWords.type),
  }),
  forForms({ key: 'role', label: 'Position held', max: limits.role }),
  forForms({
    key: 'grades',
    label: 'Grades',
    alsoCalled: ['Grade levels', 'Participation grade levels'],
    kind: 'choices',
    options: ofForm(formWords.grades),
  }),
  forForms({
    key: 'timing',
    label: 'Timing',
    alsoCalled: ['Timing of participation'],
    kind: 'choices',
    options: ofForm(formWords.timing),
  }),
  forForms({
    key: 'continues',
    label: 'In college too',
    alsoCalled: ['In college', 'I intend to participate in a similar activity in college'],
    kind: 'choice',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  }),
  forForms({ key: 'ucCategory', label: 'UC category', kind: 'choice', options: ofForm(formWords.ucCategory) }),
  forForms({ key: 'longDescription', label: 'Longer description', max: limits.longDescription }),
  forForms({ key: 'context', label: 'About the organization', max: limits.context }),
  forForms({ key: 'startedOn', label: 'Start date', kind: 'day' }),
  forForms({ key: 'endedOn', label: 'End date', kind: 'day', orWords: ['present'] }),
  forForms({ key: 'hoursByGrade', label: 'Hours by grade', max: limits.role }),
];

const honorDetails = [
  forForms({
    key: 'levels',
    label: 'Levels of recognition',
    kind: 'choices',
    options: ofForm(formWords.levels),
  }),
  forForms({ key: 'awardType', label: 'Type of award', kind: 'choice', options: ofForm(formWords.awardType) }),
  forForms({ key: 'eligibility', label: 'Eligibility', max: limits.context }),
];

const positions = ['Position', 'Role', 'Position/Leadership', 'Position/Leadership description', 'Leadership position'];

const title = { key: 'title', label: 'Title', max: limits.title };
const organization: ImportColumn = {
  key: 'organization',
  label: 'Organization',
  alsoCalled: ['Org', 'Organization name', 'Organisation', 'Club', 'Group', 'Given by'],
  width: '21fr',
  max: limits.organization,
};

export const activities: Import = {
  type: 'activities',
  label: 'Activities',
  heading: 'What do you do when class is over?',
  lead: 'Jobs and caring for family count. Rough notes are fine; you can reframe every line later.',
  columns: [
    {
      ...title,
      alsoCalled: ['Activity', 'Activity name', 'Name of activity', ...positions],
      leadingNames: positions,
      width: '29fr',
    },
    organization,
    {
      key: 'hoursPerWeek',
      label: 'Hours/week',
      alsoCalled: ['Hours/wk', 'Hrs/wk', 'Hours per week', 'Hours spent per week', 'Hours a week', 'Hours'],
      kind: 'number',
      width: '78px',
      max: limits.hoursPerWeek,
      says: sentences.hoursPerWeek,
    },
    {
      key: 'weeksPerYear',
      label: 'Weeks/year',
      alsoCalled: ['Weeks/yr', 'Wks/yr', 'Weeks per year', 'Weeks spent per year', 'Weeks a year', 'Weeks'],
      kind: 'number',
      width: '78px',
      max: limits.weeksPerYear,
      says: sentences.weeksPerYear,
    },
    {
      key: 'impact',
      label: 'Impact',
      alsoCalled: ['Description', 'Activity description', 'Details', 'What I did', 'Accomplishments'],
      width: '29fr',
      max: limits.impact,
      says: `Use at most ${limits.impact} characters.`,
    },
    ...activityDetails,
  ],
  toSend: (cells) => ({ ...cells }),
  shown: ['Title', 'Organization', 'Hours a year'],
  show: ({ title, impact = '', organization = '', hoursPerWeek, weeksPerYear }) => [
    title || impact,
    organization,
    yearlyHours(hoursPerWeek, weeksPerYear),
  ],
};

export const honors: Import = {
  type: 'honors',
  label: 'Honors',
  heading: 'What have people noticed?',
  lead: 'Awards, certificates, a prize at the fair. Small ones count, and you can add to them later.',
  columns: [
    { ...title, alsoCalled: ['Award', 'Honor', 'Honors title', 'Award name', 'Name'], width: '26fr', required: true },
    { ...organization, width: '18fr' },
    {
      key: 'kind',
      label: 'Kind',
      alsoCalled: ['Type', 'Category'],
      kind: 'choice',
      width: '16fr',
      initial: 'Award',
      options: honorKinds.map(same),
    },
    {
      key: 'level',
      label: 'Level',
      alsoCalled: ['Recognition level', 'Level of recognition', 'Level(s) of recognition'],
      kind: 'choice',
      width: '15fr',
      initial: 'School',
      options: honorLevels.map(same),
    },
    {
      key: 'gradeYear',
      label: 'Grade',
      alsoCalled: ['Grade year', 'Grade level', 'Year'],
      kind: 'choice',
      width: '74px',
      initial: '11',
      options: gradeYears.map((year) => ({
        ...same(String(year)),
        alsoCalled: [`${year}th`, `Grade ${year}`, `${year}th grade`, yearNames[year]],
      })),
    },
    { key: 'notes', label: 'Notes', alsoCalled: ['Description', 'Details'], width: '18fr', max: limits.notes },
    ...honorDetails,
  ],
  toSend: (cells) => ({ ...cells }),
  shown: ['Title', 'Organization', 'Level and grade'],
  show: ({ title = '', organization = '', level, gradeYear }) => [
    title,
    organization,
    [level, gradeYear && `grade ${gradeYear}`].filter(Boolean).join(', '),
  ],
};

export const applications: Import = {
  type: 'apps',
  label: 'Applications',
  heading: 'Where are you thinking of applying?',
  lead: 'A rough list is fine. Choose a round, and Laurel can look up the deadlines that it knows.',
  columns: [
    {
      key: 'college',
      label: 'College',
      alsoCalled: ['School', 'University', 'Name', 'College name', 'Institution'],
      width: '1fr',
      required: true,
      max: limits.college,
      field: CollegeField,
    },
    {
      key: 'status',
      label: 'Status',
      alsoCalled: ['Progress', 'Application status'],
      kind: 'choice',
      width: '116px',
      initial: 'drafting',
      required: true,
      options: applicationStatuses.map((status) => ({ ...status, alsoCalled: statusesAlsoCalled[status.value] })),
    },
    roundColumn,
    {
      key: 'deadline',
      label: 'Deadline',
      alsoCalled: ['Due', 'Due date', 'Date', 'Application deadline'],
      kind: 'day',
      width: '184px',
    },
  ],
  toSend: ({ deadline: day = '', knownDeadline = '', ...cells }, timeZone) => ({
    ...cells,
    deadline: deadlineOf(day, knownDeadline, timeZone) ?? (day || null),
  }),
  shown: ['College', 'Round', 'Deadline'],
  show: ({ college = '', round = '', deadline: day = '', knownDeadline = '' }, timeZone) => {
    const deadline = deadlineOf(day, knownDeadline, timeZone);
    return [
      college,
      roundNames[round as Round] ?? round,
      deadline ? deadlineInWords('Nov 7, 2026', deadline, timeZone) : day || 'No deadline',
    ];
  },
};

/** The instant of a day; null where it is no date. A deadline that Laurel filled in has its own time of day, which stands while its day is unchanged. */
function deadlineOf(day: string, knownDeadline: string, timeZone: string) {
  const isKnown = knownDeadline !== '' && calendarDayOf(knownDeadline, timeZone) === day;
  return isKnown ? knownDeadline : instantOf(day, timeZone);
}

function yearlyHours(hoursPerWeek = '', weeksPerYear = '') {
  const hours = Number(hoursPerWeek) * Number(weeksPerYear);
  return hours > 0 ? `${hours.toLocaleString('en')} hrs/yr` : '';
}
