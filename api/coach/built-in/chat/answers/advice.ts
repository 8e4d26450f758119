import type { ChatSource } from '#contract/ai.ts';
import { checkedOn, cycle, type Advice, type Intent } from '../intents.ts';
import { nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { OWN_ADVICE } from '../sources.ts';
import { earlyPlans } from './rounds.ts';

/** What is generally true of applying, with its caveat: how sure it is, where it is from and when it was checked. */
export function adviseOn({ says = [], advice }: Intent, question: Question): Reply[] {
  const names = [...question.apps.map(({ college }) => college), ...question.strangers].map(nameOf);
  const general: Reply = {
    says,
    also: [
      names.length > 0 ? `What ${[...new Set(names)].join(' and ')} itself asks, only its own page says.` : '',
      advice?.confidence === 'sourced' ? '' : "Check it on the college's page or with your counselor.",
    ],
    source: sourceOf(advice),
  };
  return advice?.early ? [general, ...earlyPlans(question)] : [general];
}

const sourceOf = (advice: Advice | undefined): ChatSource => ({
  ...OWN_ADVICE,
  ...(advice?.source ? { name: advice.source.name, url: advice.source.url } : {}),
  checkedOn,
  cycle,
});
