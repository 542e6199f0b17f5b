import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with what failed, by name, and with `N passed, N failed`, the line that `.ci/run` is read by. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or a group that failed outside its tests, such as in a hook, counts as one failure.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0);
    for (const one of [...tests.filter((test) => test.result().state === 'failed'), ...broken]) {
      const errors = one.type === 'test' ? one.result().errors : one.errors();
      const file = one.type === 'module' ? one : one.module;
      const name = one.type === 'module' ? '' : ` > ${one.fullName}`;
      console.log(`failed: ${file.relativeModuleId}${name}: ${firstLine(errors?.[0])}`);
    }
    for (const error of errors) console.log(`failed: ${firstLine(error)}`);
    const failed = count('failed') + broken.length + errors.length;
    const skipped = count('skipped');
    console.log(`${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
}

const firstLine = (error: unknown) =>
  String((error as { message?: unknown } | undefined)?.message ?? error).split('\n')[0];
