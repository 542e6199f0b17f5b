// The preview of the configurator: one widget on a page with a strict Content-Security-Policy. The fragment of the URL
// contains the settings.

import { tagNames } from '../../widgets/widget-names.ts';

type Settings = [tag: string, attributes: [string, string][], style: [string, string][]];

function show(): void {
  const [tag, attributes, style]: Settings = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  if (!tagNames.some((name) => name === tag)) return;
  // An existing widget is updated, so that it keeps its input.
  const widget = document.querySelector<HTMLElement>(tag) ?? document.createElement(tag);
  for (const name of widget.getAttributeNames()) widget.removeAttribute(name);
  for (const [name, value] of attributes) widget.setAttribute(name, value);
  for (const [name, value] of style) widget.style.setProperty(name, value);
  if (!widget.isConnected) document.querySelector('main')?.replaceChildren(widget);
}

// Only in a frame of this site: a link to this page must not choose who receives the orders.
if (frameElement) {
  // The frame is not taller than the widget and the two lines of its border.
  const fit = () => {
    (frameElement as HTMLElement).style.maxBlockSize = `${document.body.offsetHeight + 2}px`;
  };
  new ResizeObserver(fit).observe(document.body);
  addEventListener('hashchange', show);
  if (location.hash) show();
}
