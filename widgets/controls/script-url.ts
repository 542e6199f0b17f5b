/**
 * The address of the file that holds this code. It works in modules and in classic scripts, where `import.meta` is a
 * syntax error; a page that sets `Error.stackTraceLimit` to 0 has no stack.
 */
export const scriptUrl: string =
  /https?:\S+?(?=:\d+:\d+)/.exec(Error().stack ?? '')?.[0] ??
  (globalThis.document?.currentScript as HTMLScriptElement | null)?.src ??
  '';
