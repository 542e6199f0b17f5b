import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { splitPath } from '../widgets/i18n/detect-language.ts';
import { fallbackLanguage, type Language, supportedLanguage } from '../widgets/i18n/languages.ts';
import { App } from './app.tsx';
import { keepOffline } from './offline/keep-offline.ts';
import { routeOf, routes } from './routes.ts';
import { KeepingBoundary } from './sections/section-boundary.tsx';
import { siteI18n } from './site-i18n.ts';
import { visitorLanguage } from './visitor-language.ts';

/**
 * Resolves when React has taken over the page and hears every event; when a file was missing, call it again.
 * @param cleared leaves on the page what React knows, once all files are there
 */
export async function start(cleared: () => Promise<void>): Promise<void> {
  const root = document.getElementById('root');
  const route = routeOf(splitPath(location.pathname).route) ?? '/';
  const page = routes[route];
  if (!root || !page) return;
  // While one develops there is nothing in the page yet, its language neither.
  const empty = import.meta.env.DEV && !root.hasChildNodes();
  const said = supportedLanguage(document.documentElement.lang) ?? fallbackLanguage;
  const language: Language = empty ? visitorLanguage() : said;
  const [{ Page }, i18n] = await Promise.all([page.load(), siteI18n(language), wholeStyle()]);
  await cleared();
  keepOffline();
  return new Promise((onHydrated) => {
    const app = (
      <KeepingBoundary of="#root > *">
        <App route={route} Page={Page} i18n={i18n} onHydrated={onHydrated} />
      </KeepingBoundary>
    );
    // As a transition React does it in slices of a few milliseconds and lets the visitor in between.
    if (empty) createRoot(root).render(app);
    else startTransition(() => void hydrateRoot(root, app));
  });
}

/** Enables the style sheet of all pages and of all that can appear; until now the page had its own part of it. */
function wholeStyle(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (!link) return;
  return new Promise((resolve, reject) => {
    // What came may be no style sheet: a network that wants a sign-in answers everything with its own page.
    link.onload = (event) => (link.sheet?.cssRules.length ? resolve(event) : failed(event));
    const failed = (event: Event | string) => {
      // So that the next call fetches it again.
      link.disabled = true;
      reject(event);
    };
    link.onerror = failed;
    link.disabled = false;
  });
}
