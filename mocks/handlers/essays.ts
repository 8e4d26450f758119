import { anchorHighlights } from '#contract/anchor.ts';
import { BUILT_IN } from '#contract/built-in.ts';
import {
  gradeEssay,
  type Highlight,
  listVersions,
  patchMainEssayMeta,
  previewEssay,
  readDraft,
  readMainEssay,
  readVersion,
  saveDraft,
} from '#contract/essays.ts';
import { cleanText } from '#contract/text.ts';
import { draftOf } from '../answers.ts';
import { gradeOf } from '../coach/grade.ts';
import type { Account } from '../db.ts';
import { mock } from '../mock.ts';
import { rowOf } from '../rows.ts';
import { storeGrade, save } from '../writing.ts';

export const essayHandlers = [
  mock(readDraft, (_input, { draft }) => draftOf(draft)),
  mock(readMainEssay, (_input, { draft }) => draftOf(draft)),
  mock(saveDraft, ({ body }, { draft }) => save(draft, body, draftOf)),
  mock(patchMainEssayMeta, ({ body }, { draft }) => save(draft, body, draftOf)),
  mock(gradeEssay, ({ body }, account) => {
    const essay = essayOf(account, body.supplementalId ?? 'main');
    const text = cleanText(body.text);
    const grade = gradeOf(text);
    const stored = storeGrade(essay, text, grade);
    const place = (items: Highlight[]) => anchorHighlights(items, text, body.text);
    return { ...grade, likes: place(grade.likes), needsWork: place(grade.needsWork), stored };
  }),
  mock(listVersions, ({ params }, account) =>
    essayOf(account, params.essayId).versions.map(({ id, savedAt, words, score }) => ({ id, savedAt, words, score })),
  ),
  mock(readVersion, ({ params }, account) => {
    const { grading, ...version } = rowOf(essayOf(account, params.essayId).versions, params.versionId);
    return version;
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
    engine: BUILT_IN,
  })),
];

/** An essay by `main` or a supplemental's id; throws a 404 for anything else. */
function essayOf({ draft, applications }: Account, id: string) {
  if (id === 'main') return draft;
  return rowOf(
    applications.flatMap(({ supplementals }) => supplementals),
    id,
  );
}
