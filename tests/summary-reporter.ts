import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that any machine can read: «N passed, N failed». */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length };
    for (const module of modules) {
      const tests = [...module.children.allTests()].map((test) => test.result().state);
      count.passed += tests.filter((state) => state === 'passed').length;
      count.failed += tests.filter((state) => state === 'failed').length;
      // A file that could not be read has no tests to count.
      if (tests.length === 0 && module.state() === 'failed') count.failed += 1;
    }
    process.on('exit', () => console.log(`${count.passed} passed, ${count.failed} failed`));
  }
}
