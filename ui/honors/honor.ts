export const honorKinds = [
  'Award',
  'Scholarship',
  'Competition',
  'Honor',
  'Volunteering',
  'Certification',
  'Research',
  'Service Project',
] as const;
export type HonorKind = (typeof honorKinds)[number];

export const honorLevels = ['School', 'Regional', 'State', 'National', 'International'] as const;
export type HonorLevel = (typeof honorLevels)[number];

export const gradeYears = [9, 10, 11, 12] as const;
export type GradeYear = (typeof gradeYears)[number];

/** What a student says of an honor. */
export interface HonorDetails {
  title: string;
  organization: string | null;
  kind: HonorKind | null;
  level: HonorLevel | null;
  gradeYear: GradeYear | null;
  notes: string | null;
}

export interface Honor extends HonorDetails {
  id: string;
}

/** Why an honor was not taken: sentences about its fields, or about all of it. */
export type HonorErrors = Partial<Record<keyof HonorDetails | 'form', string>>;

/** What the fields of a new honor start with. */
export const newHonor: HonorDetails = {
  title: '',
  organization: null,
  kind: 'Award',
  level: 'School',
  gradeYear: 11,
  notes: null,
};

/** As an honor is stored: without spaces around its texts, and null where one is empty. */
export function trimmed({ title, organization, kind, level, gradeYear, notes }: HonorDetails): HonorDetails {
  return {
    title: title.trim(),
    organization: organization?.trim() || null,
    kind,
    level,
    gradeYear,
    notes: notes?.trim() || null,
  };
}
