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

/** The levels of recognition that application forms offer; several may be ticked. */
export const recognitionLevels = ['School', 'State/Regional', 'National', 'International'] as const;
/** An import may bring those of other forms too. */
export type RecognitionLevel = (typeof recognitionLevels)[number] | 'City/Community' | 'State' | 'Regional';

/** How the University of California sorts awards. */
export const awardTypes = ['Academic', 'Non-academic'] as const;
export type AwardType = (typeof awardTypes)[number];

export const gradeYears = [9, 10, 11, 12] as const;
export type GradeYear = (typeof gradeYears)[number];

export interface HonorDetails {
  title: string;
  organization: string | null;
  kind: HonorKind | null;
  level: HonorLevel | null;
  gradeYear: GradeYear | null;
  notes: string | null;
  levels: RecognitionLevel[];
  awardType: AwardType | null;
  /** Who may have it, at most 250 characters. */
  eligibility: string;
}

export interface Honor extends HonorDetails {
  id: string;
}

/** Why an honor was refused: errors of its fields, or `form` for the whole honor. */
export type HonorErrors = Partial<Record<keyof HonorDetails | 'form', string>>;

export const newHonor: HonorDetails = {
  title: '',
  organization: null,
  kind: 'Award',
  level: 'School',
  gradeYear: 11,
  notes: null,
  levels: [],
  awardType: null,
  eligibility: '',
};

/** An honor as it is stored: its texts trimmed, and null where an optional one is empty. */
export function trimmed(honor: HonorDetails): HonorDetails {
  const { title, organization, kind, level, gradeYear, notes, levels, awardType, eligibility } = honor;
  return {
    title: title.trim(),
    organization: organization?.trim() || null,
    kind,
    level,
    gradeYear,
    notes: notes?.trim() || null,
    levels,
    awardType,
    eligibility: eligibility.trim(),
  };
}
