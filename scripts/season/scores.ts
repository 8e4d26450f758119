import type { TestScoresFile } from '#api/colleges/test-scores.ts';
import { found } from './read.ts';
import type { Requirements } from './requirements.ts';

/** The test scores of the students whom each college enrolled, by the college's number in federal data. */
export function slimScores({ sources, colleges }: Requirements): TestScoresFile {
  const known = Object.entries(colleges).filter(([, { s, k }]) => s || k);
  return {
    source: found(sources, 'i', 'requirements.json', 'test scores'),
    colleges: Object.fromEntries(
      known.map(([ipeds, { s: sat, sp: satShare, k: act, kp: actShare }]) => [ipeds, { sat, satShare, act, actShare }]),
    ),
  };
}

/** One college in each line. */
export const printedScores = ({ source, colleges }: TestScoresFile): string =>
  `{"source": ${JSON.stringify(source)},\n"colleges": {\n${Object.entries(colleges)
    .map(([ipeds, scores]) => `"${ipeds}": ${JSON.stringify(scores)}`)
    .join(',\n')}\n}}\n`;
