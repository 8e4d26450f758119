import { anchorHighlights } from '#contract/anchor.ts';
import { type Draft, gradeEssay, type Highlight, previewEssay, readDraft, saveDraft } from '#contract/essays.ts';
import { Problem } from '#contract/problem.ts';
import { countWords } from '#contract/words.ts';
import { db, NOW } from '../db.ts';
import { essay, essayCategories, essayLikes, essayNeedsWork } from '../fixtures/essay.ts';
import { mock } from '../mock.ts';

export const essayHandlers = [
  mock(readDraft, (_input, request) => db.signedIn(request).draft),
  mock(saveDraft, ({ body: { text, status, baseRevision } }, request) => {
    const account = db.signedIn(request);
    const before = account.draft;
    if (text !== undefined && text !== before.text) {
      if (baseRevision !== undefined && baseRevision !== before.revision) {
        throw new Problem(409, 'This essay was changed somewhere else.', { current: before });
      }
      account.draft = withText(before, text);
    }
    if (status !== undefined) account.draft = { ...account.draft, status };
    return account.draft;
  }),
  mock(gradeEssay, ({ body: { text } }, request) => {
    const account = db.signedIn(request);
    const grade = gradeOf(text);
    const stored = text === account.draft.text;
    if (stored)
      account.draft = {
        ...account.draft,
        ...grade,
        previousScore: account.draft.score,
        scoredAt: NOW,
      };
    return { ...grade, stored };
  }),
  mock(previewEssay, () => ({
    score: 6.8,
    feedback: [
      'The okra snapped beside the seller’s ear is the kind of detail a reader keeps.',
      '“Communication is the key” explains what the scene already shows. Cut it and let the okra speak.',
      'The first sentence could open anyone’s essay. Start on the bus.',
    ],
    rewritten_intro:
      'Every Saturday I rode the 14 bus with my grandmother to the market, where she argued about the price of okra in three languages. I carried the bags.',
  })),
];

/** A draft with another text: one revision on, its highlights where their words stand now. */
export function withText(draft: Draft, text: string): Draft {
  if (text === draft.text) return draft;
  const move = (items: Highlight[]) => anchorHighlights(items, draft.text, text);
  const { revision, likes, needsWork } = draft;
  return { ...draft, text, revision: revision + 1, likes: move(likes), needsWork: move(needsWork) };
}

/** A plausible grade: the demo essay's own for its text, and for any other one that grows with its length. */
function gradeOf(text: string) {
  const engine = 'built-in';
  if (text.trim() === '')
    return {
      score: 0,
      categories: evenly(0),
      likes: [],
      needsWork: [whole('There is nothing to read yet. Write a first sentence.')],
      engine,
    };
  if (text === essay)
    return { score: 84, categories: essayCategories, likes: essayLikes, needsWork: essayNeedsWork, engine };
  const words = countWords(text);
  const score = words < 50 ? Math.min(20, words) : Math.min(78, 40 + Math.round(words / 20));
  const [first, ...others] = sentencesOf(text);
  return {
    score,
    categories: evenly(score),
    likes:
      first && words >= 50
        ? [{ ...first, why: 'This opening puts the reader somewhere. Stay there one sentence longer.' }]
        : [],
    needsWork:
      words < 50
        ? [whole(`There are only ${words} words to read. Write on before you score again.`)]
        : others
            .slice(-1)
            .map((last) => ({ ...last, why: 'The ending sums up. Close on something we can see instead.' })),
    engine,
  };
}

const whole = (why: string): Highlight => ({ start: null, end: null, why });

function evenly(score: number) {
  return { content: score, structure: score, voice: score, clarity: score, specificity: score, reflection: score };
}

function sentencesOf(text: string) {
  return [...text.matchAll(/[^\s.!?][^.!?\n]*[.!?]?/g)].map(({ 0: sentence, index }) => ({
    start: index,
    end: index + sentence.length,
  }));
}
