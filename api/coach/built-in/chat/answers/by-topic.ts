import byTopic from '#api/coach/data/chat/by-topic.json' with { type: 'json' };
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answersOfCollege } from './facts.ts';

/** One matter that an intent is asked about: the words that tell it, those it needs beside them, and what is said of it. */
interface Topic {
  about: RegExp;
  beside: RegExp | undefined;
  says: string;
  next: string;
  /** True where the day on which a college answers belongs to it. */
  dates: boolean;
}

interface Written {
  about: string;
  if?: string;
  says: string;
  next: string;
  dates?: boolean;
}

const wordsOf = (pattern: string): RegExp => new RegExp(String.raw`\b(?:${pattern})\b`);

const topicsOf = (kinds: readonly Written[]): Topic[] =>
  kinds.map(({ about, if: beside, says, next, dates = false }) => ({
    about: wordsOf(about),
    beside: beside === undefined ? undefined : wordsOf(beside),
    says,
    next,
    dates,
  }));

/** An answer that opens alike, and goes on with what fits the matter that the question is about. */
export function answerByTopic(name: keyof typeof byTopic): (question: Question) => Reply[] {
  const { opening, kinds, otherwise } = byTopic[name];
  const topics = topicsOf(kinds);
  return (question) => {
    const { text } = question;
    const topic = topics.find(({ about, beside }) => about.test(text) && (beside?.test(text) ?? true));
    const { says, next } = topic ?? otherwise;
    const dates = topic?.dates ? answersOfCollege(question) : [];
    return [{ says: [opening, says], next }, ...dates];
  };
}
