import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { differences, references } from './compare.ts';

/** Keeps the folders of pictures in order, and says when none can be compared. */
export default class PicturesReporter implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  async onTestRunStart() {
    if (!this.vitest.projects.some(({ name }) => name.startsWith('visual'))) return;
    await rm(differences, { recursive: true, force: true });
    if (process.env.CHROME)
      console.log('Pictures are left out: the browser of CHROME draws letters otherwise than that of the references.');
  }

  /** After a run of every story, pictures that nothing shows any more are named, or with --update removed. */
  async onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason) {
    const visual = modules.filter(({ project }) => project.name.startsWith('visual'));
    const { testNamePattern, snapshotOptions } = this.vitest.config;
    const files = await visual[0]?.project.globTestFiles();
    if (reason !== 'passed' || process.env.CHROME || testNamePattern || files?.testFiles.length !== visual.length)
      return;

    const taken = new Set(
      visual.flatMap((module) => [...module.children.allTests()]).flatMap((test) => test.meta().pictures ?? []),
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
