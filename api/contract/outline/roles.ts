/**
 * What a sentence does: something happens (scene), a thing or a fact is described (detail), time is compressed (summary), the writer says
 * something of herself without showing it (claim), something is said of everybody (general), a thought is tied to what happened
 * (reflection), the future (plan), words about the telling itself (frame).
 */
export const sentenceRoles = ['scene', 'detail', 'summary', 'claim', 'general', 'reflection', 'plan', 'frame'] as const;
export type SentenceRole = (typeof sentenceRoles)[number];

/** The four that a student is shown. */
export type ShownRole = 'scene' | 'summary' | 'thought' | 'general';

export const shownRoles: Readonly<Record<SentenceRole, ShownRole>> = {
  scene: 'scene',
  detail: 'scene',
  summary: 'summary',
  frame: 'summary',
  reflection: 'thought',
  plan: 'thought',
  claim: 'general',
  general: 'general',
};
