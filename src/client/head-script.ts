// Runs inline in the head of every page, before the first paint. It redirects to the URL of the visitor's language if
// the page is in another language, but not under an unknown path, such as that of a web archive. The 404 page has one URL
// for all languages: there the script shows the part in the visitor's language and sets the title (`data-titles`).
// A press in an island before `boot.ts` has loaded is repeated, and input is kept until the island is hydrated.

import { maximumDelay, pressedControl, setBusy } from '../../widgets/element/press-queue.ts';
import { directions, requestedLanguage, splitPath } from '../../widgets/i18n/languages.ts';
import { keepInput } from './drafts.ts';
import { showStatus } from './navigation.ts';
import { visitorLanguage } from './visitor-language.ts';

const root = document.documentElement;
const language = visitorLanguage();
const titles = document.querySelector<HTMLElement>('[data-titles]')?.dataset.titles;

if (titles) {
  root.lang = language;
  root.dir = directions[language];
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

/** The last press in an island, and its time. Not the queue of `press-queue.ts`: its bytes would be in every page. */
let pressed: HTMLElement | undefined;
let pressedAt = 0;
/** `boot.ts` has run, or it could not be loaded. */
let isReady = false;
// Presses that `boot.ts` queues do not arrive here.
addEventListener('click', (event) => {
  const control = pressedControl(event.target);
  if (!control?.closest('[data-island]:not([data-live])') || (isReady && control.matches('a'))) return;
  event.preventDefault();
  if (isReady) return showStatus('failed');
  pressed = control;
  pressedAt = event.timeStamp;
  setBusy(control, true);
});
addEventListener('DOMContentLoaded', ({ timeStamp }) => {
  isReady = true;
  if (!pressed) return;
  setBusy(pressed, false);
  // Later, the plain order form is there instead.
  if (timeStamp - pressedAt < maximumDelay) pressed.click();
});

keepInput();
