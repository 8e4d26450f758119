/** What fields are called where their label as the form prints it would be too long, by their key. */
const names: Record<string, string> = {
  type: 'type',
  position: 'position',
  organization: 'organization',
  organizationDoes: 'what the organization does',
  description: 'description',
  grades: 'grades',
  timing: 'timing',
  hoursPerWeek: 'hours a week',
  weeksPerYear: 'weeks a year',
  hours: 'hours by grade',
  continueInCollege: 'in college',
  title: 'title',
  name: 'name',
  level: 'level',
  levels: 'level',
  kind: 'type',
  received: 'received',
  eligibility: 'eligibility',
  from: 'start date',
  to: 'end date',
  earnings: 'earnings',
};

const LONGEST = 60;

export const fieldName = (key: string, label: string) => names[key] ?? shortened(label);

export const shortened = (text: string) =>
  text.length <= LONGEST
    ? text
    : `${text
        .slice(0, LONGEST)
        .replace(/[\s,]+\S*$/, '')
        .replace(/,$/, '')}…`;
