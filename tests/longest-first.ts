import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, although they are small. Begun last, each would leave one of two workers without work. */
const LONGEST = ['/e2e/storybook.test.ts', '/faults/writing-page.test.ts', '/contract/contract.test.ts'];

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
