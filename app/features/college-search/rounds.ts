import type { Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';

export const roundOptions = Object.entries(roundNames).map(([value, label]) => ({ value: value as Round, label }));
