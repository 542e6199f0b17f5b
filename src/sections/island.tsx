import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** The HTML of an island, and the URLs of the files that hydrate it. */
type RenderedIsland = { html: string; files: string[] };

/** Values that a page receives from the build. */
export type PageParts = {
  /** URL of the stylesheet of everything after the first screen. */
  siteStyles: string;
  /** In the language of the page. */
  islands: Partial<Record<string, RenderedIsland>>;
};
export const PageContext = createContext<PageParts>({ siteStyles: '/styles/site.css', islands: {} });

/** The place of an interactive part. `client/boot.ts` hydrates its HTML when the visitor acts in it. */
export function Island({ name, className }: { name: string; className?: string }) {
  const { i18n } = useTranslation();
  const { html = '', files = [] } = useContext(PageContext).islands[name] ?? {};
  return (
    <div
      className={className}
      lang={i18n.language}
      data-island={name}
      data-files={files.join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React in the build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The stylesheet of everything after the first screen. Browsers render what precedes it at once, and what follows when
 * it has loaded. All pages share it, so it is cached.
 */
export const SiteStyles = () => (
  <link rel="stylesheet" href={useContext(PageContext).siteStyles} fetchPriority="low" />
);
