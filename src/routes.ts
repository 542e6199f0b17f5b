import type { ComponentType } from 'react';
import {
  fallbackLanguage,
  type Language,
  requestedLanguage,
  splitPath,
  supportedLanguage,
} from '../widgets/i18n/languages.ts';
import type englishTexts from './locales/en.json';

type Text = Extract<keyof typeof englishTexts, `meta.${string}`>;

/** A page of the site with its code and metadata keys. */
export type Route = {
  load: () => Promise<{ Page: ComponentType }>;
  /** The source file. The build uses it to find the chunk. */
  source: string;
  title: Extract<Text, `${string}itle`>;
  description: 'meta.description' | Extract<Text, `${string}Description`>;
};

/** The pages and sections that the menu and the footer link to: the path without language, and the key of the text. */
export const pageLinks = {
  product: { path: '/#product-detail', text: 'footer.product' },
  order: { path: '/#order-form', text: 'footer.order' },
  contact: { path: '/#contact', text: 'nav.contact' },
  profile: { path: '/company-profile', text: 'nav.profile' },
  employeeCard: { path: '/employee-card', text: 'nav.employeeCard' },
} as const;

/** The accessibility conformance report, in English. */
export const accessibilityReport = '/trust/accessibility.html';

/** The three routes, by path without language. */
export const routes: Record<string, Route> = {
  '/': {
    load: () => import('./pages/home.tsx'),
    source: 'pages/home.tsx',
    title: 'meta.title',
    description: 'meta.description',
  },
  '/company-profile': {
    load: () => import('./pages/company-profile.tsx'),
    source: 'pages/company-profile.tsx',
    title: 'meta.profileTitle',
    description: 'meta.profileDescription',
  },
  '/employee-card': {
    load: () => import('./pages/employee-card.tsx'),
    source: 'pages/employee-card.tsx',
    title: 'meta.employeeTitle',
    description: 'meta.employeeDescription',
  },
};

/** The path of a route in a language: `/fr/company-profile`. */
export function pathOf(route: string, language: string): string {
  return `/${language}${route}`;
}

/** The route of a path without its language (`splitPath`). */
export function routeOf(path: string): string | undefined {
  return Object.hasOwn(routes, path) ? path : undefined;
}

/** A page of this site with its language and route. */
export type Destination = { route: string; language: Language; load: Route['load'] };

/** Finds the route of a URL. @returns undefined if the URL is not a route of this site */
export function destinationOf(url: URL): Destination | undefined {
  // The browser loads a URL with `?lng=`, because the head script redirects to that language.
  if (url.origin !== location.origin || requestedLanguage(url.search)) return undefined;
  const { route: path, language } = splitPath(url.pathname);
  const route = routeOf(path);
  const page = route && routes[route];
  if (!page) return undefined;
  const spoken = language ?? supportedLanguage(document.documentElement.lang) ?? fallbackLanguage;
  return { route, language: spoken, load: page.load };
}

/**
 * Navigates between routes without a reload, with the browser's Navigation API. The API handles Back, fragments,
 * downloads, new tabs and the scroll position. Browsers without it (Firefox before 147, Safari before 26.2) load the
 * next page. Focus moves to the heading, so that a screen reader announces the page.
 * @param show renders the destination. Resolves with false if its code cannot be loaded; then the browser loads the
 *   page. Resolves with undefined if another destination was requested later.
 * @returns stops handling navigations
 */
export function onLinks(show: (destination: Destination) => Promise<boolean | undefined>): () => void {
  const { navigation } = window;
  if (!navigation) return () => {};
  const follow = (event: NavigateEvent) => {
    const destination = destinationOf(new URL(event.destination.url));
    const isPageChange =
      event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData;
    // A change of language replaces the URL itself and keeps the scroll position.
    const replaced = event.navigationType === 'replace' && event.destination.sameDocument;
    // The lightbox adds a history entry with the same URL, so that Back closes it.
    const isSameUrl = event.destination.sameDocument && event.destination.url === location.href;
    if (!destination || !isPageChange || replaced || isSameUrl || event.navigationType === 'reload') return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        // `location` is already the new URL. It stays so if Stop or a fragment link aborts the navigation.
        const shown = await show(destination);
        if (shown === false && !event.signal.aborted) location.reload();
        if (!shown) return;
        const { style } = document.documentElement;
        // Smooth scrolling is only for anchors within a page.
        style.scrollBehavior = 'auto';
        event.scroll();
        focusHeading();
        requestAnimationFrame(() => {
          style.scrollBehavior = '';
        });
      },
    });
  };
  navigation.addEventListener('navigate', follow);
  return () => navigation.removeEventListener('navigate', follow);
}

function focusHeading(): void {
  const target = document.getElementById(location.hash.slice(1));
  const heading = (target || document).querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
