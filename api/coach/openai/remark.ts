import { cleanText } from '#contract/text.ts';

/** The longest that a remark of a model may be, in characters. */
const LONGEST = 600;

/** Characters that reverse the direction of writing or are invisible, except joiners and emoji forms, whose effect is visible. */
const UNSEEN = /\p{Bidi_Control}|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** A sentence or two of a model as they are shown: clean, in one line, and cut at the end of a sentence where they are too long. */
export function remark(text: string) {
  const line = cleanText(text).replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  return cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, 0)) || `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
