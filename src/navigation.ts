import { requestedLanguage, splitPath } from '../widgets/i18n/detect-language.ts';
import { fallbackLanguage, type Language, supportedLanguage } from '../widgets/i18n/languages.ts';
import { type Route, routeOf, routes } from './routes.ts';

/** Where a link leads on this site. */
export type Destination = { route: string; language: Language; load: Route['load'] };

/** The page that an address leads to, or undefined when it is none of our routes. */
export function destinationOf(url: URL): Destination | undefined {
  // The browser loads an address with `?lng=`: the head script leads to that language.
  if (url.origin !== location.origin || requestedLanguage(url.search)) return undefined;
  const { route: path, language } = splitPath(url.pathname);
  const route = routeOf(path);
  const page = route && routes[route];
  if (!page) return undefined;
  const spoken = language ?? supportedLanguage(document.documentElement.lang) ?? fallbackLanguage;
  return { route, language: spoken, load: page.load };
}

/**
 * Follows links between our routes without a reload, by the browser's own Navigation API: it knows about
 * Back, fragments, downloads and new tabs, and restores the scroll position. A router of 2 KB would know less.
 * Browsers without it (Firefox before 147, Safari before 26.2) load the next page, which is complete HTML.
 * Focus goes to the heading, so that a screen reader says where it is.
 * @param show puts the destination on the page; resolves when it is there, with false when it cannot be fetched,
 *   and then the browser loads it; a destination that another one has overtaken must not be shown any more
 * @returns stops following
 */
export function followLinks(
  show: (destination: Destination, overtaken: AbortSignal) => Promise<boolean>,
): () => void {
  const { navigation } = window;
  if (!navigation) return () => {};
  const follow = (event: NavigateEvent) => {
    const destination = destinationOf(new URL(event.destination.url));
    const ours = event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData;
    // A switch of language replaces the address by itself, and stays where it is.
    const replaced = event.navigationType === 'replace' && event.destination.sameDocument;
    // The lightbox keeps an entry at this very address, for Back to close it; there is nowhere to go.
    const here = event.destination.sameDocument && event.destination.url === location.href;
    if (!destination || !ours || replaced || here || event.navigationType === 'reload') return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        const { style } = document.documentElement;
        // Smooth scrolling is for anchors of one page; another page begins where it begins.
        style.scrollBehavior = 'auto';
        // The address is the new one by now.
        const shown = await show(destination, event.signal);
        if (event.signal.aborted) return;
        if (!shown) return location.reload();
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
  const target = location.hash && document.getElementById(fragment());
  const heading = (target || document).querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The name behind `#`; as it stands where it is no proper one (`#%`). */
function fragment(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Fetches a page's code when somebody means to go there: hovers its link, focuses or touches it. */
export function prefetchOnIntent(): () => void {
  const fetchPage = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && !link.target && !link.hasAttribute('aria-haspopup'))
      destinationOf(new URL(link.href))
        ?.load()
        .catch(() => {});
  };
  const types = ['pointerover', 'focusin', 'touchstart'];
  for (const type of types) document.addEventListener(type, fetchPage, { passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, fetchPage);
  };
}
