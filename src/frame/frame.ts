// Runs in the page of one widget, which stands in a frame on somebody else's page: its attributes come by the address,
// its height goes to the page around it, and what opens over it opens near the finger, since the frame may be taller
// than the screen.
const widget = document.querySelector<HTMLElement>('main > *');
/** What is not said to the element but to the page. */
const wordOfPage: Record<string, (value: string) => void> = {
  theme: (value) => {
    document.documentElement.dataset.theme = value;
  },
  lang: (value) => {
    const [language = ''] = value.toLowerCase().split('-');
    document.documentElement.lang = value;
    document.documentElement.dir = ['ar', 'fa'].includes(language) ? 'rtl' : 'ltr';
  },
};

if (widget) void customElements.whenDefined(widget.localName).then((kind) => begin(widget, kind));

function begin(element: HTMLElement, kind: CustomElementConstructor): void {
  const { observedAttributes = [] } = kind as unknown as { observedAttributes?: string[] };
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (Object.hasOwn(wordOfPage, name)) wordOfPage[name]?.(value);
    if (observedAttributes.includes(name)) element.setAttribute(name, value);
    else
      console.warn(
        `<${element.localName}>: "${name}" in the address of its frame is none of its attributes, so it is left out. It takes ${observedAttributes.join(', ')}.`,
      );
  }
  announce(document.body);
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, stayNear, true);
}

/** Tells the page around how tall this one is, now and whenever that changes; nothing else leaves it. */
function announce(body: HTMLElement): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    parent.postMessage({ type: 'dap-height', height }, '*');
  }).observe(body);
}

/** Where the visitor is, in pixels from the top, for the windows and the toast (`frame.css`). */
function stayNear(event: Event): void {
  const target = event.composedPath()[0];
  const box = target instanceof Element ? target.getBoundingClientRect() : undefined;
  const y = event instanceof PointerEvent ? event.clientY : (box?.top ?? 0);
  const { style } = document.documentElement;
  // Phones tell pixels of their own screen, computers those of a screen that is larger than the browser.
  const seen = Math.min(innerHeight, Math.round(screen.availHeight * 0.7));
  const top = Math.min(Math.max(0, y - seen / 2), innerHeight - seen);
  style.setProperty('--seen', `${seen}px`);
  style.setProperty('--seen-from', `${Math.round(top)}px`);
  style.setProperty('--beside', `${Math.round(Math.max(0, (box?.top ?? y) - top))}px`);
}
