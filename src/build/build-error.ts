import { inspect } from 'node:util';

/** Ends a build or a start in sentences for the owner: where it came up in the code is of no use to him. */
export class BuildError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'BuildError';
    this.stack = this.message;
  }

  /** What Vite prints of it. */
  [inspect.custom](): string {
    return this.message;
  }
}
