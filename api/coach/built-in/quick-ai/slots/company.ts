import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import { articleFor } from '../../grammar/article.ts';

/** “Won the cup as a choir” where it opens a line, and “choir won the cup” later in it. */
export type Company = { behind: string; front: string };

export const GROUP = activityWords.groups.replaceAll(' ', '|');
export const KIN =
  'dad|father|mom|mother|brother|sister|uncle|aunt|cousin|friends?|grandfather|grandmother|grandpa|grandma';
const WITH_ME = new RegExp(String.raw`\b(my (?:\p{L}+ )?(?:${KIN}))(?: \p{Lu}\p{L}+)? and I\b`, 'u');

export const withPerson = (person: string): Company => ({ behind: ` with ${person}`, front: '' });

const GROUP_WORD = new RegExp(String.raw`\b(?:${GROUP})\b`, 'i');

/** What “we” stands for: the relative or friend named beside “I”, else the group in the text, else a team. */
export function companyIn(text: string, label: string): Company {
  const [group] = GROUP_WORD.exec(text) ?? GROUP_WORD.exec(label) ?? [];
  const [, person] = WITH_ME.exec(text) ?? [];
  if (person && (!group || group === 'family')) return withPerson(person);
  const name = group?.toLowerCase();
  const whole = name ?? 'team';
  return { behind: ` as ${articleFor(whole) ?? 'a'} ${whole}`, front: name ? `${name} ` : '' };
}
