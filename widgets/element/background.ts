import { around } from './around.ts';

const given = ['brand', 'surface', 'text'];
const nothing = /(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))none/g;

/** True on a light page with nothing behind the element and no colours of its own: there ours can be read as they are. */
function isPlain(host: Element): boolean {
  const style = getComputedStyle(host);
  let behind = '';
  for (let at: Element | null = host; at; at = around(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    behind += backgroundColor + backgroundImage;
  }
  return (
    !behind.replace(nothing, '') &&
    /^(normal|light)$/.test(style.colorScheme) &&
    !given.some((name) => style.getPropertyValue(`--dap-color-${name}`))
  );
}

/**
 * Keeps a widget readable on whatever ground the page has now and later; what a plain page does not need is fetched
 * elsewhere.
 * @param ready is called when it can be read, at once on a plain page
 * @returns stops watching
 */
export function keepReadable(host: Element, widget: HTMLElement, ready: () => void): () => void {
  let repaired = false;
  const load = () => import('./contrast.ts');
  const check = () => {
    if (!repaired && isPlain(host)) return ready();
    repaired = true;
    void load()
      .then(({ repair }) => repair(host, widget))
      .then(ready, ready);
  };
  const observer = new MutationObserver(check);
  for (const element of [document.documentElement, document.body, host]) {
    observer.observe(element, { attributes: true });
  }
  check();
  return () => observer.disconnect();
}
