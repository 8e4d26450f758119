import type { VerdictLine } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import type { RoundPair } from '#contract/rounds.ts';

export type Planned = Pick<ApplicationSummary, 'id' | 'college' | 'round'>;

/** Brown University, Early Decision */
export const planInWords = ({ college, round }: Pick<Planned, 'college' | 'round'>): string =>
  [college, round && roundNames[round]].filter(Boolean).join(', ');

/** What is said of one application beside the others: each verdict that is not fine, or one sentence that all are. */
export function verdictLines(pairs: readonly RoundPair[], id: string | null, all: readonly Planned[]): VerdictLine[] {
  const its = pairs.filter(({ a, b }) => a === id || b === id);
  const lines = its.flatMap(({ a, b, verdict, says, source }): VerdictLine[] => {
    const other = all.find((application) => application.id === (a === id ? b : a));
    if (verdict === 'fine' || !other) return [];
    return [{ id: other.id, verdict, title: `${titles[verdict]} ${planInWords(other)}.`, says, source }];
  });
  if (lines.length > 0 || its.length === 0)
    return lines.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return [{ id: 'fine', verdict: 'fine', title: 'Fine with your other plans.', says: '', source: null }];
}

const order = ['clash', 'ask', 'order'];

const titles = { clash: 'Clashes with', ask: 'Ask before you send it beside', order: 'One after the other with' };
