/**
 * The URL of the file that holds this code. Pinned files are classic scripts without `import.meta`, which the bundler
 * replaces by an empty object there. Empty if a pinned file runs as a module.
 */
export const scriptUrl: string =
  import.meta.url ?? (globalThis.document?.currentScript as HTMLScriptElement | null)?.src ?? '';
