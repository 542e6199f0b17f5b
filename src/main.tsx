import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Mount } from '../widgets/element/hydrate-on-interaction.ts';
import { keepingControls } from '../widgets/element/keep-controls.ts';
import { fallbackLanguage, type Language, splitPath, supportedLanguage } from '../widgets/i18n/languages.ts';
import { App } from './app.tsx';
import { routeOf, routes } from './routes.ts';
import { interactive, SectionErrorBoundary } from './sections/section-boundary.tsx';
import { siteI18n } from './site-i18n.ts';
import { keepSiteStyles } from './site-styles.tsx';
import { visitorLanguage } from './visitor-language.ts';

/** Loads the files of the page. Rejects if one is missing. @returns hydrates the page */
export async function load(): Promise<Mount> {
  const { lang, dataset } = document.documentElement;
  // The development server does not prerender: the page has no content, route and language yet.
  const route = dataset.route ?? routeOf(splitPath(location.pathname).route) ?? '/';
  const page = routes[route];
  const root = document.getElementById('root');
  if (!root || !page) throw new Error(`There is no route ${route}.`);
  const empty = import.meta.env.DEV && !root.hasChildNodes();
  // The prerendered page has a link to them.
  if (empty) void keepSiteStyles();
  const pageLanguage = supportedLanguage(lang) ?? fallbackLanguage;
  const language: Language = empty ? visitorLanguage() : pageLanguage;
  const [{ Page }, i18n] = await Promise.all([page.load(), siteI18n(language)]);
  return keepingControls(document, (pressable) => {
    const app = (
      <SectionErrorBoundary selector="#root > *">
        <App route={route} Page={Page} i18n={i18n} onHydrated={pressable} />
      </SectionErrorBoundary>
    );
    // In a transition, React works in slices of a few milliseconds and handles input in between.
    if (empty) createRoot(root).render(app);
    else startTransition(() => void hydrateRoot(root, app));
    return interactive;
  });
}
