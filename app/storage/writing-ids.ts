/** Stands for the id of what is not added yet. */
export const NEW = 'new';

/** What onboarding holds until it is imported. */
export type OnboardingPart = 'activities' | 'honors' | 'apps' | 'essay';

/** The ids under which a student's unsaved writing is stored; `readWritingId` reads what is built here. */
export const writingIds = {
  /** Of the main essay or a supplemental, by its own id. */
  essay: (essayId: string) => essayId,
  /** Of the notes on an application. */
  notes: (appId: string) => `notes.${appId}`,
  /** Of the lines of an essay's outline. */
  outline: (essayId: string) => `outline.${essayId}`,
  activity: (activityId: string) => `activity.${activityId}`,
  honor: (honorId: string) => `honor.${honorId}`,
  onboarding: (part: OnboardingPart) => `onboarding.${part}`,
};

type Written =
  | { kind: 'essay' | 'notes' | 'outline' | 'activity' | 'honor'; of: string }
  | { kind: 'onboarding'; of: OnboardingPart };

/** What an id of `writingIds` stands for, and of which row. */
export function readWritingId(id: string): Written {
  const [, kind, of] =
    /^(notes|outline|activity|honor)\.(.+)$/.exec(id) ??
    /^(onboarding)\.(activities|honors|apps|essay)$/.exec(id) ??
    [];
  return kind === undefined ? { kind: 'essay', of: id } : ({ kind, of } as Written);
}
