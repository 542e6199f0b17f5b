import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Fields = Record<string, unknown>;
type Answer = {
  id?: number;
  method?: string;
  params?: Fields;
  result?: Fields;
  error?: { message: string };
  sessionId?: string;
};

/** The DevTools protocol of a browser started with `--remote-debugging-pipe`: JSON between zero bytes on two pipes. */
export function devtools(child: ChildProcess) {
  const [, , , commands, answers] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Map<string, (params: Fields, session: string | undefined) => void>();
  let sent = 0;
  let rest = '';

  answers.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const answer: Answer = JSON.parse(part);
      if (answer.id) waiting.get(answer.id)?.(answer);
      else listeners.get(answer.method ?? '')?.(answer.params ?? {}, answer.sessionId);
    }
  });
  // What is written after the browser has ended has nobody to read it.
  commands.on('error', () => {});

  return {
    /** @throws what the browser says is wrong with a command */
    send: (method: string, params: object, session?: string): Promise<Fields> =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, ({ result = {}, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        commands.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
      }),
    on: (event: string, listener: (params: Fields, session: string | undefined) => void): void => {
      listeners.set(event, listener);
    },
  };
}
