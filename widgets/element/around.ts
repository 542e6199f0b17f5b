/** The element around this one as it is shown, through slots and shadow borders. */
export function around(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
}
