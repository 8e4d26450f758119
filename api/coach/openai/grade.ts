import { z } from 'zod';
import { CATEGORY_MEANINGS } from '#contract/category-meanings.ts';
import { CATEGORY_WEIGHTS, OPENING_WEIGHTS, scoreOf } from '#contract/category-weights.ts';
import { type Categories, categoryNames, type EssayPreview, type Grade } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import type { Asker, EssayToGrade } from '../coach.ts';
import { remarkOnShort, SHORT, SHORT_CEILING } from '../short-essay.ts';
import { inventedIn } from './facts.ts';
import { createFence } from './fence.ts';
import { locateQuotes } from './locate.ts';
import { type Model, readingOf } from './model.ts';
import { remark } from './remark.ts';

/** More than anybody reads. */
const MOST_REMARKS = 8;

const Rating = z.int().min(0).max(100);
const Remarks = z.array(z.object({ quote: z.string().nullable(), why: z.string() }));
const Graded = z.object({
  works: Remarks,
  needsWork: Remarks,
  categories: z.object({
    content: Rating,
    structure: Rating,
    voice: Rating,
    clarity: Rating,
    specificity: Rating,
    reflection: Rating,
  }),
});

/** What each category asks, the same as the built-in coach measures. */
const CATEGORIES = `Rate each of these from 0 to 100, by the writing alone. 50 is an ordinary essay of an applicant, 75 a strong one, 90 rare; use the whole scale.
${categoryNames.map((name) => `- ${name}: ${CATEGORY_MEANINGS[name]}.`).join('\n')}
Length, learned words and a moving subject earn nothing by themselves. Repetition, filler and lists of words lose.`;

const READER = `You read college application essays as an experienced, kind and exact admission reader, for the student who wrote them. The student is 13 to 19 years old. You judge writing, never the person, and say nothing about chances of admission.`;

/**
 * Asks the model for categories, and for remarks with quotes, which are then found in the text. The score is the categories'
 * weighted mean, as for every coach; an essay of less than 50 words gets at most 20 and is told why.
 */
export async function gradeEssay(
  model: Model,
  { text, prompt, wordLimit }: EssayToGrade,
  asker: Asker,
): Promise<Omit<Grade, 'engine'>> {
  const fence = createFence(asker.private);
  const essay = fence.mask(text);
  const graded = await model.answer(
    asker,
    {
      task: 'grade',
      system: `${READER}\n\n${fence.rule}\n\n${CATEGORIES}\n\nThen say in "works" what works (two to four remarks) and in "needsWork" what to work on next (two to five, the most important first). Each remark has "quote": three to thirty words copied letter by letter from the essay, or null for a remark on the whole; and "why": one or two plain sentences to the student, what it does to a reader and, under "needsWork", the next step. Never write a sentence of the essay for the student. Quotes must not overlap. Answer in JSON.`,
      messages: [
        {
          role: 'user',
          content: [
            ...(prompt.trim() ? [`The prompt it answers:\n${fence.around('prompt', fence.mask(prompt).text)}`] : []),
            `It has ${countWords(text)} words${wordLimit ? ` of at most ${wordLimit}` : ''}.`,
            fence.around('essay', essay.text),
          ].join('\n\n'),
        },
      ],
      most: 4_000,
      temperature: 0,
    },
    Graded,
    (result) => ({ result }),
  );

  const locate = (remarks: z.output<typeof Remarks>) =>
    locateQuotes(
      essay.text,
      remarks
        .slice(0, MOST_REMARKS)
        .map(({ quote, why }) => ({ quote, why: fence.unmask(remark(why)) }))
        .filter(({ why }) => why !== ''),
    ).map(({ start, end, why }) =>
      start === null || end === null ? { start, end, why } : { ...essay.original({ start, end }), why },
    );
  const likes = locate(graded.works);
  const needsWork = locate(graded.needsWork);
  const words = countWords(text);
  if (words >= SHORT)
    return { score: scoreOf(graded.categories, CATEGORY_WEIGHTS), categories: graded.categories, likes, needsWork };
  const categories = cappedAt(SHORT_CEILING, graded.categories);
  const listed = { start: null, end: null, why: remarkOnShort(words).join(' ') };
  return { score: scoreOf(categories, CATEGORY_WEIGHTS), categories, likes, needsWork: [...needsWork, listed] };
}

/** Categories made smaller together, so that the score that follows from them is at most `ceiling`. */
function cappedAt(ceiling: number, categories: Categories): Categories {
  const share = Math.min(1, ceiling / Math.max(1, scoreOf(categories, CATEGORY_WEIGHTS)));
  return Object.fromEntries(categoryNames.map((name) => [name, Math.floor(categories[name] * share)])) as Categories;
}

const Previewed = z.object({
  categories: Graded.shape.categories.pick({ structure: true, voice: true, clarity: true, specificity: true }),
  feedback: z.array(z.string()).min(1),
  rewritten_intro: z.string(),
});

/** A first look at an opening, scored by the weights of openings. The rewritten opening has no number and no name of its own. */
export async function previewEssay(
  model: Model,
  { essay }: { essay: string },
  asker: Asker,
): Promise<Omit<EssayPreview, 'engine'>> {
  const fence = createFence(asker.private);
  const sample = fence.mask(essay).text;
  const { categories, feedback, rewritten_intro } = await model.answer(
    asker,
    {
      task: 'preview',
      system: `${READER} This is the beginning of an essay.\n\n${fence.rule}\n\n${CATEGORIES}\nRate structure (of an opening: how it begins), voice, clarity and specificity only.\n\n"feedback": one to three remarks of one or two sentences, first what works, then what to fix first. "rewritten_intro": one to three sentences that the essay could begin with, put together from its own words and details, the most concrete first; no fact, number or name that is not there. Answer in JSON.`,
      messages: [{ role: 'user', content: fence.around('essay', sample) }],
      most: 2_000,
      temperature: 0,
    },
    Previewed,
    (preview) => readingOf(preview, inventedIn(sample, preview.rewritten_intro)),
  );
  const tell = (text: string) => fence.unmask(remark(text));
  return {
    score: scoreOf({ ...categories, content: 0, reflection: 0 }, OPENING_WEIGHTS) / 10,
    feedback: feedback
      .slice(0, 3)
      .map(tell)
      .filter((sentence) => sentence !== ''),
    rewritten_intro: tell(rewritten_intro),
  };
}
