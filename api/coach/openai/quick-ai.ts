import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { PolishedParagraph } from '#contract/quick-ai.ts';
import { cleanText } from '#contract/text.ts';
import type { ActivityToStrengthen, Asker, StrengthenedActivity } from '../coach.ts';
import { createFence } from './fence.ts';
import { inventedIn } from './facts.ts';
import { type Model, type Reading, readingOf } from './model.ts';
import { remark } from './remark.ts';

/** More than anybody reads. */
const MOST_CHANGES = 12;

const Polished = z.object({
  output: z.string(),
  changes: z.array(z.object({ what: z.string(), why: z.string() })),
});

/** The paragraph, tighter. An answer with a number or a name that was not given is refused. */
export async function polishParagraph(
  model: Model,
  { text }: { text: string },
  asker: Asker,
): Promise<Omit<PolishedParagraph, 'engine'>> {
  const fence = createFence(asker.private);
  const paragraph = fence.mask(text).text;
  const { output, changes } = await model.answer(
    asker,
    {
      task: 'polish',
      system: `You tighten a paragraph of a student's college application. Keep the meaning, the facts, the student's own voice and words; mend grammar and spelling, cut what says nothing, prefer the concrete word that is there already. Add no fact, number, name or image, and no word that this student would not use. A paragraph that is good stays as it is.\n\n${fence.rule}\n\nAnswer in JSON: "output", the paragraph; "changes", each with "what" (the words before and after, briefly) and "why" (one plain sentence to the student).`,
      messages: [{ role: 'user', content: fence.around('paragraph', paragraph) }],
      most: Math.ceil(text.length / 2) + 2_000,
      temperature: 0.2,
    },
    Polished,
    (polished) =>
      readingOf(
        polished,
        polished.output.trim() === '' ? 'The paragraph is missing.' : inventedIn(paragraph, polished.output),
      ),
  );
  return {
    output: cleanText(fence.unmask(output)).trim(),
    changes: changes
      .slice(0, MOST_CHANGES)
      .map(({ what, why }) => ({ what: fence.unmask(remark(what)), why: fence.unmask(remark(why)) })),
  };
}

const Options = z.object({ options: z.array(z.string()), questions: z.array(z.string()).default([]) });

/** More questions than this would be a form; a longer one would not be read. */
const MOST_QUESTIONS = 2;
const LONGEST_QUESTION = 140;

/**
 * Wordings of an activity, and questions for facts that are missing. Those that are too long, the same as another or hold a fact that was not given are dropped; where
 * too few are left, the model is asked once more, and then whatever is good is answered.
 */
export async function strengthenActivity(
  model: Model,
  { title, organization, description, hoursPerWeek, n, temperature }: ActivityToStrengthen,
  asker: Asker,
): Promise<StrengthenedActivity> {
  const fence = createFence(asker.private);
  const told = Object.entries({ title, organization, description })
    .filter(([, text]) => text !== '')
    .map(([what, text]) => ({ what, text: fence.mask(text).text }));
  const given = told.map(({ text }) => text).join('\n');
  const good = new Set<string>();

  /** The mistake in a line with placeholders, as the model wrote it, because the model is told of it. */
  const mistakeIn = (line: string) =>
    fence.unmask(line).length > limits.impact
      ? `«${line}» has more than ${limits.impact} characters.`
      : inventedIn(given, line);

  const askable = (questions: string[]) =>
    [...new Set(questions.map(remark))]
      .filter((line) => line.endsWith('?') && line.length <= LONGEST_QUESTION && inventedIn(given, line) === null)
      .slice(0, MOST_QUESTIONS)
      .map((line) => fence.unmask(line));

  return model.answer(
    asker,
    {
      task: 'strengthen',
      system: `You word an extracurricular activity for a college application: one line of at most ${limits.impact} characters, spaces included, the best line first. It begins with a verb of what the student did (present tense for what goes on, past for what is over), then what came of it and for whom. Use only what is given: no number, name, result or fact of your own, no superlatives, no "passionate". Write abbreviations out. Leave out what the title says already. Where a fact is missing that would make the line better (since when, how often, how many people, the student's position, what came of it), ask for it.\n\n${fence.rule}\n\nAnswer in JSON: "options", ${n} lines that differ in what they begin with; "questions", at most ${MOST_QUESTIONS} short questions for missing facts, none for what is given${hoursPerWeek === null ? '' : ' and none for hours, which stand in a field of their own'}.`,
      messages: [{ role: 'user', content: told.map(({ what, text }) => fence.around(what, text)).join('\n') }],
      most: 2_000,
      temperature,
    },
    Options,
    ({ options, questions }, isLast): Reading<StrengthenedActivity> => {
      const lines = options.slice(0, 2 * n).map(remark);
      const mistakes = lines.flatMap((line) => mistakeIn(line) ?? []);
      for (const line of lines) if (line !== '' && mistakeIn(line) === null) good.add(fence.unmask(line));
      if (good.size >= n || (isLast && good.size > 0))
        return { result: { options: [...good].slice(0, n), questions: askable(questions) } };
      return { mistake: mistakes[0] ?? `${n} different lines were asked for.` };
    },
  );
}
