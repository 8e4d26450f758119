import { limits } from '#contract/limits.ts';
import { asksQuestion } from '#contract/map/known-prompts.ts';
import { titlesOf } from '#contract/map/prompt-titles.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { supplementalOf } from '../answers.ts';
import type { Account } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { collegePrompts } from '../prompts.ts';
import { checkRowLimit, rowOf, supplementalRow } from '../rows.ts';

export const collegePromptMocks = {
  listCollegePrompts: ({ params: { appId } }, account) => promptsOf(account, appId),
  addCollegePrompts({ params: { appId }, body }, account) {
    const application = rowOf(account.applications, appId);
    const { prompts } = promptsOf(account, appId);
    const wanted = new Set(body.prompts);
    if ([...wanted].some((id) => !prompts.some((prompt) => prompt.id === id)))
      throw new Problem(400, refusals.unknownPrompts);
    const added = prompts.filter(({ id, essayId }) => wanted.has(id) && essayId === null);
    checkRowLimit(application.supplementals, limits.supplementals, added.length);
    const titles = titlesOf(added);
    return added.map(({ text, limit }, place) => {
      const wordLimit = limit.unit === 'words' ? limit.max : null;
      const row = supplementalRow({
        title: titles[place]!,
        prompt: text,
        wordLimit,
        status: 'drafting',
        kind: null,
        response: '',
        due: null,
      });
      application.supplementals.push(row);
      return supplementalOf(application, row);
    });
  },
} satisfies Mocks;

function promptsOf({ applications }: Account, appId: string) {
  const { college, supplementals } = rowOf(applications, appId);
  const { prompts, ...known } = collegePrompts(college);
  return {
    ...known,
    prompts: prompts.map((prompt) => ({
      ...prompt,
      essayId: supplementals.find((essay) => asksQuestion(essay.prompt, prompt.text))?.id ?? null,
    })),
  };
}
