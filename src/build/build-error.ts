import { inspect } from 'node:util';

/** Ends a build with messages for the owner and without a stack trace. */
export class BuildError extends Error {
  constructor(messages: string[]) {
    super(messages.join('\n'));
    this.name = 'BuildError';
    this.stack = this.message;
  }

  /** The text that Vite prints. */
  [inspect.custom](): string {
    return this.message;
  }
}
