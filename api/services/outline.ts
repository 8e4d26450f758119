import { BUILT_IN } from '#contract/built-in.ts';
import { kindOf } from '#contract/essay-kind.ts';
import { unitsAsked } from '#contract/map/read-units.ts';
import { linesToStore } from '#contract/outline/kept-lines.ts';
import { arcOf, outlineOf } from '#contract/outline/outline-of.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import type { EssayToOutline } from '#contract/outline/reading.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { knownQuestion } from '../colleges/prompts.ts';
import type { Input, StudentContext } from '../context.ts';
import { coachOfStudent } from './ask-coach.ts';
import { saveEssay } from './essay-rows.ts';
import { nameKinds } from './name-kinds.ts';
import { ownEssay, whichEssay } from './own-essay.ts';

/** The paragraphs of an essay with the student's lines, what is measured of them, and which answer each part of the prompt. */
export async function readOutline(context: StudentContext, { params }: Input<'readOutline'>) {
  const essay = await ownEssay(context, params.essayId);
  return outlineOf(await toOutline(context, essay), essay.outline ?? []);
}

/** Stores a line for each paragraph, with the paragraph that it was written for. */
export async function saveOutline(context: StudentContext, { params, body }: Input<'saveOutline'>) {
  const essay = await ownEssay(context, params.essayId);
  const { lines, text = essay.text } = body;
  if (lines.length !== paragraphSpans(text).length) throw new Problem(400, refusals.outlineLines);
  const outline = linesToStore(essay.outline ?? [], text, lines);
  await saveEssay(context, whichEssay(params.essayId), { outline });
  return outlineOf(await toOutline(context, essay), outline);
}

/** What each sentence of an essay does. */
export async function readArc(context: StudentContext, { params }: Input<'readArc'>) {
  return arcOf(await toOutline(context, await ownEssay(context, params.essayId)));
}

/** An essay as it is read for its outline: by the student's own word for kind and prompt where there is one. */
async function toOutline(
  context: StudentContext,
  { text, prompt, units, wordLimit, kind, college }: Awaited<ReturnType<typeof ownEssay>>,
): Promise<EssayToOutline> {
  const { asker } = await coachOfStudent(context, BUILT_IN);
  return {
    text,
    prompt,
    ...unitsAsked(prompt, units, knownQuestion(prompt, college)),
    kind: kind ?? kindOf(prompt, wordLimit, college),
    college,
    nameKinds,
    sentences: await context.coaches.builtIn.roles({ text }, asker),
  };
}
