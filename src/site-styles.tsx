import href from './styles/site.css?url';

/**
 * The stylesheet of everything after the first screen. Browsers render what precedes it at once, and what follows when
 * it has loaded. All pages share it, so it is cached. In the browser, React expects a text here and does not compare it:
 * style tools add elements beside a stylesheet, which would not match.
 */
export const SiteStyles = () => (
  <div className="site-styles" suppressHydrationWarning>
    {import.meta.env.SSR ? <link rel="stylesheet" href={href} /> : ''}
  </div>
);

let kept: Promise<unknown> | undefined;

/** Loads the stylesheet for the rest of the visit, because another page of the site removes the link above. */
export function keepSiteStyles(): Promise<unknown> {
  kept ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return kept;
}
