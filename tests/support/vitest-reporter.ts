import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run of the unit tests with `N passed, N failed, N skipped`. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or a suite that failed outside its tests, such as in a hook, counts as one failure.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = suites.filter((suite) => suite.errors().length > 0).length;
    const failed = count('failed') + broken + errors.length;
    console.log(`${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`);
  }
}
