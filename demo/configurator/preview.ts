// What the builder shows: one widget on a page whose policy is the strictest that a partner could have. The page of
// the builder says what behind the # of the address.

import { tagNames } from '../../widgets/tags.ts';

type Told = [tag: string, attributes: [string, string][], look: [string, string][]];

function show(): void {
  const [tag, attributes, look]: Told = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  if (!tagNames.some((name) => name === tag)) return;
  const known = document.querySelector<HTMLElement>(tag);
  // One that is there changes while it lives, as on a partner's page, and what was typed stays.
  const widget = known ?? document.createElement(tag);
  for (const name of widget.getAttributeNames()) {
    if (name !== 'style' && !attributes.some(([one]) => one === name)) widget.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
  }
  widget.style.cssText = '';
  for (const [name, value] of look) widget.style.setProperty(name, value);
  if (!known) document.querySelector('main')?.replaceChildren(widget);
}

addEventListener('hashchange', show);
if (location.hash) show();
