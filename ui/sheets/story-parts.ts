import type { SheetEntryItem, SheetFieldItem, SheetGroupItem } from './sheet.ts';

/** A field of a form, as stories show it. */
export const field = (given: Partial<SheetFieldItem> = {}): SheetFieldItem => {
  const value = given.value ?? '';
  return {
    key: 'robotics.position',
    label: 'Position/Leadership description',
    value,
    count: value.length,
    limit: 50,
    unit: 'characters',
    over: 0,
    missing: false,
    pasted: false,
    name: 'position',
    kind: 'text',
    least: null,
    required: false,
    byCollege: false,
    remembered: false,
    changes: [],
    status: null,
    namesLeft: [],
    ...given,
  };
};

const DESCRIPTION =
  'Please describe this activity, including what you accomplished and any recognition you received, etc.';

export const tooLong = field({
  key: 'robotics.description',
  label: DESCRIPTION,
  name: 'description',
  value:
    'Led 6-person build team; redesigned the drivetrain after 3 gearbox failures; taught 9 new members to run the mill, lathe and CAD; reached our first state semifinal.',
  limit: 150,
  over: 14,
});

export const textFields = [
  field({ value: 'Build lead' }),
  field({
    key: 'robotics.organization',
    label: 'Organization name',
    name: 'organization',
    value: 'Robotics team, Start High School',
    limit: 100,
  }),
  tooLong,
];

const choice = (id: string, name: string, label: string, value: string): SheetFieldItem =>
  field({
    key: `${id}.${name}`,
    label,
    name,
    value,
    limit: null,
    unit: 'none',
    kind: 'choice',
    missing: value === '',
    required: true,
  });

export const choicesOf = (id: string, given: Partial<Record<string, string>> = {}) => [
  choice(id, 'type', 'Activity type', given.type ?? 'Robotics'),
  choice(id, 'grades', 'Participation grade levels', given.grades ?? '10, 11, 12'),
  choice(id, 'timing', 'Timing of participation', given.timing ?? 'During school year'),
  { ...choice(id, 'hours a week', 'Hours spent per week', given.hours ?? '9'), kind: 'number' as const },
  { ...choice(id, 'weeks a year', 'Weeks spent per year', given.weeks ?? '26'), kind: 'number' as const },
  choice(id, 'in college', 'I intend to participate in a similar activity in college', given.college ?? 'Yes'),
];

export const robotics: SheetEntryItem = {
  id: 'robotics',
  title: 'Build lead, robotics',
  category: null,
  fields: [...textFields, ...choicesOf('robotics')],
  edit: { label: 'Edit this activity', href: '#robotics' },
};

/** An entry whose texts are all inside their limits. */
export function activity(id: string, title: string, texts: [string, string, string], choices = {}): SheetEntryItem {
  const [position, organization, description] = texts;
  return {
    id,
    title,
    category: null,
    fields: [
      field({ key: `${id}.position`, value: position }),
      field({
        key: `${id}.organization`,
        label: 'Organization name',
        name: 'organization',
        value: organization,
        limit: 100,
      }),
      field({ key: `${id}.description`, label: DESCRIPTION, name: 'description', value: description, limit: 150 }),
      ...choicesOf(id, choices),
    ],
  };
}

export const pasted = (entry: SheetEntryItem): SheetEntryItem => ({
  ...entry,
  fields: entry.fields.map((field) => ({ ...field, pasted: true })),
});

export const laundromat = activity(
  'laundromat',
  'Evening shift, family laundromat',
  [
    'Evening shift lead and repairer',
    "Haddad's Wash & Fold, Toledo",
    'Open and close the shop, repair washers and dryers, and keep the books in two languages while my parents work.',
  ],
  { type: 'Work (Paid)', grades: '9, 10, 11, 12', timing: 'All year', hours: '15', weeks: '50', college: 'No' },
);

const cooking = activity(
  'cooking',
  'Translating and cooking at home',
  [
    '',
    '',
    'Translate at the clinic and the bank for my grandmother; cook 3 evenings a week; walk my brother, 9, to school.',
  ],
  { type: 'Family Responsibilities', timing: 'All year', hours: '6', weeks: '', college: 'No' },
);

export const essay = field({
  key: 'writing.essay',
  label: 'Personal essay',
  name: 'Personal essay',
  value: Array(8)
    .fill(
      'It is the dryer at the end of the row, under the clock that runs six minutes fast, and by the time I was fourteen I could read its moods from the parking lot.',
    )
    .join('\n\n'),
  count: 264,
  limit: 650,
  unit: 'words',
  changes: ['quotes'],
  byCollege: true,
  status: 'editing',
  href: '#essay',
});

export const groups: SheetGroupItem[] = [
  { key: 'activities', title: 'Activities', most: 10, leftOut: 0, entries: [pasted(laundromat), robotics, cooking] },
  {
    key: 'honors',
    title: 'Honors',
    most: 5,
    leftOut: 0,
    entries: [
      {
        id: 'merit',
        title: 'National Merit Commended Student',
        category: null,
        fields: [
          field({
            key: 'merit.title',
            label: 'Honors title',
            name: 'title',
            value: 'National Merit Commended Student',
            limit: 100,
            required: true,
          }),
          choice('merit', 'grades', 'Grade level', '12'),
          choice('merit', 'level', 'Level(s) of recognition', 'National'),
        ],
      },
    ],
  },
  {
    key: 'writing',
    title: 'Writing',
    most: 1,
    leftOut: 0,
    entries: [
      {
        id: 'writing',
        title: '',
        category: null,
        fields: [
          essay,
          field({
            key: 'writing.challenges',
            label: 'Challenges and circumstances',
            name: 'Challenges and circumstances',
            limit: 250,
            unit: 'words',
          }),
        ],
      },
    ],
  },
];

export const missing = [
  { key: 'robotics.description', says: 'Activity 2, description: 14 characters over' },
  { key: 'cooking.weeks a year', says: 'Activity 3, weeks a year: empty' },
];
