/** Event types, and the elements in which they stay. */
const guarded: [types: string[], inside: string][] = [
  // Includes copy, paste and selection: pages that protect their texts cancel these events.
  [
    ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu'],
    'dialog,input,textarea,[role=combobox]',
  ],
  [
    ['mousedown', 'pointerdown', 'touchstart', 'touchend', 'dragstart'],
    'dialog,input,textarea,select,button,label,summary,a,[role=combobox],[role=listbox]',
  ],
  [['wheel', 'touchmove'], 'dialog,textarea,[role=listbox]'],
];

/**
 * Keeps the events of our controls from the host page. It sees the custom element as their target, so its shortcuts would
 * react to letters, and scripts that allow presses only in an INPUT (copy protection, drag and scroll libraries) would
 * cancel ours. The page still receives `click`.
 * @param root not the node on which React listens: with zone.js, the first listener of a node decides whether all of them
 * are passive
 */
export function guardEvents(root: ShadowRoot): void {
  for (const [types, inside] of guarded)
    for (const type of types)
      root.addEventListener(
        type,
        (event) => {
          // A text node has no `closest`.
          const target = event.target as Partial<Element>;
          if (target.closest?.(inside) && (target.closest('dialog') || !isForPage(event)))
            event.stopPropagation();
        },
        // The browser scrolls without waiting for it.
        { passive: /^(wheel|touch(start|move))$/.test(type) },
      );
}

/** Escape, Tab and key combinations, except select all, copy, cut, paste, undo and redo. */
function isForPage(event: Event): boolean {
  const { key = '', ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!key) return false;
  return ctrlKey || metaKey ? !/^[acvxyz]$/i.test(key) : altKey || /^(Escape|Tab)$/.test(key);
}
