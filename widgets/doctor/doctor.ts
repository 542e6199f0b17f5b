import type { AttributeReader } from '../element/attributes.ts';
import { scriptUrl } from '../element/script-url.ts';
import { adoptStyles } from '../ui/stylesheets.ts';
import { tagNames } from '../widget-names.ts';
import doctorStyles from './doctor.css?inline';

/** The problem and its effect, and the fix, ready to paste where possible. */
export type Finding = { problem: string; fix: string };

/** How often the doctor looks again, milliseconds. */
const interval = 1000;

/** Elements that no fallback content contains. They are inside a widget only if its end tag is missing. */
const swallowed = `script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, table, ${tagNames}`;

/** Elements without an end tag. */
export function notClosed(): Finding[] {
  return [...document.querySelectorAll(tagNames.join())].flatMap(({ localName: tag, children }) => {
    const inside = [...children].find((child) => child.matches(swallowed));
    if (!inside) return [];
    const problem = `<${tag}> is not closed. The browser treats <${inside.localName}> and everything after it as fallback content and hides it.`;
    return { problem, fix: `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>` };
  });
}

/** What the widgets have reported about attributes and properties since the page was loaded. */
export function badValues(): Finding[] {
  return tagNames.flatMap((tag) => {
    const { reader } = (customElements.get(tag) ?? {}) as { reader?: AttributeReader };
    const fix = 'Correct the value and reload the page.';
    return [...(reader?.reported ?? [])].map((problem) => ({ problem, fix }));
  });
}

/** Records the files of the widgets that the Content-Security-Policy of the page blocks. */
export function observePolicy(): () => Finding[] {
  const found = new Map<string, Finding>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const { origin } = new URL(scriptUrl);
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    const problem = `The Content-Security-Policy of the page blocks ${blockedURI} (${directive}).`;
    if (blockedURI.startsWith(origin))
      found.set(directive, { problem, fix: `Content-Security-Policy: ${directive} … ${origin}` });
  });
  return () => [...found.values()];
}

/**
 * Shows a panel with the problems of the widgets on a page and how to fix them, for the developer of the page. It opens
 * if the URL contains `dap-doctor`. It is in English, sends no data and changes nothing on the page.
 */
export function openDoctor(): void {
  // A page can contain the script twice.
  if (document.querySelector('[data-dap-doctor]')) return;
  const policy = observePolicy();
  const host = make('div');
  host.dataset.dapDoctor = '';
  const title = make('h2', { role: 'status' });
  const list = make('ol');
  const panel = make('section', { lang: 'en', ariaLabel: 'Doctor' });
  panel.append(title, make('button', { textContent: 'Close', onclick: close }), list);
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [doctorStyles]);
  root.append(panel);
  document.documentElement.append(host);
  // Above dialogs of the page.
  host.popover = 'manual';
  host.showPopover();
  const timer = setInterval(check, interval);

  function check(): void {
    const found = [...policy(), ...notClosed(), ...badValues()];
    title.textContent = `${found.length || 'No'} ${found.length === 1 ? 'issue' : 'issues'} found`;
    list.replaceChildren(
      ...found.map(({ problem, fix }) => {
        const item = make('li', { textContent: problem });
        item.append(make('pre', { textContent: fix }));
        return item;
      }),
    );
  }
  function close(): void {
    clearInterval(timer);
    host.remove();
  }
}

/** DOM nodes only, because Trusted Types can forbid markup. */
function make(tag: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
