import { scriptUrl } from '../element/script-url.ts';
import { attributeFindings } from './attribute-checks.ts';
import { colourFindings } from './color-checks.ts';
import doctorStyles from './doctor.css?inline';
import type { Finding } from './finding.ts';
import { markupFindings } from './markup-checks.ts';
import { pageFindings } from './page-checks.ts';
import { openPanel, type Panel } from './panel.ts';
import { followPolicy, tryPictures } from './policy-checks.ts';
import { scriptFindings, versionFindings } from './script-checks.ts';
import { shownFindings } from './shown-checks.ts';
import { readerOf, versionsHere, widgetsIn } from './widgets-here.ts';

let open = false;

/**
 * Examines the page that holds a widget, for whoever has built it: what is wrong, and the line to paste. It speaks
 * English, sends nothing anywhere, and leaves nothing when it is closed. The address asks for it with `dap-doctor`.
 */
export async function openDoctor(): Promise<void> {
  // A page may hold the script twice.
  if (open) return;
  open = true;
  const styles = sheet(doctorStyles);
  const mark = sheet(':host{outline:3px dashed #d9480f!important;outline-offset:3px}');
  const refused: Finding[] = [];
  const told = new Set<string>();
  const outdated = versionFindings();
  let panel: Panel | undefined;
  const stopFollowing = followPolicy((finding) => {
    if (refused.some(({ name }) => name === finding.name)) return;
    refused.push(finding);
    void check();
  });
  // A widget that comes later may lie elsewhere, and brings its own sheets.
  document.addEventListener('dap-ready', check);
  await loaded();
  // Another version of the script may have brought its own.
  if (document.querySelector('[data-dap-doctor]')) return close();
  panel = openPanel(styles, check, close);
  await tryPictures();
  await check();

  async function check(): Promise<void> {
    const old = await outdated;
    if (!panel || !open) return;
    const findings = [
      ...refused,
      ...scriptFindings(),
      ...old,
      ...markupFindings(),
      ...attributeFindings(),
      ...shownFindings(),
      ...colourFindings(panel.host),
      ...pageFindings(),
    ];
    outline(mark, findings);
    panel.show(findings, facts());
    for (const { name, says, paste } of findings) {
      const line = `${name}: ${says}\n${paste}`;
      if (!told.has(line)) console.info(line);
      told.add(line);
    }
  }
  function close(): void {
    open = false;
    stopFollowing();
    document.removeEventListener('dap-ready', check);
    outline(mark, []);
    panel?.remove();
  }
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

function sheet(rules: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(rules);
  return made;
}

/** Marks the widgets that suffer, within their own shadow, so that nothing of the page is touched. */
function outline(mark: CSSStyleSheet, findings: Finding[]): void {
  const marked = new Set(findings.map(({ element }) => element));
  for (const element of widgetsIn(document)) {
    const root = element.shadowRoot;
    if (!root) continue;
    const others = root.adoptedStyleSheets.filter((one) => one !== mark);
    root.adoptedStyleSheets = marked.has(element) ? [...others, mark] : others;
  }
}

/** What was looked at. */
function facts(): string[] {
  const [, pinned] = /\/embed\/(\d[^/]*)\//.exec(scriptUrl) ?? [];
  const widgets = widgetsIn(document).filter((element) => readerOf(element.localName));
  const each = widgets.map((element) => {
    const ready = element.shadowRoot?.querySelector('.widget');
    return `<${element.localName}> ${ready ? 'is there' : 'has not come yet'}`;
  });
  const [runs, ...others] = versionsHere();
  const beside = others.length ? ` Left out: ${others.join(', ')}.` : '';
  return [
    `Version ${runs}${pinned === runs ? ', pinned' : ''}, from ${new URL(scriptUrl).origin}.${beside} ${each.join(', ') || 'No widget in the page'}.`,
  ];
}
