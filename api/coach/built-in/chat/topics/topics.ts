import type { Named } from '../items.ts';
import { applicationTopics } from './applications.ts';
import { essayTopics } from './essays.ts';
import { profileTopics } from './profile.ts';
import { talkTopics } from './talk.ts';
import { says, type Topic } from './topic.ts';

/** Of two that a question fits equally well, the earlier one is meant; those of a kind end with the most general. */
const topics: readonly Topic[] = [...talkTopics, ...profileTopics, ...essayTopics, ...applicationTopics];

/** The topic that a question's wording asks for; undefined where no wording is sure. */
export function topicOf(text: string): Topic | undefined {
  const asked = topics.filter(({ sure }) => says(sure, text));
  return asked.find(({ hints }) => says(hints, text)) ?? asked[0];
}

/** The topic that a question only hints at: the most general of those that it may be about. */
export const hintedTopic = (text: string): Topic | undefined => topics.findLast(({ hints }) => says(hints, text));

/** The topic of a bare name: of a college whether it is ready, of an essay how it reads. */
export function topicOfItem({ apps, strangers, essays, activities, honors }: Named): Topic | undefined {
  const kinds = [
    ['essay', essays],
    ['ready', [...apps, ...strangers]],
    ['activities', activities],
    ['honors', honors],
  ] as const;
  const name = kinds.find(([, items]) => items.length > 0)?.[0];
  return topics.find((topic) => topic.name === name);
}
