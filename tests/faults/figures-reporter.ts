import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the table of what its tests have measured. */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const figures = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.meta().figures ?? []);
    if (figures.length === 0) return;
    const width = Math.max(...figures.map(({ what }) => what.length)) + 3;
    console.log(`\n${figures.map(({ what, value }) => what.padEnd(width) + value).join('\n')}\n`);
  }
}
