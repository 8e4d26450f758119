import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the file that builds the Storybook, which takes longest: begun last, it would leave one of two workers without work. */
export class StorybookFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isStorybook = ({ moduleId }: TestSpecification) => moduleId.endsWith('/e2e/storybook.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isStorybook), ...sorted.filter((file) => !isStorybook(file))];
  }
}
