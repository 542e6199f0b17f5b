import { scriptUrl } from '../element/script-url.ts';
import doctorStyles from './doctor.css?inline';
import { registeredWidgets, versionsHere, widgetsIn } from './find-widgets.ts';
import { followErrors, replacedBuiltIns, scriptFindings, versionFindings } from './load-checks.ts';
import { attributeFindings, markupFindings } from './markup-checks.ts';
import { followPolicy, pageFindings, requestImage } from './page-checks.ts';
import { type Finding, openPanel, type Panel } from './panel.ts';
import { colorFindings, shownFindings } from './visibility-checks.ts';

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
  let outdated: Finding[] = [];
  let panel: Panel | undefined;
  const blocked = followPolicy(check, signal);
  const errors = followErrors(check, signal);
  // A widget that loads later can be covered by other elements, and gets its stylesheets then.
  document.addEventListener('dap-ready', check, { signal });
  await loaded();
  // Another version of the script can have opened its own panel.
  if (document.querySelector('[data-dap-doctor]')) return close();
  panel = openPanel(styles, check, close);
  [outdated] = await Promise.all([versionFindings(), requestImage()]);
  check();

  function check(): void {
    if (!panel || !open) return;
    const { host } = panel;
    const findings = [
      errors,
      blocked,
      scriptFindings,
      () => outdated,
      markupFindings,
      attributeFindings,
      shownFindings,
      () => colorFindings(host),
      pageFindings,
    ].flatMap(attempt);
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

/** What was examined: the version, its origin and the state of each widget. */
function facts(): string[] {
  const [, pinned] = /\/embed\/(\d[^/]*)\//.exec(scriptUrl) ?? [];
  const each = registeredWidgets().map((element) => {
    const isReady = element.shadowRoot?.querySelector('.fallback.replaced');
    return `<${element.localName}>: ${isReady ? 'loaded' : 'not loaded yet'}`;
  });
  const [runs, ...others] = versionsHere();
  const ignored = others.length ? ` Ignored: ${others.join(', ')}.` : '';
  const replaced = replacedBuiltIns();
  return [
    `Version ${runs ?? 'unknown'}${pinned === runs ? ' (pinned)' : ''} from ${new URL(scriptUrl).origin}.${ignored}`,
    `${each.join(', ') || 'No registered widget on this page'}.`,
    ...(replaced.length ? [`Replaced by scripts of the page: ${replaced.join(', ')}.`] : []),
  ];
}
