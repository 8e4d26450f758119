import { readFileSync } from 'node:fs';
import type { FactSource } from '#contract/requirements.ts';
import { fromRoot } from '../root.ts';
import { findCollege } from './directory.ts';

/** The middle half of the scores of those who enrolled, and how many of a hundred sent them. */
export interface TestScores {
  /** Reading, 25th and 75th percentile, then math. */
  sat?: [number, number, number, number];
  satShare?: number;
  act?: [number, number];
  actShare?: number;
}

/** The scores of a season, by the numbers of the colleges in federal data. */
export interface TestScoresFile {
  source: FactSource;
  colleges: Record<string, TestScores>;
}

const file: TestScoresFile = JSON.parse(readFileSync(fromRoot('api/data/season/test-scores.json'), 'utf8'));

export const testScoresSource = file.source;

/** What a college reported; undefined where nothing is known. */
export const testScoresOf = (name: string): TestScores | undefined =>
  file.colleges[String(findCollege(name)?.ipeds ?? '')];
