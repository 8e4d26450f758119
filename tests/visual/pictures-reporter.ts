import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter, TestModule, TestProject, TestRunEndReason, Vitest } from 'vitest/node';
import { differences, references } from './compare.ts';

/** In each of its browsers the project has another name. */
const isStories = ({ name }: TestProject) => name.startsWith('stories');

/** Keeps the folders of pictures in order, and says when none can be compared. */
export default class PicturesReporter implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  async onTestRunStart() {
    if (!this.vitest.projects.some(isStories)) return;
    await rm(differences, { recursive: true, force: true });
    if (process.env.CHROME)
      console.log('Pictures are left out: the browser of CHROME draws letters otherwise than that of the references.');
  }

  /** After a look at every story, pictures that nothing shows any more are named, or with --update removed. */
  async onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason) {
    const stories = modules.filter(({ project }) => isStories(project));
    const { testNamePattern, snapshotOptions } = this.vitest.config;
    const project = stories[0]?.project;
    if (reason !== 'passed' || testNamePattern || project?.getProvidedContext().looks !== 'all') return;
    if ((await project.globTestFiles()).testFiles.length !== stories.length) return;

    const taken = new Set(
      stories.flatMap((module) => [...module.children.allTests()]).flatMap((test) => test.meta().pictures ?? []),
    );
    const stored = await readdir(references, { recursive: true }).catch(() => []);
    const left = stored.filter((name) => name.endsWith('.webp') && !taken.has(name.slice(0, -'.webp'.length)));
    if (left.length === 0) return;
    if (snapshotOptions.updateSnapshot === 'all') await Promise.all(left.map((name) => rm(join(references, name))));
    console.log(
      `Pictures that no story shows any more${snapshotOptions.updateSnapshot === 'all' ? ', removed' : ''}: ${left.join(', ')}`,
    );
  }
}
