import { anchorHighlights } from '#contract/anchor.ts';
import type { Highlight } from '#contract/essays.ts';
import { cleanText } from '#contract/text.ts';
import { draftOf } from '../answers.ts';
import { gradeOf } from '../coach/grade.ts';
import { preview } from '../fixtures/preview.ts';
import type { Mocks } from '../mock.ts';
import { essayIn, rowOf } from '../rows.ts';
import { storeGrade, save } from '../writing.ts';

export const essayMocks = {
  readDraft: (_input, { draft }) => draftOf(draft),
  readMainEssay: (_input, { draft }) => draftOf(draft),
  saveDraft: ({ body }, { draft }) => save(draft, body, draftOf),
  patchMainEssayMeta: ({ body }, { draft }) => save(draft, body, draftOf),
  gradeEssay({ body }, account) {
    const essay = essayIn(account, body.supplementalId ?? 'main');
    const text = cleanText(body.text);
    const grade = gradeOf(text);
    const stored = storeGrade(essay, text, grade);
    const place = (items: Highlight[]) => anchorHighlights(items, text, body.text);
    return { ...grade, likes: place(grade.likes), needsWork: place(grade.needsWork), stored };
  },
  listVersions: ({ params }, account) =>
    essayIn(account, params.essayId).versions.map(({ id, savedAt, words, score, engine }) => ({
      id,
      savedAt,
      words,
      score,
      engine,
    })),
  readVersion({ params }, account) {
    const { grading, origins, ...version } = rowOf(essayIn(account, params.essayId).versions, params.versionId);
    return version;
  },
  previewEssay: () => preview,
} satisfies Mocks;
