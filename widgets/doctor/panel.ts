/**
 * The panel of the doctor. It uses DOM nodes only, because Trusted Types can forbid markup. Quotes from the page are
 * inserted as text.
 */
export type Panel = {
  host: HTMLElement;
  show: (findings: Finding[], page: string[]) => void;
  remove: () => void;
};

/**
 * @param styles its stylesheet
 * @param again is called by the button “Check again”
 * @param close is called by the button “Close”
 */
export function openPanel(styles: CSSStyleSheet, again: () => unknown, close: () => void): Panel {
  const host = document.createElement('div');
  host.setAttribute('data-dap-doctor', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const title = make('h2', '');
  const page = make('div', '');
  const list = document.createElement('ol');
  const header = document.createElement('header');
  header.append(title, button('Check again', again), button('Close', close));
  const panel = document.createElement('div');
  panel.className = 'doctor';
  panel.lang = 'en';
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Doctor');
  title.setAttribute('role', 'status');
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
      title.textContent = findings.length
        ? `${findings.length} ${findings.length === 1 ? 'issue' : 'issues'} found`
        : 'No issues found';
      const lines = facts.map((fact) => make('p', fact));
      for (const line of lines) line.className = 'page';
      page.replaceChildren(...lines);
      list.replaceChildren(...findings.map(item));
    },
    remove: () => host.remove(),
  };
}

function item({ name, problem, fix }: Finding): HTMLElement {
  const row = document.createElement('li');
  const line = make('pre', fix);
  line.tabIndex = 0;
  row.dataset.name = name;
  row.append(make('h3', name.replaceAll('-', ' ')), make('p', problem), line);
  return row;
}

function make(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function button(text: string, pressed: () => unknown): HTMLElement {
  const element = make('button', text);
  element.addEventListener('click', () => pressed());
  return element;
}

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
