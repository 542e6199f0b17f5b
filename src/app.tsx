import type { i18n } from 'i18next';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { activeLanguage } from '../widgets/i18n/i18n.ts';
import { type Language, splitPath } from '../widgets/i18n/languages.ts';
import { updateHead } from './metadata.ts';
import { type Destination, onLinks, pathOf, routeOf } from './routes.ts';
import { Footer } from './sections/footer.tsx';
import { Header, type Loading } from './sections/header.tsx';
import { brokenSection, SectionBoundary } from './sections/section-boundary.tsx';
import { siteI18n } from './site-i18n.ts';
import { keepSiteStyles } from './site-styles.tsx';
import { storeLanguage } from './visitor-language.ts';

/** A route with its component, and a language with its texts. */
type PageState = { route: string; Page: ComponentType; i18n: i18n };

/** Until this time a page loads without a message, milliseconds. Screen readers would read it after the page has loaded. */
const slowAfter = 700;

/** Texts in Chrome, Edge and other browsers after a translation. */
const translated = '#root font, .translated-ltr, .translated-rtl';

type AppProps = PageState & { onHydrated?: () => void };

/** Everything in `<body>`, in the build and in the browser. */
export function App({ onHydrated, ...first }: AppProps) {
  const [page, setPage] = useState<PageState>(first);
  const [loading, setLoading] = useState<Loading>();
  const prerendered = useRef(page);
  const { route, Page, i18n } = page;
  useEffect(() => onHydrated?.(), [onHydrated]);

  /** The page and language requested last, loaded or still loading. */
  const latest = useRef<Destination>({ route, language: activeLanguage(i18n), load: async () => first });
  const show = useCallback(async (destination: Destination) => {
    const changesLanguage = destination.language !== latest.current.language;
    // React cannot update texts that a page translator has wrapped.
    if (changesLanguage && document.querySelector(translated)) return false;
    const changesPage = destination.route !== latest.current.route;
    latest.current = destination;
    setLoading(undefined);
    const slow = setTimeout(setLoading, slowAfter, 'loading');
    const { route, language, load } = destination;
    const styles = changesPage && keepSiteStyles();
    const loaded = await Promise.all([load(), siteI18n(language), styles]).catch(() => undefined);
    clearTimeout(slow);
    if (latest.current !== destination) return undefined;
    setLoading(loaded ? undefined : 'failed');
    if (!loaded) return false;
    const [{ Page }, i18n] = loaded;
    flushSync(() => setPage({ route, Page, i18n }));
    return !document.querySelector(brokenSection);
  }, []);

  useEffect(() => onLinks(show), [show]);
  useLayoutEffect(() => {
    // The prerendered page has its metadata. The development server does not prerender.
    if (page !== prerendered.current || import.meta.env.DEV) updateHead(page.i18n, page.route);
  }, [page]);

  const changeLanguage = async (language: Language) => {
    storeLanguage(language);
    const shown = await show({ ...latest.current, language });
    const url = pathOf(latest.current.route, language) + location.search + location.hash;
    // A web archive has its own URLs.
    const isOwnUrl = routeOf(splitPath(location.pathname).route);
    if (shown && isOwnUrl) history.replaceState(history.state, '', url);
    // The prerendered page in that language needs no texts, but it needs the network.
    if (shown === false && navigator.onLine) location.assign(url);
  };

  return (
    <I18nextProvider i18n={i18n}>
      <SectionBoundary selector=".header">
        <Header route={route} loading={loading} onLanguage={changeLanguage} />
      </SectionBoundary>
      <main id="main" tabIndex={-1} key={route}>
        <SectionBoundary selector="#main > *">
          <Page />
        </SectionBoundary>
      </main>
      <SectionBoundary selector=".footer">
        <Footer route={route} onLanguage={changeLanguage} />
      </SectionBoundary>
    </I18nextProvider>
  );
}
