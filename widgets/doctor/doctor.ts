import { scriptUrl } from '../element/script-url.ts';
import { tagNames } from '../widget-names.ts';
import doctorStyles from './doctor.css?inline';
import {
  elementFindings,
  type Finding,
  readerOf,
  registrationFindings,
  widgetsIn,
} from './element-checks.ts';
import {
  clobberedFindings,
  encodingFindings,
  observePolicy,
  onErrors,
  replacedFindings,
  scriptFindings,
} from './load-checks.ts';

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
  const styles = sheet(doctorStyles);
  const mark = sheet(':host{outline:3px dashed #d9480f!important;outline-offset:3px}');
  const reported = new Set<string>();
  let panel: Panel | undefined;
  const blocked = observePolicy(check, signal);
  const errors = onErrors(check, signal);
  // A widget that loads later gets its stylesheets then.
  document.addEventListener('dap-ready', check, { signal });
  await loaded();
  // Another version of the script can have opened its own panel.
  if (document.querySelector('[data-dap-doctor]')) return close();
  panel = openPanel(styles, check, close);
  check();

  function check(): void {
    if (!panel || !open) return;
    const checks = [
      errors,
      blocked,
      clobberedFindings,
      scriptFindings,
      encodingFindings,
      registrationFindings,
      elementFindings,
    ];
    const findings = checks.flatMap(attempt);
    // Many pages replace functions without harm, so they are reported only if a widget has failed.
    const isBroken = findings.some(({ name }) => /^(broken|not-(loaded|registered))$/.test(name));
    if (isBroken) findings.push(...attempt(replacedFindings));
    outline(mark, findings);
    panel.show(findings, facts());
    for (const { name, problem, fix } of findings) {
      const line = `${name}: ${problem}\n${fix}`;
      if (!reported.has(line)) console.info(line);
      reported.add(line);
    }
  }
  function close(): void {
    open = false;
    controller.abort();
    outline(mark, []);
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

function sheet(rules: string): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(rules);
  return styles;
}

/** Outlines the affected widgets, inside their shadow roots, so that the page itself does not change. */
function outline(mark: CSSStyleSheet, findings: Finding[]): void {
  const marked = new Set(findings.map(({ element }) => element));
  for (const element of widgetsIn(document)) {
    const root = element.shadowRoot;
    if (!root) continue;
    const others = root.adoptedStyleSheets.filter((one) => one !== mark);
    root.adoptedStyleSheets = marked.has(element) ? [...others, mark] : others;
  }
}

/** Summary: version, origin, state of each widget. */
function facts(): string[] {
  const each = widgetsIn(document).flatMap((element) => {
    const isReady = element.shadowRoot?.querySelector('.fallback.replaced');
    return readerOf(element) ? [`<${element.localName}>: ${isReady ? 'loaded' : 'not loaded yet'}`] : [];
  });
  const classes = tagNames.map((tag) => customElements.get(tag) as { versions?: string[] } | undefined);
  // The first version registered the elements.
  const [runs = 'unknown', ...others] = classes.find(Boolean)?.versions ?? [];
  const pinned = scriptUrl.includes(`/embed/${runs}/`) ? ' (pinned)' : '';
  const ignored = others.length ? ` Ignored: ${others.join(', ')}.` : '';
  return [
    `Version ${runs}${pinned} from ${new URL(scriptUrl).origin}.${ignored}`,
    `${each.join(', ') || 'No registered widget on this page'}.`,
  ];
}

type Panel = { host: HTMLElement; show: (findings: Finding[], facts: string[]) => void };

/** Opens the panel. It uses DOM nodes only, because Trusted Types can forbid markup. */
function openPanel(styles: CSSStyleSheet, again: () => void, close: () => void): Panel {
  const host = make('div');
  host.dataset.dapDoctor = '';
  const root = host.attachShadow({ mode: 'open' });
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

function item({ name, problem, fix }: Finding): HTMLElement {
  const row = make('li');
  row.dataset.name = name;
  row.append(
    make('h3', { textContent: name.replaceAll('-', ' ') }),
    make('p', { textContent: problem }),
    make('pre', { textContent: fix, tabIndex: 0 }),
  );
  return row;
}

function make(tag: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
