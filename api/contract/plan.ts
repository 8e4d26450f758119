import type { Application } from './applications.ts';
import type { Categories, WritingStatus } from './essays.ts';

/** What the overview needs to know of an essay. */
export interface PlannedEssay {
  id: string;
  title: string;
  status: WritingStatus;
  words: number;
  wordLimit: number | null;
  score: number | null;
  categories: Categories | null;
  scoredAt: string | null;
  scoreOutdated: boolean;
}
export interface PlannedSupplemental extends PlannedEssay {
  due: string | null;
}
export interface PlannedApplication extends Pick<
  Application,
  'id' | 'college' | 'status' | 'round' | 'deadline' | 'decision'
> {
  supplementals: PlannedSupplemental[];
}
export interface Plan {
  applications: PlannedApplication[];
  mainEssay: PlannedEssay;
  activities: { title: string; impact: string }[];
}

/** For how many days an overdue deadline is still shown. */
export const OVERDUE_DAYS = 30;

/** Every essay of the plan, with the college that it is for; null for the main essay. */
export function essaysOf({ mainEssay, applications }: Plan) {
  return [
    { ...mainEssay, college: null },
    ...applications.flatMap(({ college, supplementals }) => supplementals.map((essay) => ({ ...essay, college }))),
  ];
}

type Scored = { score: number; categories: Categories; scoredAt: string };
export function isScored<E extends PlannedEssay>(essay: E): essay is E & Scored {
  return essay.score !== null && essay.categories !== null && essay.scoredAt !== null;
}
