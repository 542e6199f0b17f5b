import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with `N passed, N failed`, the line that `.ci/run` is read by. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or a group that failed outside its tests, such as in a hook, counts as one failure.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0).length + errors.length;
    const skipped = count('skipped');
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}
