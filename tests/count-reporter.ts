import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with `N passed, N failed`, the line that `.ci/run` is read by. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const skipped = count('skipped');
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}
