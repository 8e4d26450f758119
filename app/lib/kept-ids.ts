/** Stands for the id of what is not added yet. */
export const NEW = 'new';

/** What onboarding holds until it is imported. */
export type OnboardingPart = 'activities' | 'honors' | 'apps' | 'essay';

/** The ids by which the browser keeps what a student wrote, each built here and nowhere else. */
export const keptIds = {
  /** Of the main essay or a supplemental, by its own id. */
  essay: (essayId: string) => essayId,
  /** Of the notes on an application. */
  notes: (appId: string) => `notes.${appId}`,
  activity: (activityId: string) => `activity.${activityId}`,
  honor: (honorId: string) => `honor.${honorId}`,
  onboarding: (part: OnboardingPart) => `onboarding.${part}`,
};

type KeptThing =
  { kind: 'essay' | 'notes' | 'activity' | 'honor'; of: string } | { kind: 'onboarding'; of: OnboardingPart };

/** What was kept by an id of `keptIds`, and of which row. */
export function readKeptId(id: string): KeptThing {
  const [, kind, of] =
    /^(notes|activity|honor)\.(.+)$/.exec(id) ?? /^(onboarding)\.(activities|honors|apps|essay)$/.exec(id) ?? [];
  return kind === undefined ? { kind: 'essay', of: id } : ({ kind, of } as KeptThing);
}
