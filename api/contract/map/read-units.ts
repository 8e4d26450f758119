import type { PromptUnit } from './prompt-units.ts';
export function readUnits(prompt: string): PromptUnit[] {
  return /why/i.test(prompt) ? ['why-college'] : [];
}
