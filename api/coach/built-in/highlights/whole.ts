import { countWords } from '#contract/words.ts';
import { remarkOnShort, SHORT } from '../../short-essay.ts';
import { readEssay, type Essay } from '../text.ts';

const ONE_BLOCK = 220;

/** Remarks on the whole essay, the most pressing first. Each has a sentence that judges and one that gives the next step. */
export function remarksOnWhole(essay: Essay, prompt: string): (readonly [says: string, next: string])[] {
  const words = countWords(essay.text);
  if (essay.words.length === 0) return [remarkOnShort(0)];
  if (words < SHORT) return [remarkOnShort(words)];
  const remarks: (readonly [string, string])[] = [];
  const paragraphs = new Set(essay.sentences.map((sentence) => sentence.paragraph)).size;
  if (words >= ONE_BLOCK && paragraphs === 1) {
    remarks.push([
      `All ${words} words stand in one paragraph.`,
      'Begin a new one where the time, the place or your thinking changes.',
    ]);
  }
  const asked = promptWords(prompt);
  if (asked.length >= 3 && !essay.words.some((word) => asked.some(({ stem }) => stem === word.stem))) {
    const named = asked
      .slice(0, 2)
      .map(({ key }) => `“${key}”`)
      .join(' or ');
    remarks.push([
      `The prompt speaks of ${named}, and the essay does not use any of its words.`,
      'Check that one sentence answers what it asks.',
    ]);
  }
  return remarks;
}

const promptWords = (prompt: string) =>
  readEssay(prompt.slice(0, 5000)).words.filter((word) => word.content && word.key.length >= 5);
