import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with how long each project took from its first test to its last; projects that run beside each other share the machine. */
export default class TimesReporter implements Reporter {
  readonly #times = new Map<string, { start: number; end: number }>();

  onTestModuleStart({ project }: TestModule) {
    const now = performance.now();
    this.#times.set(project.name, { start: this.#times.get(project.name)?.start ?? now, end: now });
  }

  onTestModuleEnd({ project }: TestModule) {
    this.#times.get(project.name)!.end = performance.now();
  }

  onTestRunEnd() {
    for (const [name, { start, end }] of this.#times)
      console.log(`${name.padEnd(20)} ${Math.round((end - start) / 1_000)} s`);
  }
}
