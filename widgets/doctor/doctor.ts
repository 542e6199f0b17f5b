import { scriptUrl } from '../element/script-url.ts';
import { adoptStyles } from '../element/stylesheets.ts';
import { tagNames } from '../widget-names.ts';
import {
  attributes,
  type Finding,
  fallbackNumbers,
  notClosed,
  notReady,
  observePolicy,
  observeWarnings,
  scripts,
  shownAsText,
  unknownTags,
  widgetsIn,
} from './checks.ts';
import doctorStyles from './doctor.css?inline';

let open = false;
/** After this time without the widget, milliseconds, the doctor says so. */
const loadingTime = 5000;

/**
 * Shows a panel with the problems of the widgets on a page and how to fix them, for the developer of the page. It opens
 * if the URL contains `dap-doctor`. It is in English, sends no data and changes nothing on the page.
 */
export async function openDoctor(): Promise<void> {
  // A page can contain the script twice.
  if (open) return;
  open = true;
  const controller = new AbortController();
  const { signal } = controller;
  let panel: ReturnType<typeof openPanel> | undefined;
  const observed = [observePolicy(check, signal), observeWarnings(check, signal)];
  const errors: string[] = [];
  addEventListener('error', ({ message }) => message && errors.push(message), { signal });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)), { signal });
  /** Widgets near the viewport have loaded by then. */
  let isSettled = false;
  await loaded();
  // Another version of the script can have opened its own panel.
  if (document.querySelector('[data-dap-doctor]')) return close();
  document.addEventListener('dap-ready', check, { signal });
  panel = openPanel(check, close);
  check();
  setTimeout(() => {
    isSettled = true;
    check();
  }, loadingTime);

  function check(): void {
    const late = () => (isSettled ? notReady(errors) : []);
    const checks = [
      ...observed,
      scripts,
      unknownTags,
      notClosed,
      shownAsText,
      attributes,
      fallbackNumbers,
      late,
    ];
    const found = checks.flatMap((find) => find());
    // The widget warns about a number as well.
    if (open) panel?.show([...new Map(found.map((finding) => [finding.problem, finding])).values()]);
  }
  function close(): void {
    open = false;
    controller.abort();
    panel?.host.remove();
  }
}

/** Resolves when the page has loaded and the script, which waits for the doctor, has registered its elements. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') setTimeout(resolve);
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** The version that registered the elements, its origin, and the widgets of the page. */
function facts(): string {
  const classes = tagNames.map((tag) => customElements.get(tag) as { versions?: string[] } | undefined);
  const [version = 'unknown'] = classes.find(Boolean)?.versions ?? [];
  const tags = widgetsIn(document).map(({ localName }) => `<${localName}>`);
  return `Version ${version} from ${new URL(scriptUrl).origin}. ${tags.join(', ') || 'No widget on this page'}.`;
}

/** Opens the panel. It uses DOM nodes only, because Trusted Types can forbid markup. */
function openPanel(again: () => void, close: () => void) {
  const host = make('div');
  host.dataset.dapDoctor = '';
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [doctorStyles]);
  const panel = make('section', { lang: 'en', ariaLabel: 'Doctor' });
  const title = make('h2', { role: 'status' });
  const page = make('p');
  const list = make('ol');
  const header = make('header');
  header.append(
    title,
    make('button', { textContent: 'Check again', onclick: again }),
    make('button', { textContent: 'Close', onclick: close }),
  );
  panel.append(header, page, list);
  root.append(panel);
  document.documentElement.append(host);
  // Above dialogs of the page.
  host.popover = 'manual';
  host.showPopover();
  return {
    host,
    show: (findings: Finding[]) => {
      title.textContent = `${findings.length || 'No'} ${findings.length === 1 ? 'issue' : 'issues'} found`;
      page.textContent = facts();
      list.replaceChildren(...findings.map(item));
    },
  };
}

function item({ title, problem, fix }: Finding): HTMLElement {
  const row = make('li');
  row.append(
    make('h3', { textContent: title }),
    make('p', { textContent: problem }),
    make('pre', { textContent: fix }),
  );
  return row;
}

function make(tag: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
