import type { ContextEssay } from './ai.ts';
import type { Application } from './applications.ts';
import type { PlanItem } from './plan.ts';

type Scoring = Pick<ContextEssay, 'score' | 'categories' | 'scoredAt'>;

/** What the overview needs to know of an essay. */
export type OverviewEssay = Scoring &
  Pick<ContextEssay, 'id' | 'title' | 'status' | 'words' | 'wordLimit' | 'scoreOutdated'>;

export type OverviewSupplemental = OverviewEssay & Pick<ContextEssay, 'due'>;

export interface OverviewApplication extends Pick<
  Application,
  'id' | 'college' | 'status' | 'round' | 'deadline' | 'decision'
> {
  supplementals: OverviewSupplemental[];
}
export interface OverviewRecord {
  applications: OverviewApplication[];
  mainEssay: OverviewEssay;
  activities: { title: string; impact: string }[];
  /** Pairs of applications, by their ids, whose rounds may not be open together, with the reason. */
  clashes: { a: string; b: string; says: string }[];
  /** What the plan says is to be done, so that a suggestion says the same. */
  items: readonly Pick<PlanItem, 'id' | 'state' | 'appIds'>[];
}

/** For how many days an overdue deadline is still shown. */
export const OVERDUE_DAYS = 30;

/** Every essay of the record, with the college that it is for; null for the main essay. */
export function essaysOf({ mainEssay, applications }: OverviewRecord) {
  return [
    { ...mainEssay, appId: null, college: null },
    ...applications.flatMap(({ id: appId, college, supplementals }) =>
      supplementals.map((essay) => ({ ...essay, appId, college })),
    ),
  ];
}

export function isScored<E extends Scoring>(essay: E): essay is E & { [K in keyof Scoring]: NonNullable<Scoring[K]> } {
  return essay.score !== null && essay.categories !== null && essay.scoredAt !== null;
}
