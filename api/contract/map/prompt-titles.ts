import type { PromptUnit } from './prompt-units.ts';
import { unitNames } from './unit-names.ts';

/** A title for each question: what it asks for, and a number where several ask for the same. */
export function titlesOf(questions: readonly { units: readonly PromptUnit[] }[]): string[] {
  const names = questions.map(({ units: [first] }) => (first ? unitNames[first] : 'Question'));
  return names.map((name, place) => {
    const alike = names.filter((other) => other === name).length;
    return alike === 1 ? name : `${name} (${names.slice(0, place + 1).filter((other) => other === name).length})`;
  });
}
