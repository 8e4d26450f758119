import { checkedOn, cycle, type Intent } from '../intents.ts';
import { nameOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { earlyPlans } from './rounds.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(checkedOn));

/** What is generally true of applying, with its caveat: how sure it is, where it is from and when it was checked. */
export function adviseOn({ says = [], advice }: Intent, question: Question): Reply {
  const names = [...question.apps.map(({ college }) => college), ...question.strangers].map(nameOf);
  const own = advice?.early ? earlyPlans(question) : undefined;
  return {
    says,
    list: own?.list,
    also: [
      ...(own?.also ?? []),
      names.length > 0 ? `What ${[...new Set(names)].join(' and ')} itself asks, only its own page says.` : '',
      caveatOf(advice),
    ],
  };
}

function caveatOf(advice: Intent['advice']): string {
  const from = advice?.source
    ? ` Source: ${nameOf(advice.source.name)}${advice.source.date ? `, ${advice.source.date}` : ''}.`
    : '';
  const check = advice?.confidence === 'sourced' ? '' : " Check it on the college's page or with your counselor.";
  return `General advice for ${cycle}, checked ${day}.${from}${check}`;
}
