import type { GrammarSlip } from '../grammar/rules.ts';
import { onceEach } from '../measure.ts';
import { capitalSlips } from './capital-slips.ts';
import { verbSlips } from './verb-slips.ts';

/** All slips of grammar: what the grammar checker found, and what it does not look for. */
export const grammarSlips = onceEach((essay): GrammarSlip[] => [
  ...essay.slips,
  ...verbSlips(essay),
  ...capitalSlips(essay),
]);
