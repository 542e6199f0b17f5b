import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Language, supportedLanguage } from '../widgets/language/languages.ts';
import { App } from './app.tsx';
import { detectLanguage, siteI18n } from './language.ts';
import { routeOf, routes, splitPath } from './routes.ts';
import { SectionBoundary } from './sections/section-boundary.tsx';

/** Resolves when React has taken over the page and hears every event; when a file was missing, call it again. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const { route: path, language: fixed } = splitPath(location.pathname);
  const route = routeOf(path) ?? '/';
  const page = routes[route];
  if (!root || !page) return;
  const prerendered = root.hasChildNodes();
  const language: Language | undefined = prerendered
    ? supportedLanguage(document.documentElement.lang)
    : fixed;
  const [{ Page }, i18n] = await Promise.all([page.load(), siteI18n(language ?? detectLanguage())]);
  return new Promise((onHydrated) => {
    const app = (
      <SectionBoundary of="#root > *">
        <App route={route} Page={Page} i18n={i18n} onHydrated={onHydrated} />
      </SectionBoundary>
    );
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
