import { stringify } from 'csv-stringify/sync';
import type { Activity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import { localTimeOf } from '#contract/dates.ts';
import type { Person } from '#contract/people.ts';
import { requirementNames } from '#contract/requirement-names.ts';
import type { Requirement } from '#contract/requirements.ts';
import { roundNames } from '#contract/round-names.ts';
import type { Honor } from '#contract/honors.ts';

type Cell = string | number | null;

/** Applications as CSV for a spreadsheet, in the order given, with times as clocks in `timeZone` show them. */
export function applicationsCsv(applications: Application[], timeZone: string) {
  return csv(applications, {
    College: ({ college }) => college,
    Round: ({ round }) => round && roundNames[round],
    Deadline: ({ deadline }) => deadline && localTimeOf(deadline, timeZone),
    Status: ({ status }) => status,
    Decision: ({ decision }) => decision,
    Supplementals: ({ supplementals }) => supplementals.map(({ title }) => title).join('; '),
    Notes: ({ notes }) => notes,
    ...changes(timeZone),
  });
}

/** What the colleges ask for, each row with where it was read. */
export function requirementsCsv(
  requirements: Requirement[],
  applications: Pick<Application, 'id' | 'college'>[],
  people: Pick<Person, 'id' | 'name'>[],
  timeZone: string,
) {
  const colleges = new Map(applications.map(({ id, college }) => [id, college]));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return csv(requirements, {
    College: ({ appId }) => colleges.get(appId) ?? null,
    Requirement: ({ kind }) => requirementNames[kind],
    Need: ({ need }) => need,
    State: ({ state }) => state,
    'State since': ({ stateAt }) => stateAt && localTimeOf(stateAt, timeZone),
    Person: ({ personId }) => personId && (names.get(personId) ?? null),
    Due: ({ due }) => due && localTimeOf(due, timeZone),
    'Fee in dollars': ({ value }) => value,
    Note: ({ note }) => note,
    Source: ({ source }) => source && source.name,
    Address: ({ source }) => source && source.url,
    Checked: ({ source }) => source && source.checkedOn,
    Cycle: ({ source }) => source && source.cycle,
  });
}

export function activitiesCsv(activities: Activity[], timeZone: string) {
  return csv(activities, {
    Title: ({ title }) => title,
    Organization: ({ organization }) => organization,
    'Hours/week': ({ hoursPerWeek }) => hoursPerWeek,
    'Weeks/year': ({ weeksPerYear }) => weeksPerYear,
    'Hours/year': ({ yearlyHours }) => yearlyHours,
    Impact: ({ impact }) => impact,
    Tier: ({ tier }) => tier,
    Type: ({ type }) => type,
    // “Position” alone is what spreadsheets call the first part of a title.
    'Position held': ({ role }) => role,
    Grades: ({ grades }) => grades.join('; '),
    Timing: ({ timing }) => timing.join('; '),
    'In college too': ({ continues }) => (continues === null ? null : continues ? 'Yes' : 'No'),
    'UC category': ({ ucCategory }) => ucCategory,
    'Longer description': ({ longDescription }) => longDescription,
    'About the organization': ({ context }) => context,
    'Start date': ({ startedOn }) => startedOn,
    'End date': ({ endedOn }) => endedOn,
    'Hours by grade': ({ hoursByGrade }) => hoursByGrade,
    ...changes(timeZone),
  });
}

export function honorsCsv(honors: Honor[], timeZone: string) {
  return csv(honors, {
    Title: ({ title }) => title,
    Organization: ({ organization }) => organization,
    Kind: ({ kind }) => kind,
    Level: ({ level }) => level,
    Grade: ({ gradeYear }) => gradeYear,
    Notes: ({ notes }) => notes,
    'Levels of recognition': ({ levels }) => levels.join('; '),
    'Type of award': ({ awardType }) => awardType,
    Eligibility: ({ eligibility }) => eligibility,
    ...changes(timeZone),
  });
}

/** The columns that say when a row was added and last changed. */
const changes = (timeZone: string) => ({
  Added: ({ createdAt }: { createdAt: string }) => localTimeOf(createdAt, timeZone),
  'Last changed': ({ updatedAt }: { updatedAt: string }) => localTimeOf(updatedAt, timeZone),
});

/** How a text begins that a spreadsheet runs (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Opens in Excel with its accents and line ends; a text that would run as a formula gets an apostrophe before it. */
function csv<Row>(rows: Row[], columns: Record<string, (row: Row) => Cell>) {
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => withoutFormula(cellOf(row))));
  return stringify([Object.keys(columns), ...cells], {
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Where a comma is for decimals, a spreadsheet begins a new cell after each of these.
    quoted_match: /[;\t]/,
  });
}

const withoutFormula = (cell: Cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell);
