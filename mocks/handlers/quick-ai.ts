import { BUILT_IN } from '#contract/built-in.ts';
import { polishParagraph, strengthenActivity } from '#contract/quick-ai.ts';
import { polish } from '../coach/polish.ts';
import { strengthen } from '../coach/strengthen.ts';
import { mock } from '../mock.ts';

const engine = BUILT_IN;

export const quickAiHandlers = [
  mock(polishParagraph, ({ body }) => ({ ...polish(body.text), engine })),
  mock(strengthenActivity, ({ body }) => {
    const options = strengthen(body);
    return { options, output: options[0]!, engine };
  }),
];
