import { inWords } from '../in-words.ts';
import { dayOfYear } from './days.ts';
import { type RequirementItem, requirementNames, stateNames } from './requirements.ts';

/** What a requirement is called: what a row of the student's own says it is, or its kind. */
export function titleOf({ kind, note }: Pick<RequirementItem, 'kind' | 'note'>): string {
  return kind === 'other' && note ? note : requirementNames[kind];
}

/** Its name for a screen reader, which begins with the kind. */
export function nameOf(item: Pick<RequirementItem, 'kind' | 'note'>): string {
  const title = titleOf(item);
  return item.kind === 'other' && title !== requirementNames.other ? `${requirementNames.other}: ${title}` : title;
}

/** What is known of a requirement beside its state, in sentences: "$85. Fee waivers are accepted." */
export function detailsOf(item: RequirementItem, college: string): string {
  const { kind, value, count, note, progress, state, stateDay, need } = item;
  const counts = kind === 'teacherLetter' || kind === 'supplement';
  return [
    kind === 'fee' && value !== null && (value === 0 ? `${college} charges none.` : `$${value}.`),
    counts && count !== null && need === 'required' && `${college} asks for ${inWords(count)}.`,
    progress && `${progress}.`,
    kind !== 'other' && note && (/[.!?]$/.test(note) ? note : `${note}.`),
    stateDay !== null && !['open', 'notNeeded'].includes(state) && `${stateNames[state]} ${dayOfYear(stateDay)}.`,
    state === 'sent' && `Only the portal of ${college} says that it arrived.`,
  ]
    .filter(Boolean)
    .join(' ');
}
