import type { PlanComments } from '../plan/record.ts';

interface Unsettled extends Pick<PlanComments, 'essayId' | 'title'> {
  /** Of the reader. */
  name: string;
}

/** Comments that are not settled, for each essay and for the plan: who said them, and how many there are. */
export function groupUnsettled(comments: readonly Unsettled[]): PlanComments[] {
  const groups = new Map<string | null, PlanComments>();
  for (const { essayId, title, name } of comments) {
    const group = groups.get(essayId) ?? { essayId, title, names: [], count: 0 };
    if (!group.names.includes(name)) group.names.push(name);
    group.count++;
    groups.set(essayId, group);
  }
  return [...groups.values()];
}
