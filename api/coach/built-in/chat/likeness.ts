/**
 * How alike a text and the examples of an intent must be at least, from 0 to 1, for what is decided by it; the least first. Each was chosen on
 * questions of students that no example was taken from (docs/decisions/chat-search.md has what is known of them).
 */
export const LIKENESS = {
  /** Offered as a question that may be meant. */
  offered: 0.08,
  /** Answered as the nearest, where nothing is meant for certain. */
  nearest: 0.16,
  /** Taken to be meant. */
  meant: 0.2,
  /** The same for a feeling: to miss one is worse than to ask too much after it. */
  felt: 0.24,
  /** The question and the one before it, together, taken to ask for the same. */
  meantTogether: 0.24,
  /**
   * Asked in the rest of a message about a feeling, where nothing else is nearly as likely: "my teacher still has not sent my letter, and I am
   * terrified that they will throw out my application".
   */
  leading: 0.27,
  /** Answered without a doubt. Of 21 questions of strangers that were less alike, eleven had not been what was meant. */
  withoutDoubt: 0.3,
  /**
   * Taken for a request to deceive, where the message does not ask to put something down. Of 93 other messages below it 80 were harmless, and
   * who is accused of a lie asks nothing more.
   */
  deceit: 0.3,
  /** Lived through, in the middle of a talk, where its words are a little like it. */
  perhapsTold: 0.3,
  /** Asked in spite of a danger or a hardship, without a word of a question. */
  clearlyAsked: 0.33,
  /** Asked beside a feeling, or not going on about the last question. */
  beside: 0.36,
  /** Not asked back. */
  clear: 0.4,
  /** Lived through, by half a sentence. */
  told: 0.41,
  /** Surely said by its words. */
  surely: 0.45,
  /** Lived through, by a part of a message that as a whole asks for something more surely. */
  toldInPart: 0.45,
  /** Of one reading, so that no other is answered as well. */
  oneReading: 0.5,
  /** Lived through, in the middle of a talk, by itself. */
  plainlyTold: 0.5,
  /** Asked in spite of a danger or a hardship that its words are like. */
  surelyAsked: 0.6,
  /** Asked of general advice, whatever it names. */
  plainAdvice: 0.6,
  /** Lived through, by a few words. */
  toldInFewWords: 0.65,
  /** Asked by itself, whatever was said before. */
  byItself: 0.75,
} as const;
