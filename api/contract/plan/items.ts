import { byInstant } from '../dates.ts';
import type { PlanItem } from '../plan.ts';
import type { Requirement } from '../requirements.ts';
import { clashItems, dutyItems, portalItems, submitItem } from './application-items.ts';
import { commentItems } from './comment-items.ts';
import { mainEssayItems, sharedAnswerItems, supplementalItems } from './essay-items.ts';
import { letterItems } from './letter-items.ts';
import type { PlanApplication } from './record.ts';
import { missingAnswerItems } from './missing-answer-items.ts';
import { requirementItems } from './requirement-items.ts';
import type { Situation } from './situation.ts';

/** The items of a plan. What belongs to one application depends on nothing else, so that it is made once, also where another is left out. */
export interface Items {
  /** By the id of the application. */
  own: ReadonlyMap<string, PlanItem[]>;
  /** What several applications share: the main essay, answers that go to several colleges, also those not added yet, letters, clashes, duties. */
  shared: PlanItem[];
}

export function itemsOf(situation: Situation): Items {
  const { record, toSend, sent } = situation;
  const byApplication = new Map(record.applications.map(({ id }): [string, Requirement[]] => [id, []]));
  for (const row of record.requirements) byApplication.get(row.appId)?.push(row);
  const own = [...toSend, ...sent].map((application): [string, PlanItem[]] => [
    application.id,
    ownItems(situation, application, byApplication.get(application.id)!),
  ]);
  return { own: new Map(own), shared: sharedItems(situation) };
}

/** What is to be done for one application alone. */
export function ownItems(
  situation: Situation,
  application: PlanApplication,
  requirements: readonly Requirement[],
): PlanItem[] {
  const isSent = application.status === 'submitted';
  return [
    ...requirementItems(situation, application, requirements),
    ...(isSent ? [] : supplementalItems(situation, application)),
    submitItem(situation, application),
    ...(isSent ? portalItems(situation, application) : []),
  ];
}

export const sharedItems = (situation: Situation): PlanItem[] => [
  ...dutyItems(situation),
  ...clashItems(situation),
  ...letterItems(situation),
  ...mainEssayItems(situation),
  ...sharedAnswerItems(situation),
  ...missingAnswerItems(situation),
  ...commentItems(situation),
];

/** Everything to do and to wait for, the soonest due first, those without a date last. */
export function inOrder({ own, shared }: Items): PlanItem[] {
  return [shared, ...own.values()].flat().sort((a, b) => byInstant(a.due, b.due));
}
