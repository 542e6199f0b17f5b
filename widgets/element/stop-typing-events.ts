/** What copies and pastes, by hand, by key and by menu, is typing too: pages that guard their words forbid it. */
const typing = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu'];

/**
 * Keeps from the page what is typed into our controls. To a page they are one element that is no input: its
 * shortcuts would take letters, digits and arrows away. Escape, Tab and combinations go on to it, and nothing
 * does from our windows, which lie over it.
 * @param view that React listens on as well, so nothing is kept from us
 */
export function stopTypingEvents(view: HTMLElement): void {
  for (const type of typing) view.addEventListener(type, keep);
}

function keep(event: Event): void {
  // Where a selection starts, a text.
  const at = event.target as Partial<Element>;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  const passes = ctrlKey || metaKey ? !/^[acvxyz]$/i.test(key) : altKey || /^(Escape|Tab)$/.test(key);
  if (at.closest?.('dialog') || (!passes && at.closest?.('input,textarea,[role=combobox]')))
    event.stopPropagation();
}
