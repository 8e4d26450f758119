/** The most that a score can be where that is so of an essay, however good the rest is. The same for every coach. */
export const HELD_AT = {
  /** It names a college that it does not go to. */
  otherCollege: 60,
  /** A part of the prompt has no answer. */
  missingPart: 68,
  /** Many students could have written it. */
  generic: 48,
  /** It argues a question in general and tells nothing of its writer. */
  argument: 48,
  /** It lists activities and stays with none. */
  listing: 46,
} as const;
