// Runs inline in the head of every page, before the first paint. It redirects to the URL of the visitor's language if
// the page is in another language, but not under an unknown path, such as that of a web archive. The 404 page has one URL
// for all languages: there the script shows the part in the visitor's language and sets the title (`data-titles`).
import { languages, requestedLanguage, splitPath } from '../widgets/i18n/languages.ts';
import { visitorLanguage } from './visitor-language.ts';

const root = document.documentElement;
const language = visitorLanguage();
const titles = document.currentScript?.dataset.titles;

if (titles) {
  root.lang = language;
  root.dir = languages[language].direction;
  document.title = JSON.parse(titles)[language];
  root.hidden = true;
  const showLanguage = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-language]'))
      part.hidden = part.dataset.language !== language;
    document.querySelector(`[hreflang=${language}]`)?.setAttribute('aria-current', 'true');
    root.hidden = false;
  };
  addEventListener('DOMContentLoaded', showLanguage, { once: true });
} else if (splitPath(location.pathname).route === root.dataset.route) {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const search = String(query) && `?${query}`;
  const url = `/${language}${root.dataset.route}${search}${location.hash}`;
  // The second condition prevents a loop if a translation service has changed `<html lang>`.
  if (language !== root.lang && url !== location.pathname + location.search + location.hash) {
    // Otherwise the browser may paint this page before the redirect.
    root.hidden = true;
    location.replace(url);
  } else if (requestedLanguage(location.search)) {
    history.replaceState(history.state, '', url);
  }
}
