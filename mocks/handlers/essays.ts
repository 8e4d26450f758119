import { anchorHighlights } from '#contract/anchor.ts';
import { BUILT_IN } from '#contract/built-in.ts';
import type { Highlight } from '#contract/essays.ts';
import { revisionsOf, type ScoredText } from '#contract/revisions/revisions-of.ts';
import { cleanText } from '#contract/text.ts';
import { draftOf } from '../answers.ts';
import { reasonsOf } from '../coach/compare.ts';
import type { Grading } from '../db.ts';
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
  readRevisions({ params, query }, account) {
    const essay = essayIn(account, params.essayId);
    const textOf = (id: string) => rowOf(essay.versions, id);
    const present = { text: essay.text, grading: essay.gradedText === essay.text ? essay : undefined };
    const [from, to] = [textOf(query.from), query.to === undefined ? present : textOf(query.to)].map(scoredText);
    return revisionsOf(from!, to!, reasonsOf(from!.categories, to!.categories), BUILT_IN);
  },
  previewEssay: () => preview,
} satisfies Mocks;

/** A text with its grade: the one that is stored with it, or else one that is given now. */
function scoredText({
  text,
  grading,
}: {
  text: string;
  grading?: Pick<Grading, 'categories' | 'needsWork'>;
}): ScoredText {
  const { categories, needsWork } = gradeOf(text);
  return { text, categories: grading?.categories ?? categories, needsWork: grading?.needsWork ?? needsWork };
}
