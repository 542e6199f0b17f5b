import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run of the browser tests with `N passed, N failed`. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(result: FullResult): void {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (name: string) => outcomes.filter((outcome) => outcome === name).length;
    const failed = count('unexpected') || (result.status === 'passed' ? 0 : 1);
    // Only the screen reader is asked again.
    const passed = count('expected') + count('flaky');
    console.log(`${passed} passed, ${failed} failed, ${count('skipped')} skipped`);
  }
}
