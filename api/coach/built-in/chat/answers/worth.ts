import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answerByTopic } from './by-topic.ts';
import { figuresOf } from './facts.ts';

const general = answerByTopic('worth');

/** "Is Reed better than Carleton?": that nobody knows it, where to look, and what is published of both. */
export const answerWorth = (question: Question): Reply[] => [...general(question), ...figuresOf(question).slice(0, 4)];
