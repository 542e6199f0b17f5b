/** Includes copy, paste and selection: pages that protect their texts cancel these events. */
const eventTypes = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu'];

/**
 * Stops keyboard events of form controls from reaching the host page. The page sees the custom element as their target,
 * which is not an input, so its shortcuts would react to letters, digits and arrow keys. Escape, Tab and key
 * combinations still reach it. Events of a dialog never do.
 * @param view the element that React attaches its listeners to, so React still receives the events
 */
export function stopTypingEvents(view: HTMLElement): void {
  for (const type of eventTypes) view.addEventListener(type, stop);
}

function stop(event: Event): void {
  // The target of `selectstart` is a text node, which has no `closest`.
  const target = event.target as Partial<Element>;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  const passes = ctrlKey || metaKey ? !/^[acvxyz]$/i.test(key) : altKey || /^(Escape|Tab)$/.test(key);
  if (target.closest?.('dialog') || (!passes && target.closest?.('input,textarea,[role=combobox]')))
    event.stopPropagation();
}
