import type { Answer } from '#contract/client.ts';

/** The most questions that stand below the lines. */
const MOST_QUESTIONS = 3;

/**
 * The lines of an answer, and what they could still say. Where a description says too little, some of its lines are questions. Some servers
 * have only one line, as `output`.
 */
export function strengthened({ options, questions = [], output }: Partial<Answer<'strengthenActivity'>>) {
  const lines = options ?? (output ? [output] : []);
  return {
    options: lines.filter((line) => !isQuestion(line)),
    questions: [...new Set([...questions, ...lines.filter(isQuestion)])].slice(0, MOST_QUESTIONS),
  };
}

const isQuestion = (line: string) => line.endsWith('?');
