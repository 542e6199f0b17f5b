/**
 * The URL of the file that contains this code. Chunks are modules and have `import.meta.url`. `/embed.js` and the pinned
 * files are built without `import.meta` (the bundler writes an empty object), since pages load them as classic scripts
 * too. A classic script of another origin has the base URL `about:blank`, so a relative `import()` fails there. The build
 * therefore makes each import relative to this URL. It comes from the stack trace, or from a script element:
 * consent tools run the text of a script inline and keep its URL in another attribute. A page may host the files under
 * other names.
 */
export const scriptUrl: string = import.meta.url || ownUrl();

function ownUrl(): string {
  const inStack = /https?:\S+?(?=:\d+:\d+)/.exec((Error() as Error | undefined)?.stack ?? '')?.[0] ?? '';
  return isOurs(inStack) ? inStack : (scriptOnPage() ?? inStack);
}

function isOurs(url: string): boolean {
  return /\/embed(\.js|\/.+\.js)(\?|$)/.test(url);
}

/** The URL of our script, if a script element has it. */
export function scriptOnPage(): string | undefined {
  // Not `document.scripts`, which can be an element with that name.
  const scripts = [...(globalThis.document?.documentElement.querySelectorAll('script') ?? [])];
  // Another provider can have an `embed.js`, too. The text of ours contains this marker.
  const ours = scripts.filter(({ text }) => text.includes('dap-embed-script'));
  const urls = [...ours, ...scripts].flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  const url = urls.find(isOurs);
  // The page can have a variable `URL`.
  return url && Object.assign(document.createElement('a'), { href: url }).href;
}

/**
 * True on the page of a widget on the site, if it is not in a frame. Its URL sets the attributes, so a link to it can
 * contain the number of a stranger. The page says what it is, because its path can be written in many ways; a page of
 * another origin is never ours.
 */
export function isOwnPage(): boolean {
  // The build renders without a window.
  const { window } = globalThis as Partial<typeof globalThis>;
  if (!window || window.top !== window || !scriptUrl.startsWith(`${window.location.origin}/`)) return false;
  return window.document.body.querySelector('main[data-dap-page]') !== null;
}
