import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fallbackLanguage, type Language, splitPath, supportedLanguage } from '../widgets/i18n/languages.ts';
import { App } from './app.tsx';
import { keepOffline } from './offline/register-service-worker.ts';
import { routeOf, routes } from './routes.ts';
import { SectionErrorBoundary } from './sections/section-boundary.tsx';
import { siteI18n } from './site-i18n.ts';
import { visitorLanguage } from './visitor-language.ts';

/**
 * Hydrates the page. Rejects if a file could not be loaded; then it can be called again.
 * @param cleared called when all files have loaded; removes elements that React does not render
 */
export async function start(cleared: () => Promise<void>): Promise<void> {
  const root = document.getElementById('root');
  const route = routeOf(splitPath(location.pathname).route) ?? '/';
  const page = routes[route];
  if (!root || !page) return;
  // The development server does not prerender, so the page has no content and no language yet.
  const empty = import.meta.env.DEV && !root.hasChildNodes();
  const pageLanguage = supportedLanguage(document.documentElement.lang) ?? fallbackLanguage;
  const language: Language = empty ? visitorLanguage() : pageLanguage;
  const [{ Page }, i18n] = await Promise.all([page.load(), siteI18n(language)]);
  await cleared();
  keepOffline();
  return new Promise((onHydrated) => {
    const app = (
      <SectionErrorBoundary selector="#root > *">
        <App route={route} Page={Page} i18n={i18n} onHydrated={onHydrated} />
      </SectionErrorBoundary>
    );
    // In a transition, React works in slices of a few milliseconds and handles input in between.
    if (empty) createRoot(root).render(app);
    else startTransition(() => void hydrateRoot(root, app));
  });
}
