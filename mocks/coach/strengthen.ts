import type { InputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';

type Described = Omit<InputOf<Contract['strengthenActivity']>['body'], 'engine' | 'temperature'>;

/** `n` different lines of at most 150 characters, in the student's own words and no others that say anything; a question where no number is told. */
export function strengthen({ title, organization, description, hoursPerWeek = null, n }: Described) {
  const plain = (description || title).replace(/\s+/g, ' ').trim();
  const role = [title, organization].filter(Boolean).join(', ');
  const options = [
    withCapital(plain.replace(/^I (?=\p{L})/u, '')),
    ...(description && role ? [`${role}: ${plain}`] : []),
    ...plain.split(/(?<=\.) /).slice(0, 2),
    ...['My part', 'In short', 'In my words', 'What I do'].map((opening) => `${opening}: ${plain}`),
  ].map(clipped);
  const questions =
    /\d/.test(plain) || hoursPerWeek !== null ? [] : ['Since when do you do this, and how many hours a week?'];
  return { options: [...new Set(options)].slice(0, n), questions };
}

/** Cut at a word, so that no number loses a digit. */
function clipped(text: string) {
  if (text.length <= limits.impact) return text;
  const end = text.lastIndexOf(' ', limits.impact);
  return text.slice(0, end > 0 ? end : limits.impact);
}

const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
