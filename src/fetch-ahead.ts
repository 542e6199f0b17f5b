/** Downloads, without running, what hydration will need; once. */
export function fetchAhead(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-warm]');
  for (const file of script?.dataset.warm?.split(' ') ?? []) {
    if ('userAgentData' in navigator) preload(file);
    else
      fetch(file, { priority: 'low' } as RequestInit)
        .then((response) => response.blob())
        .catch(() => {});
  }
  script?.removeAttribute('data-warm');
}

/**
 * Compiles ahead as well, in Chromium. Elsewhere the bytes alone are fetched: when a `modulepreload` fails,
 * Firefox and WebKit will not hear of the file again.
 */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  link.fetchPriority = 'low';
  document.head.append(link);
}
