// Runs in the page of one widget, which is shown in an iframe on another site. The page has the widget as a template:
// without this script there is no form that ignores the query, and an order never reaches the wrong recipient. The query
// sets the attributes of the widget. The host page receives the height. Dialogs open near the pointer, because the iframe
// can be taller than the screen.

import { detectLanguage, directions } from '../../widgets/i18n/languages.ts';
import { chatLink } from '../../widgets/lib/chat-link.ts';
import { formatPhone, readCountryCode } from '../../widgets/lib/phone.ts';
import { readNumber } from '../../widgets/lib/phone-check.ts';
import { isolatedLeftToRight } from '../../widgets/lib/text.ts';

const main = document.querySelector('main');
const source = main?.querySelector('template');
const widget = source && document.importNode(source.content, true).querySelector<HTMLElement>('*');
// HTML ignores the case of attribute names. Systems that escape a URL twice leave `amp;` before them. A query turns the plus
// of a number into a space.
const query = [...new URLSearchParams(location.search)].map(([key, value]) => {
  const name = key.toLowerCase().replace(/^amp;/, '');
  return [name, /^(whatsapp|phone|country-code)$/.test(name) ? value.replace(/^ /, '+') : value] as const;
});

if (main && widget) {
  const fallback = [...widget.querySelectorAll('a')];
  const { whatsapp = '', 'country-code': code = '' } = Object.fromEntries(query);
  const number = readNumber(whatsapp, readCountryCode(code) ?? '');
  // Without the script, an order reaches the same number as with it. A page that is opened as a link shows no number of its
  // query without the warning in the form.
  if (number)
    for (const link of fallback) {
      link.href = chatLink(number);
      link.textContent = `WhatsApp ${isolatedLeftToRight(formatPhone(number))}`;
    }
  if (!number || parent !== window) main.append(...fallback);
  void customElements.whenDefined(widget.localName).then(() => {
    for (const link of fallback) if (link.isConnected) widget.append(link);
    start(widget);
    main.append(widget);
  });
}

function start(element: HTMLElement): void {
  const { observedAttributes = [] } = customElements.get(element.localName) as {
    observedAttributes?: string[];
  };
  for (const [name, value] of query) {
    setOnPage(name, value);
    if (observedAttributes.includes(name)) element.setAttribute(name, value);
  }
  sendHeight(document.body);
  // An error gets the focus, and the next step is at the top. WebKit does not scroll a page of another site to them.
  const scrollTo = (top: number) => parent.postMessage({ type: 'dap-scroll', top }, '*');
  element.addEventListener('dap-order-opened', () => scrollTo(0));
  element.addEventListener('focusin', (event) =>
    scrollTo((event.composedPath()[0] as Element).getBoundingClientRect().top),
  );
  for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, placeNear, true);
}

/** Theme and language apply to the page as well. */
function setOnPage(name: string, value: string): void {
  const { documentElement: page } = document;
  if (name === 'theme' && value !== 'auto') page.style.colorScheme = value;
  if (name !== 'lang') return;
  const language = detectLanguage({ browser: [value, ...navigator.languages] });
  page.lang = language;
  page.dir = directions[language];
}

/** For this time the height is repeated, milliseconds: a host page can listen late, for example after its hydration. */
const repeatFor = 60_000;

/** Sends the height of the page to the host page, now and after each change. */
function sendHeight(body: HTMLElement): void {
  const send = () => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    parent.postMessage({ type: 'dap-height', height }, '*');
  };
  new ResizeObserver(send).observe(body);
  const timer = setInterval(send, 1000);
  setTimeout(clearInterval, repeatFor, timer);
}

/** Sets the position of dialogs and toasts in `iframe.css`, in pixels from the top of the iframe. */
function placeNear(event: Event): void {
  const path = event.composedPath() as Element[];
  // An open dialog or toast keeps its place while it is used.
  if (path.some((node) => node.matches?.('dialog, .toast'))) return;
  const control = path[0]?.getBoundingClientRect().top ?? 0;
  // The browser window is smaller than `screen`.
  const height = Math.min(innerHeight, screen.availHeight * 0.7);
  const top = Math.min(Math.max(0, control - height / 2), innerHeight - height);
  for (const [name, value] of Object.entries({ control, height, top }))
    document.documentElement.style.setProperty(`--_visible-${name}`, `${Math.round(value)}px`);
}
