import href from './styles/site.css?url';

/**
 * The stylesheet of everything after the first screen. Browsers render what precedes it at once, and what follows when
 * it has loaded. All pages share it, so it is cached.
 */
export const SiteStyles = () => <link rel="stylesheet" href={href} />;

let kept: Promise<unknown> | undefined;

/** Loads the stylesheet for the rest of the visit, because another page of the site replaces the link above. */
export function keepSiteStyles(): Promise<unknown> {
  kept ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return kept;
}
