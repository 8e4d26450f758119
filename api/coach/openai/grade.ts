import { z } from 'zod';
import { CATEGORY_MEANINGS } from '#contract/category-meanings.ts';
import { CATEGORY_WEIGHTS, OPENING_WEIGHTS, scoreOf } from '#contract/category-weights.ts';
import { type Categories, categoryNames, type EssayPreview, type Grade } from '#contract/essays.ts';
import { type EssayKind, kindOf, SHORT_ANSWER } from '#contract/essay-kind.ts';
import { countWords } from '#contract/words.ts';
import type { Asker, EssayToGrade } from '../coach.ts';
import { otherCollege } from '../built-in/reading/other-college.ts';
import { HELD_AT } from '../held-down.ts';
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
  /** What holds the score down. */
  finds: z.array(z.enum(['otherCollege', 'missingPart', 'generic', 'argument', 'listing'])).default([]),
});

/** What each category asks, the same as the built-in coach measures. */
const CATEGORIES = `Rate each of these from 0 to 100, by the writing alone. From 85 superb, 70 good, 55 promising, 40 ordinary, 20 weak; most honest first drafts are between 40 and 60. Use the whole scale.
${categoryNames.map((name) => `- ${name}: ${CATEGORY_MEANINGS[name]}.`).join('\n')}
Length, learned words and a moving subject earn nothing by themselves. Repetition, filler and lists of words lose. What a thousand applicants could have written is weak, however polished: no person, day, place, spoken word or resistance in it. A list of activities is weak.`;

/** What each kind of essay is for. */
const READ_AS: Readonly<Record<EssayKind, string>> = {
  personalStatement: 'a personal statement: one person seen thinking, in a small subject with exact detail',
  whyCollege:
    'an answer to why this college: two or three things true only there, each tied to what the writer did or will do',
  community: 'an essay on a community: its people, what it does, the writer’s part, and what would be carried on',
  activity: 'an essay on an activity: what its line in the list cannot hold, such as one hour of it',
  challenge: 'an essay on a challenge: short on the blow, long on what was done, then what is different',
  disagreement: 'an essay on a disagreement: the other side gets its best sentence',
  ucInsight: 'a University of California insight question: direct answers, acts and results; plain is right',
  shortAnswer: 'a short answer: one thing, exactly; twenty good words are complete',
  additionalInformation:
    'additional information: facts, dates, causes and who can confirm them; no story, no blame. Give voice and reflection 60',
};

const READER = `You read college application essays as an experienced, kind and exact admission reader, for the student who wrote them. The student is 13 to 19 years old. You judge writing, never the person, and say nothing about chances of admission.`;

/**
 * Asks the model for categories, for remarks with quotes, which are then found in the text, and for what holds the score down. The score
 * is the categories' weighted mean, as for every coach, and at most what is found allows; an essay of less than 50 words gets at most 20
 * and is told why, unless it answers a short question.
 */
export async function gradeEssay(
  model: Model,
  { text, prompt, wordLimit, college, meantNames, kind: chosen }: EssayToGrade,
  asker: Asker,
): Promise<Omit<Grade, 'engine'>> {
  const fence = createFence(asker.private);
  const essay = fence.mask(text);
  const kind = chosen ?? kindOf(prompt, wordLimit, college);
  const graded = await model.answer(
    asker,
    {
      task: 'grade',
      system: `${READER}\n\n${fence.rule}\n\n${CATEGORIES}\n\nThen say in "works" what works (two to four remarks) and in "needsWork" what to work on next (two to five, the most important first). Each remark has "quote": three to thirty words copied letter by letter from the essay, or null for a remark on the whole; and "why": one or two plain sentences to the student, what it does to a reader and, under "needsWork", the next step. Never write a sentence of the essay for the student. Quotes must not overlap. Name in "finds" what is true of the whole essay: otherCollege (it names a college that it does not go to), missingPart (a part of the prompt is not answered), generic (most of it could have been written by many applicants), argument (it argues a question in general and tells nothing of its writer), listing (it lists activities and stays with none); else leave it empty. Plain words, under 25 a sentence, two sentences at most. Answer in JSON.`,
      messages: [
        {
          role: 'user',
          content: [
            ...(prompt.trim() ? [`The prompt it answers:\n${fence.around('prompt', fence.mask(prompt).text)}`] : []),
            `It is ${READ_AS[kind]}. It has ${countWords(text)} words${wordLimit ? ` of at most ${wordLimit}` : ''}.`,
            ...(college === null ? [] : [`It goes to ${fence.around('college', fence.mask(college).text)}`]),
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
  // What a name in an essay stands for is looked up, and the student may have said that it is meant.
  const isSlip = otherCollege(text, { college, meantNames }) !== undefined;
  const finds = graded.finds.filter((found) => found !== 'otherCollege' || isSlip);
  const score = Math.min(scoreOf(graded.categories, CATEGORY_WEIGHTS), ...finds.map((found) => HELD_AT[found]));
  if (words >= SHORT || (words > 0 && wordLimit !== null && wordLimit <= SHORT_ANSWER))
    return { score, categories: graded.categories, likes, needsWork };
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
): Promise<Omit<EssayPreview, 'engine' | 'rule'>> {
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
