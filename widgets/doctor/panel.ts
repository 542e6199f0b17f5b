import type { Finding } from './finding.ts';

/**
 * The window of the doctor. It is made of plain nodes, because the strictest pages, which need it most, let no
 * template library in (Trusted Types); what is quoted from the page is text and never markup.
 */
export type Panel = {
  host: HTMLElement;
  show: (findings: Finding[], page: string[]) => void;
  remove: () => void;
};

/**
 * @param styles its style sheet
 * @param again the person has mended something and asks once more
 * @param close the person has read enough
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
  // Over windows of the page too, where the browser has such a layer.
  if ('popover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }
  return {
    host,
    show: (findings, facts) => {
      title.textContent = findings.length
        ? `${findings.length === 1 ? 'One thing' : `${findings.length} things`} to mend on this page`
        : 'Healthy: nothing to mend on this page';
      const lines = facts.map((fact) => make('p', fact));
      for (const line of lines) line.className = 'page';
      page.replaceChildren(...lines);
      list.replaceChildren(...findings.map(item));
    },
    remove: () => host.remove(),
  };
}

function item({ name, says, paste }: Finding): HTMLElement {
  const row = document.createElement('li');
  const line = make('pre', paste);
  line.tabIndex = 0;
  row.dataset.name = name;
  row.append(make('h3', name.replaceAll('-', ' ')), make('p', says), line);
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
