import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { activeLanguage } from '../widgets/language/i18n.ts';
import { type Language, languages } from '../widgets/language/languages.ts';
import { pageTitle } from './head.ts';
import { keepLanguage, siteI18n } from './language.ts';
import { tell, tellClicks } from './measuring.ts';
import { type Destination, followLinks, prefetchOnIntent } from './navigation.ts';
import { pathOf } from './routes.ts';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { SectionBoundary } from './sections/section-boundary.tsx';

/** What is shown: a route with its code, in a language with its texts. */
export type PageState = { route: string; Page: ComponentType; i18n: i18n };

/** What becomes of something that was asked for, for the header to say. */
export type Loading = 'loading' | 'failed' | undefined;

type AppProps = PageState & { onHydrated?: () => void };

/** The whole page between `<body>` and the scripts; the same on the server and in the browser. */
export function App({ onHydrated, ...first }: AppProps) {
  const [page, setPage] = useState<PageState>(first);
  const came = useRef(page);
  const [loading, setLoading] = useState<Loading>();
  const shown = useRef<() => void>(undefined);
  const { route, Page, i18n } = page;
  useEffect(() => onHydrated?.(), [onHydrated]);

  useEffect(
    () =>
      followLinks(async ({ route, language, load }: Destination, overtaken: AbortSignal) => {
        setLoading('loading');
        const loaded = await Promise.all([load(), siteI18n(language)]).catch(() => undefined);
        if (overtaken.aborted) return false;
        setLoading(loaded ? undefined : 'failed');
        if (!loaded) return false;
        const [{ Page }, texts] = loaded;
        const committed = new Promise<void>((resolve) => {
          shown.current = resolve;
        });
        setPage({ route, Page, i18n: texts });
        await committed;
        return true;
      }),
    [],
  );
  useEffect(prefetchOnIntent, []);
  useEffect(tellClicks, []);
  useLayoutEffect(() => {
    // The page as it came says it already; only while one develops it comes empty.
    if (page !== came.current || import.meta.env.DEV) describe(page);
    shown.current?.();
  }, [page]);

  const choose = async (language: Language) => {
    setLoading('loading');
    const address = pathOf(route, language) + location.search + location.hash;
    const texts = await siteI18n(language).catch(() => undefined);
    setLoading(texts ? undefined : 'failed');
    if (texts) {
      keepLanguage(language);
      tell('language-changed');
      history.replaceState(history.state, '', address);
      setPage({ route, Page, i18n: texts });
      // A page that is written in that language needs no texts; without a network there is none.
    } else if (navigator.onLine) location.assign(address);
  };

  return (
    <I18nextProvider i18n={i18n}>
      <SectionBoundary of=".header">
        <Header route={route} loading={loading} onLanguage={choose} />
      </SectionBoundary>
      <main id="main" tabIndex={-1} key={route}>
        <SectionBoundary of="#main > *">
          <Page />
        </SectionBoundary>
      </main>
      <SectionBoundary of=".footer">
        <Footer route={route} onLanguage={choose} />
      </SectionBoundary>
    </I18nextProvider>
  );
}

/** Tells the document which language it speaks and what it is called. */
function describe({ i18n, route }: PageState): void {
  const language = activeLanguage(i18n);
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  document.title = pageTitle(i18n, route);
}
