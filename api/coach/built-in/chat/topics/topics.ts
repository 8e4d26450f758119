import { frequency } from '../../frequency.ts';
import type { Heard, Named } from '../items.ts';
import { applicationTopics } from './applications.ts';
import { essayTopics } from './essays.ts';
import { nearestOf } from './nearest.ts';
import { profileTopics } from './profile.ts';
import { talkTopics } from './talk.ts';
import { says, type Topic } from './topic.ts';

/** Of two that a question fits equally well, the earlier one is meant; those of a kind end with the most general. */
export const topics: readonly Topic[] = [...talkTopics, ...profileTopics, ...essayTopics, ...applicationTopics];

const nearestTo = nearestOf(topics);

/** How alike a question has to be to an example to be of its kind, and to be so whatever single words say; 0 to 1. */
const ALIKE = 0.5;
const NEARLY_THE_SAME = 0.97;

/** The topic that was asked in much the same words, or that a question's wording asks for; undefined where there is none. */
export function topicOf(text: string): Topic | undefined {
  const nearest = nearestTo(text);
  if (nearest && nearest.alike >= NEARLY_THE_SAME) return nearest.topic;
  const asked = topics.filter(({ sure }) => says(sure, text));
  const worded = asked.find(({ hints }) => says(hints, text)) ?? asked[0];
  return worded ?? (nearest && nearest.alike >= ALIKE ? nearest.topic : undefined);
}

/** The topic that a question only hints at: the most general of those that it may be about. */
export const hintedTopic = (text: string): Topic | undefined => topics.findLast(({ hints }) => says(hints, text));

const named = (name: string): Topic | undefined => topics.find((topic) => topic.name === name);

/** The topic of a bare name: of a college whether it is ready, of an essay or a college's essays how they read. */
export function topicOfItem({ apps, strangers, essays, activities, honors, text }: Heard): Topic | undefined {
  const kinds = [
    ['essay', ESSAY.test(text) ? [...essays, ...apps] : essays],
    ['ready', [...apps, ...strangers]],
    ['activities', activities],
    ['honors', honors],
  ] as const;
  const [name] = kinds.find(([, items]) => items.length > 0) ?? [];
  return name && named(name);
}

const ESSAY = /\b(?:essays?|ESSAY|suppl?\w*|drafts?|responses?)\b/;

/** Questions about essays that may as well be about activities. */
const OF_ACTIVITIES: Record<string, string> = { weakest: 'ranking', strongest: 'ranking', essay: 'activities' };
/** Questions after which "what comes after that one?" is about scores. */
const OF_SCORES = ['weakest', 'strongest', 'scores'];

/** "And the weakest?" is about activities where they were spoken of and no essay is named; "what else?" about essays likewise. */
export function turnedTo(topic: Topic, before: Topic | undefined, { essays, activities }: Named, text: string): Topic {
  if (topic.name === 'later' && OF_SCORES.includes(before?.name ?? '')) return named('scores') ?? topic;
  const spokenOf = activities.length > 0 || profileTopics.includes(before ?? topic);
  const turned = OF_ACTIVITIES[topic.name];
  return (spokenOf && essays.length === 0 && !ESSAY.test(text) && turned && named(turned)) || topic;
}

/** Whether nothing is asked: a greeting, thanks, a nod. */
export const isSmallTalk = ({ name }: Topic): boolean => ['greeting', 'thanks', 'nod'].includes(name);

/** Every word that topics are written with. */
export const topicWords = (): string[] =>
  topics
    .flatMap(({ sure = [], hints = [], like }) => [...sure, ...hints, ...like])
    .flatMap((wording) => wording.replace(/\\[a-z]/g, ' ').match(/[a-z]{3,}\*?/g) ?? [])
    .flatMap((word) => (word.endsWith('*') ? endingsOf(word.slice(0, -1)) : [word]));

/** The words that a beginning such as "supplement*" stands for, where they are plain. */
const endingsOf = (stem: string): string[] =>
  ['', 's', 'al', 'ed', 'ing', 'y', 'ies', 'ation', 'e']
    .map((ending) => stem + ending)
    .filter((word) => frequency(word) > 0);
