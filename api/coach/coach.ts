import type { EssayPreview, Grade } from '#contract/essays.ts';

/**
 * Reads what students write and says what a good reader would. One implementation works by rules on this
 * machine; another may ask a language model. Every method takes plain text and treats it as data.
 */
export interface Coach {
  /** @param input.text the essay; the highlights of the answer are UTF-16 offsets into it */
  grade(input: { text: string; prompt: string }): Promise<Grade>;
  preview(input: { essay: string }): Promise<EssayPreview>;
}
