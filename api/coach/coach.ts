import type { ChatMessage, ChatSource, StudentRecord } from '#contract/ai.ts';
import { BUILT_IN } from '#contract/built-in.ts';
import type { Cut } from '#contract/cuts.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import type { EssayPreview, Grade } from '#contract/essays.ts';
import type { Contract } from '#contract/index.ts';
import type { ReadSentence } from '#contract/outline/reading.ts';
import type { Reasons } from '#contract/revisions/revisions-of.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import type { Person } from '#contract/people.ts';
import type { PlanInTurn } from '#contract/plan/plan-of.ts';
import type { PolishedParagraph } from '#contract/quick-ai.ts';
import type { Requirement } from '#contract/requirements.ts';
import { sentences } from '#contract/sentences.ts';
import type { Caller } from '../queue.ts';

/** A question to the advisor, with everything it may know. */
export interface Conversation {
  /** The last one from the student is the question. */
  messages: ChatMessage[];
  record: StudentRecord;
  /** What the student chose to talk about: ids of the record. */
  focus: { appId: string | null; essayId: string | null };
  /** What to do, and whether it fits. */
  plan: PlanInTurn;
  /** What the colleges ask for, with what the student made of it, and who does it. */
  requirements: readonly Requirement[];
  people: readonly Pick<Person, 'id' | 'name' | 'role'>[];
  /** What the prompt of an essay asks for where the student has corrected it, by the essay's id. */
  units: Readonly<Record<string, readonly PromptUnit[]>>;
  /** The names of other colleges that were left in an answer and are not meant, by its id. */
  namesLeft: Readonly<Record<string, readonly string[]>>;
  now: Date;
  timeZone: string;
}

/** What the advisor says. */
export interface ChatReply {
  /** Light Markdown. */
  message: string;
  /** Where its parts are from, in their order (see `PARTS_APART`). */
  sources: ChatSource[];
}

/** A reply of the built-in coach. */
export interface OwnReply extends ChatReply {
  /** True where it answers somebody who is in danger or lives through something hard: then no language model is asked. */
  care: boolean;
}

export interface EssayToGrade {
  /** Highlights are UTF-16 offsets into it. */
  text: string;
  prompt: string;
  /** The most words that the college allows, or null: a short answer is asked for less than a long one. */
  wordLimit: number | null;
  /** The college that the essay goes to; null for one that goes to all, or to nobody yet. */
  college: string | null;
  /** Names of other colleges that the student said to mean in it. */
  meantNames: readonly string[];
  /** What the student says that the essay is for; null where the coach is to tell from the prompt. */
  kind: EssayKind | null;
  /** The lines of the activities list, which an essay should not repeat. Only the built-in coach reads them. */
  activities: readonly string[];
}

export type ActivityToStrengthen = Omit<InputOf<Contract['strengthenActivity']>['body'], 'engine'>;

export type StrengthenedActivity = Pick<AnswerOf<Contract['strengthenActivity']>, 'options' | 'questions'>;

/** The one who asks a coach. Limits on a language model count by the id. */
export interface Asker extends Caller {
  /** The student's name and e-mail, which are never sent to a model. Empty for a visitor. */
  private: { name: string; email: string };
}

/**
 * Reads what students write, and advises them. One implementation works by rules on this machine, another asks a language
 * model. Every method takes plain text and treats it as data.
 */
export interface Coach {
  /** `built-in`, or the name of the language model. */
  engine: string;
  grade(essay: EssayToGrade, asker: Asker): Promise<Omit<Grade, 'engine'>>;
  preview(input: { essay: string }, asker: Asker): Promise<Omit<EssayPreview, 'engine' | 'rule'>>;
  /** The same paragraph, tighter, and what was changed. */
  polish(input: { text: string }, asker: Asker): Promise<Omit<PolishedParagraph, 'engine'>>;
  /** `n` different wordings of at most 150 characters, none with a fact that was not given, and questions for facts that are missing. */
  strengthen(input: ActivityToStrengthen, asker: Asker): Promise<StrengthenedActivity>;
}

/** A coach that asks a language model. */
export interface ModelCoach extends Coach {
  /**
   * The advisor's reply.
   * @param own what the built-in coach replies
   * @param onText called while the reply is written, each time with the new part of it
   */
  chat(conversation: Conversation, own: ChatReply, asker: Asker, onText?: (text: string) => void): Promise<ChatReply>;
}

export interface EssayToCut {
  text: string;
  /** Words; the text has more. */
  limit: number;
  /** The main essay, where the same reader reads it; null where the text is the main essay. */
  main: string | null;
}

/** Two texts of one essay, as the coach reads them. */
export interface Comparison extends Reasons {
  grades: [from: Omit<Grade, 'engine'>, to: Omit<Grade, 'engine'>];
}

/** The coach on this machine also does what only rules do: the same every time, and with the reasons. */
export interface BuiltInCoach extends Coach {
  /** The advisor's reply from the record, the facts of the season and general advice. */
  chat(conversation: Conversation, asker: Asker): Promise<OwnReply>;
  /** Grades two texts of an essay, and says through what each category moved. */
  compare(texts: { from: EssayToGrade; to: EssayToGrade }, asker: Asker): Promise<Comparison>;
  /** What each sentence of a text does, in its order. */
  roles(essay: { text: string }, asker: Asker): Promise<ReadSentence[]>;
  /** The sentences that could go first until the text is inside its limit. */
  cuts(essay: EssayToCut, asker: Asker): Promise<Cut[]>;
}

/** What a coach can be asked for. */
export type Task = Exclude<keyof ModelCoach, 'engine'>;
export type BuiltInTask = Exclude<keyof BuiltInCoach, 'engine'>;

/** What a student reads when a coach fails at it. */
export const failures: Record<BuiltInTask, string> = {
  grade: sentences.scoringFailed,
  preview: sentences.previewFailed,
  polish: sentences.polishFailed,
  strengthen: sentences.strengthenFailed,
  chat: sentences.chatFailed,
  compare: 'The two versions could not be compared. Both are kept.',
  roles: sentences.readingFailed,
  cuts: sentences.readingFailed,
};

/** Who can be asked: the built-in coach always, a language model where one is set up. */
export interface Coaches {
  builtIn: BuiltInCoach;
  model: ModelCoach | null;
}

/** The coach for a request: the model, unless there is none or the built-in coach was asked for. */
export function chooseCoach({ builtIn, model }: Coaches, wanted: typeof BUILT_IN | null | undefined) {
  return wanted === BUILT_IN ? builtIn : (model ?? builtIn);
}
