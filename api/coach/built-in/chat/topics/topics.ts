import { frequency } from '../../frequency.ts';
import type { Heard, Named } from '../items.ts';
import { says, writtenOut } from '../wordings.ts';
import { answers } from './answers.ts';
import { nearestOf } from './nearest.ts';
import { isOfProfile, wordings, type TopicName, type Wordings } from './wordings.ts';

/** Something that students ask about: how they word it, and the answer to it. */
export type Topic = { name: TopicName } & Wordings & (typeof answers)[TopicName];

export const topics: readonly Topic[] = (Object.keys(wordings) as TopicName[]).map((name) => ({
  name,
  ...wordings[name],
  ...answers[name],
}));

const named = (name: TopicName): Topic | undefined => topics.find((topic) => topic.name === name);

const nearestTo = nearestOf(topics);

/** How alike a question and an example are from which the question is about the same topic; 0 to 1. */
const ALIKE = 0.5;
/** The same, where the sure wordings of other topics no longer matter. */
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

const ESSAY = /\b(?:essays?|ESSAY|suppl?\w*|drafts?|responses?)\b/;

/** The topic of a message that only names something: "ready" for a college, "essay" for an essay or a college's essays. */
export function topicOfItem({ apps, strangers, essays, activities, honors, text }: Heard): Topic | undefined {
  if (essays.length > 0 || (apps.length > 0 && ESSAY.test(text))) return named('essay');
  if (apps.length + strangers.length > 0) return named('ready');
  if (activities.length > 0) return named('activities');
  return honors.length > 0 ? named('honors') : undefined;
}

/** Topics about essays whose question may as well be about activities. */
const OF_ACTIVITIES: Partial<Record<TopicName, TopicName>> = {
  weakest: 'ranking',
  strongest: 'ranking',
  essay: 'activities',
};
/** Topics after which "what comes after that one?" is about scores. */
const OF_SCORES: readonly TopicName[] = ['weakest', 'strongest', 'scores'];

/**
 * The topic that is meant after the one before: "and the weakest?" is about activities where they were spoken of and no essay is
 * named, and "what else?" is about scores after a question about the weakest essay.
 */
export function turnedTo(topic: Topic, before: Topic | undefined, { essays, activities }: Named, text: string): Topic {
  if (topic.name === 'later' && before && OF_SCORES.includes(before.name)) return named('scores') ?? topic;
  const spokenOf = activities.length > 0 || isOfProfile((before ?? topic).name);
  const turned = OF_ACTIVITIES[topic.name];
  return (spokenOf && essays.length === 0 && !ESSAY.test(text) && turned && named(turned)) || topic;
}

/** True where nothing is asked. */
export const isSmallTalk = ({ name }: Topic): boolean => ['greeting', 'thanks', 'nod'].includes(name);

/** Every word that topics are written with. */
export const topicWords = (): string[] =>
  topics
    .flatMap(({ sure, hints = [], like }) => [...sure, ...hints, ...like].map(writtenOut))
    .flatMap((wording) => wording.replace(/\\[a-z]/g, ' ').match(/[a-z]{3,}\*?/g) ?? [])
    .flatMap((word) => (word.endsWith('*') ? endingsOf(word.slice(0, -1)) : [word]));

/** The words that a beginning such as "supplement*" stands for. */
const endingsOf = (stem: string): string[] =>
  ['', 's', 'al', 'ed', 'ing', 'y', 'ies', 'ation', 'e']
    .map((ending) => stem + ending)
    .filter((word) => frequency(word) > 0);
