/**
 * The panel of the doctor. It uses DOM nodes only, because Trusted Types can forbid markup. Quotes from the page are
 * inserted as text.
 */
export type Panel = {
  host: HTMLElement;
  show: (findings: Finding[], facts: string[]) => void;
};

/** A problem on the page that keeps a widget from working or from being seen. */
export type Finding = {
  /** A short name that does not change, for reports. */
  name: string;
  /** What is wrong, and what happens instead. Quotes the page. */
  problem: string;
  /** What to do, ready to paste where possible. */
  fix: string;
  /** The affected widget. */
  element?: Element;
};

/**
 * @param again is called by the button “Check again”
 * @param close is called by the button “Close”
 */
export function openPanel(styles: CSSStyleSheet, again: () => unknown, close: () => void): Panel {
  const host = make('div');
  host.dataset.dapDoctor = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const panel = make('div', { className: 'doctor', lang: 'en', role: 'region', ariaLabel: 'Doctor' });
  const title = make('h2', { role: 'status' });
  const page = make('div');
  const list = make('ol');
  const header = make('header');
  const buttons = { 'Check again': again, Close: close };
  const pressable = Object.entries(buttons).map(([textContent, press]) =>
    make('button', { textContent, onclick: () => press() }),
  );
  header.append(title, ...pressable);
  panel.append(header, page, list);
  root.append(panel);
  document.documentElement.append(host);
  // Above dialogs of the page, if the browser supports popovers.
  if ('popover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }
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
