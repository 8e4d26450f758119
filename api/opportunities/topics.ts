import data from '../data/topics.json' with { type: 'json' };
import { phraseOf } from './words.ts';

/**
 * One field of interest. `tags` are the field itself among the labels of opportunities (tag, kind, category and scope), `near` those
 * of its neighbours. `words`, as stems, are what students call it and what a name or a description says of it; `also` is what only
 * students say. A field without tags is found by its words.
 */
export type Topic = {
  tags: readonly string[];
  near: readonly string[];
  words: readonly string[];
  also: readonly string[];
};

/** Tags that go with any interest. */
export const GENERAL: readonly string[] = ['service', 'leadership', 'general'];

const stemmed = (topic: Topic): Topic => ({
  ...topic,
  words: topic.words.map(phraseOf),
  also: topic.also.map(phraseOf),
});

const { Groups: groups, ...fields } = data;

/** Groups that some opportunities are for. Nobody is taken to belong to one. */
export const GROUPS: readonly Topic[] = groups.map(stemmed);

export const TOPICS: readonly Topic[] = [...GROUPS, ...Object.values(fields).flat().map(stemmed)];
