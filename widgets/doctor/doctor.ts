import { scriptUrl } from '../element/script-url.ts';
import { tagNames } from '../widget-names.ts';
import {
  attributes,
  type Finding,
  notClosed,
  observePolicy,
  observePresses,
  observeWarnings,
  scripts,
  shownAsText,
  widgetsIn,
} from './checks.ts';
import doctorStyles from './doctor.css?inline';

let open = false;

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
  const reported = new Set<string>();
  let panel: Panel | undefined;
  const observed = [observePolicy(check, signal), observeWarnings(check, signal)];
  await loaded();
  // Another version of the script can have opened its own panel.
  if (document.querySelector('[data-dap-doctor]')) return close();
  observed.push(observePresses(check, signal));
  document.addEventListener('dap-ready', check, { signal });
  panel = openPanel(check, close);
  check();

  function check(): void {
    if (!panel || !open) return;
    const findings = [...observed, scripts, notClosed, shownAsText, attributes].flatMap(attempt);
    panel.show(findings, facts());
    for (const { title, problem, fix } of findings) {
      const line = `${title}: ${problem}\n${fix}`;
      if (!reported.has(line)) console.info(line);
      reported.add(line);
    }
  }
  function close(): void {
    open = false;
    controller.abort();
    panel?.host.remove();
  }
}

/** A check can fail on a page that replaces built-in functions. The other checks still run. */
function attempt(check: () => Finding[]): Finding[] {
  try {
    return check();
  } catch {
    return [];
  }
}

/** Resolves when the page has loaded and the script, which waits for the doctor, has registered its elements. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') setTimeout(resolve);
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Summary: version, origin, widgets. */
function facts(): string[] {
  const classes = tagNames.map((tag) => customElements.get(tag) as { versions?: string[] } | undefined);
  // The first version registered the elements.
  const [runs = 'unknown', ...others] = classes.find(Boolean)?.versions ?? [];
  const pinned = scriptUrl.includes(`/embed/${runs}/`) ? ' (pinned)' : '';
  const ignored = others.length ? ` Ignored: ${others.join(', ')}.` : '';
  const tags = widgetsIn(document).map(({ localName }) => `<${localName}>`);
  return [
    `Version ${runs}${pinned} from ${new URL(scriptUrl).origin}.${ignored}`,
    `${tags.join(', ') || 'No widget on this page'}.`,
  ];
}

type Panel = { host: HTMLElement; show: (findings: Finding[], facts: string[]) => void };

/** Opens the panel. It uses DOM nodes only, because Trusted Types can forbid markup. */
function openPanel(again: () => void, close: () => void): Panel {
  const host = make('div');
  host.dataset.dapDoctor = '';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(doctorStyles);
  root.adoptedStyleSheets = [styles];
  const panel = make('div', { className: 'doctor', lang: 'en', role: 'region', ariaLabel: 'Doctor' });
  const title = make('h2', { role: 'status' });
  const page = make('div');
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
    show: (findings, facts) => {
      const count = `${findings.length} ${findings.length === 1 ? 'issue' : 'issues'} found`;
      title.textContent = findings.length ? count : 'No issues found';
      page.replaceChildren(...facts.map((textContent) => make('p', { className: 'page', textContent })));
      list.replaceChildren(...findings.map(item));
    },
  };
}

function item({ title, problem, fix }: Finding): HTMLElement {
  const row = make('li');
  row.append(
    make('h3', { textContent: title }),
    make('p', { textContent: problem }),
    make('pre', { textContent: fix, tabIndex: 0 }),
  );
  return row;
}

function make(tag: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
