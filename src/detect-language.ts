// Runs first of all in the head of the bare routes, which hold the Arabic page: when the visitor's language is
// another one, it goes to that page before anything is painted. On the page for missing addresses (`data-stay`)
// it only writes the language down, that of the address first, and its title of those given there. A classic script without imports; a test holds
// it equal to i18next-browser-languagedetector, which would be three times the bytes.
/** The direction of each language, written in by the build: `widgets/language/languages.ts` has the list. */
declare const __DIRECTIONS__: Record<string, string>;

(() => {
  const directions = __DIRECTIONS__;

  function supported(tag: string | null | undefined): string | undefined {
    const code = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    return Object.hasOwn(directions, code) ? code : undefined;
  }

  function stored(): string | null {
    try {
      return localStorage.getItem('dap_lng');
    } catch {
      return null;
    }
  }

  function cookie(): string | undefined {
    try {
      return /(?:^|; )dap_lng=([^;]*)/.exec(document.cookie)?.[1];
    } catch {
      return undefined;
    }
  }

  const root = document.documentElement;
  const titles = document.currentScript?.dataset.stay;
  const query = new URLSearchParams(location.search);
  const wanted = [query.get('lng'), cookie(), stored(), ...(navigator.languages ?? [])]
    .map(supported)
    .find(Boolean);

  if (titles) {
    const fixed = location.pathname.split('/')[1] ?? '';
    root.lang = Object.hasOwn(directions, fixed) ? fixed : (wanted ?? 'ar');
    root.dir = directions[root.lang] ?? '';
    document.title = JSON.parse(titles)[root.lang];
  } else if (wanted && wanted !== root.lang) {
    query.delete('lng');
    const search = String(query) ? `?${query}` : '';
    location.replace(`/${wanted}${location.pathname}${search}${location.hash}`);
  }
})();

export {};
