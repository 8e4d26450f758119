/** Where a form stands. */
export interface Place {
  /** The sentence up to the form, and after it. */
  before: string;
  after: string;
  sentence: string;
  /** Whether the writer wishes for something in the sentence. */
  wishes: boolean;
  /** Whether the writer does so in the same clause. */
  wishesHere: boolean;
}
