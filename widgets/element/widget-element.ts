import { ReactiveElement } from 'lit';
import { whatsapp } from '#company/facts.ts';
import { version } from '../../package.json';
import { directions, type Language } from '../i18n/languages.ts';
import { widgetTexts } from '../i18n/texts.ts';
import { type AttributeReader, propertyName } from './attributes.ts';
import { languageAttribute, languageOf } from './element-language.ts';
import { createNodes, type FirstRender, failureTexts } from './first-render.ts';
import { followPage } from './follow-page.ts';
import { guardEvents } from './guard-events.ts';
import { hydrateOnInteraction, idle, type Mount, maximumDelay } from './hydrate-on-interaction.ts';
import { base, builtFiles, importFirstRender, prefetch } from './import-files.ts';
import { type Failed, isFast, nearViewport, retry } from './loading.ts';
import type { ViewElement } from './react-view.tsx';
import { adoptStyles } from './stylesheets.ts';
import type { WidgetDefinition } from './widget.ts';

/**
 * The custom element around a widget: shadow root, attributes, language and fallback content. Near the viewport it shows
 * the first render, which is usable HTML. React loads and hydrates it when the visitor acts in it.
 * `src/build/api/table.ts` describes the attributes, properties and events of every element.
 */
export class WidgetElement extends ReactiveElement {
  static widget: WidgetDefinition;
  static reader: AttributeReader;
  /** The styles that apply before the widget has loaded. */
  static shell: string[];
  /** The versions of the scripts on this page; the first one has registered the elements. */
  static versions = [version];
  static builtFiles = builtFiles;

  #resolveReady: ((element: this) => void) | undefined;
  readonly ready = new Promise<this>((resolve) => {
    this.#resolveReady = resolve;
  });
  /** Contains the component. */
  readonly #container = document.createElement('div');
  readonly #fallback = document.createElement('div');
  readonly #isWanted = () => this.isConnected;
  #styles = this.#type.shell;
  /** The first render in the current language. */
  #first: FirstRender | undefined;
  /** Loads React and hydrates the first render. */
  #hydrate: (() => Promise<void>) | undefined;
  #isHydrating = false;
  #view: ViewElement | undefined;
  #isLoading = false;
  #isFetched = false;
  #hasFailed = false;
  /** `dap-error` has been dispatched since the widget was last shown. */
  #isReported = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends waiting for the viewport, or following the page. */
  #unfollow: (() => void) | undefined;

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  get #type(): typeof WidgetElement {
    return this.constructor as typeof WidgetElement;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const slot = document.createElement('slot');
    slot.addEventListener('slotchange', () => this.requestUpdate());
    this.#fallback.className = 'fallback';
    this.#fallback.append(slot);
    this.#container.className = 'widget';
    this.#container.hidden = true;
    root.append(this.#container, this.#fallback);
    adoptStyles(root, this.#styles);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#hasFailed) return;
    if (this.#first) this.#follow();
    else if (this.#isEager) void this.#load();
    // Not the host, which has no box with `display: contents`.
    else this.#unfollow = nearViewport(this.#fallback, () => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow?.();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** With this method, `moveBefore()` moves the element without disconnecting it. */
  connectedMoveCallback(): void {
    if (this.#first) this.#follow();
  }

  /** The stylesheets of the previous document do not apply in another one. */
  adoptedCallback(): void {
    // An element that was never connected has no shadow root. In a template, it needs no styles.
    const root = this.ownerDocument.defaultView && this.shadowRoot;
    if (root) adoptStyles(root, this.#styles);
    this.requestUpdate();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.requestUpdate();
  }

  /** Calls a method of the component when React has rendered it. */
  protected async callMethod(name: string): Promise<void> {
    await this.#hydrate?.();
    if (Object.hasOwn(this, name)) (Reflect.get(this, name) as () => void)();
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#unfollow?.();
    this.#startTimer();
    // At the same time as the styles.
    if (!this.#isDefault) this.#importReact().catch(() => {});
    const first = await this.#retry(() => this.#importFirst(), this.#loadFailed).catch(this.#fail);
    // Disconnected while loading: rendering now would leak. It loads again when it is connected again.
    if (!first || !this.isConnected) {
      this.#isLoading = false;
      return;
    }
    const root = this.renderRoot as ShadowRoot;
    this.#first = first;
    this.#styles = [...this.#type.shell, first.styles];
    adoptStyles(root, this.#styles);
    guardEvents(root);
    this.#hydrate = hydrateOnInteraction({
      root,
      prefetch: this.#prefetch,
      load: () => this.#loadMount(),
      late: this.#onLate,
      failed: this.#fail,
    });
    this.#follow();
  }

  /** Follows the page. Not before the widget has loaded, so an idle element has no observer. */
  #follow(): void {
    this.#unfollow?.();
    const onLanguage = () => this.requestUpdate();
    // On a fast connection, React is fetched when the visitor acts on the page.
    const onAction = () => isFast() && void idle().then(this.#prefetch, () => {});
    this.#unfollow = followPage(this, onLanguage, onAction);
    this.requestUpdate();
  }

  /** Imports the first render. Without one, React renders into an empty element. */
  async #importFirst(): Promise<FirstRender> {
    const { tag, load } = this.#type.widget;
    const language = languageOf(this);
    if (importFirstRender) return importFirstRender(tag.slice(4), language);
    const [{ sharedStyles }, { styles }, { texts }] = await Promise.all([
      import('./shared-styles.ts'),
      load(),
      textsOf(language),
    ]);
    return { language, failure: failureTexts(texts), styles: sharedStyles + styles, nodes: [] };
  }

  async #importReact() {
    const language = this.#first?.language ?? languageOf(this);
    const imports = [import('./react-view.tsx'), this.#type.widget.load(), textsOf(language)] as const;
    return Promise.all(imports);
  }

  readonly #prefetch = (): void => {
    if (!this.#isFetched) prefetch(this.renderRoot, () => this.#importReact());
    this.#isFetched = true;
  };

  async #loadMount(): Promise<Mount | undefined> {
    const mount = await this.#retry(() => this.#loadReact(), this.#loadFailed);
    if (mount && this.isConnected) return mount;
    // Rendered while it is disconnected, it would never be unmounted. It hydrates when the visitor acts again.
    this.#isHydrating = false;
    return undefined;
  }

  async #loadReact(): Promise<Mount> {
    this.#isFetched = true;
    this.#isHydrating = true;
    const [{ mountView, keepingControls }, component, texts] = await this.#importReact();
    return keepingControls(this.renderRoot as ShadowRoot, async (_, onCommitted) => {
      const container = this.#container;
      // A hidden first render shows outdated values. React renders into the empty container.
      if (container.hidden) container.replaceChildren();
      const props = this.#values();
      this.#view = await mountView(this, component, this.#type.reader.onWarning, {
        ...texts,
        container,
        direction: this.#direction,
        props,
        firstProps: { ...props, ...this.#initialValues },
        onCommitted,
        onError: this.#fail,
      });
      this.#show();
      // Something may have changed meanwhile.
      this.requestUpdate();
    });
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    if (this.#fallback.classList.contains('failed')) this.#renderNotice();
    if (this.#isEager && this.isConnected) void this.#load();
    if (!this.#first || this.#hasFailed || !this.isConnected) return;
    const language = languageOf(this);
    const own = this.getAttribute('lang') ?? '';
    const { parse, expected } = languageAttribute;
    if (parse(own) === undefined) this.#type.reader.warn('lang', own, expected, language);
    if (this.#view) {
      const { config } = this.#view;
      if (config.language !== language) void this.#switchLanguage();
      const props = { ...config.props, ...this.#values() };
      this.#view.config = { ...config, direction: this.#direction, props };
      return;
    }
    // React renders the current values afterwards.
    if (this.#isHydrating) return;
    const isOther = this.#first.language !== language;
    if (this.#isInUse) {
      // The content that the visitor may touch stays until React updates it.
      if (isOther || !this.#isDefault) void this.#hydrate?.();
    } else if (!this.#isDefault) {
      // The first render shows the default values, so hide it until React has loaded.
      this.#container.hidden = true;
      this.#fallback.classList.remove('replaced');
      this.#startTimer();
      void this.#hydrate?.();
    } else if (isOther) void this.#switchLanguage();
    else this.#showFirst(this.#first);
  }

  /** `auto` would take the direction of the first letter of a widget. */
  get #direction(): string {
    return this.dir === 'auto' ? '' : this.dir;
  }

  get #isEager(): boolean {
    return this.#value('loading') === 'eager';
  }

  /** True if the component would show the same as the first render. */
  get #isDefault(): boolean {
    const values = Object.entries(this.#initialValues);
    return (
      importFirstRender !== undefined &&
      !this.#type.widget.needsReactAtOnce?.(this) &&
      values.every(([name, initial]) => this.#value(name) === initial)
    );
  }

  /** The values that the first render shows, by the names of their properties. */
  get #initialValues(): Record<string, unknown> {
    const { widget, reader } = this.#type;
    const others = ['theme', 'loading', ...(widget.notInFirstRender ?? [])];
    const shown = reader.attributes.filter(([name]) => !others.includes(name));
    return Object.fromEntries(shown.map(([name, { initial }]) => [propertyName(name), initial]));
  }

  /** The previous language stays until the new one has loaded. */
  async #switchLanguage(): Promise<void> {
    if (this.#view) {
      const texts = await this.#retry(() => textsOf(languageOf(this)));
      if (texts) this.#view.config = { ...this.#view.config, ...texts };
    } else {
      const first = await this.#retry(() => this.#importFirst());
      if (first && !this.#isHydrating && !this.#isInUse) this.#first = first;
    }
    this.requestUpdate();
  }

  get #isInUse(): boolean {
    const isWaiting = this.#container.querySelector('[aria-busy]') !== null;
    return !this.#container.hidden && (isWaiting || isInUse(this.#container));
  }

  #showFirst(first: FirstRender): void {
    const { language, nodes } = first;
    const container = this.#container;
    if (container.lang !== language) container.replaceChildren(...createNodes(nodes, base, container));
    container.lang = language;
    container.dir = this.#direction || directions[language];
    this.#show();
  }

  /** Replaces the fallback content in one task, so that the layout does not shift; while it is in use, it stays. */
  #show(): void {
    if (this.#hasFailed) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isReported = false;
    // Not for a focused link: a dialog of the page moves the focus to the first one in it.
    const used = this.querySelector(':is(input, textarea, select):focus, :active');
    if (this.#container.hidden && (hasTypedControl(this) || used)) {
      for (const type of ['focusout', 'pointerup', 'pointercancel'])
        this.addEventListener(type, () => void setTimeout(() => this.#show()), { once: true });
      return;
    }
    this.#container.hidden = false;
    this.#fallback.classList.add('replaced');
    if (!this.#resolveReady) return;
    this.#resolveReady(this);
    this.#resolveReady = undefined;
    this.#emit('dap-ready');
  }

  /** Shows the fallback content, without the reserved space, which would stay empty below it. */
  #showFallback(): void {
    this.#fallback.className = 'fallback failed';
    this.#renderNotice();
  }

  /** Without fallback content, a sentence and a link to the chat take its place. */
  #renderNotice(): void {
    const { height, fallbackNumber = () => whatsapp } = this.#type.widget;
    this.#fallback.querySelector('p')?.remove();
    const isEmpty = !this.querySelector('*') && !this.textContent?.trim();
    if (!isEmpty || !(this.#first || height)) return;
    const { language, failure: [sentence = '', label = 'WhatsApp'] = [] } = this.#first ?? {
      language: languageOf(this),
    };
    const notice = document.createElement('p');
    notice.lang = language;
    notice.dir = this.#direction || directions[language];
    notice.append(sentence, ' ');
    const number = fallbackNumber(this);
    if (number) {
      const link = document.createElement('a');
      const attributes = {
        href: `https://wa.me/${number.replace(/\D/g, '')}`,
        target: '_blank',
        rel: 'noopener',
        textContent: label,
      };
      notice.append(Object.assign(link, attributes));
    }
    this.#fallback.append(notice);
  }

  /** Files or React are missing after six seconds. Loading continues. */
  readonly #onLate = (): void => {
    if (!this.isConnected) return;
    this.#reportLoad(new Error('The widget has not loaded within six seconds.'));
    this.#showFallback();
  };

  #startTimer(): void {
    this.#timer ??= setTimeout(this.#onLate, maximumDelay);
  }

  #reportLoad(error: unknown): void {
    if (!this.#isReported) this.#emit('dap-error', { reason: 'load', error });
    this.#isReported = true;
  }

  #retry<Value>(load: () => Promise<Value>, failed?: Failed): Promise<Value | undefined> {
    return retry(load, this.#isWanted, failed, this);
  }

  readonly #loadFailed: Failed = (before, error) => {
    // Not a file that is missing or cut: its code has thrown.
    if (!(error instanceof SyntaxError) && !/fetch|import|load|module/i.test(`${error}`)) throw error;
    if (before === 0) this.#reportLoad(error);
  };

  /** The widget has thrown. Its fallback content appears, and the console shows the error once. */
  readonly #fail = (error: unknown): void => {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    console.error(
      `<${this.localName}>: An error has stopped the widget. Showing its fallback content.`,
      error,
    );
    this.#container.hidden = true;
    this.#showFallback();
    this.#emit('dap-error', { reason: 'render', error });
  };

  #emit(type: string, detail?: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #value(name: string): unknown {
    return Reflect.get(this, propertyName(name));
  }

  #values(): Record<string, unknown> {
    const names = this.#type.reader.attributes.map(([name]) => name);
    return Object.fromEntries(names.map((name) => [propertyName(name), this.#value(name)]));
  }
}

const textsOf = async (language: Language) => ({ language, texts: await widgetTexts(language) });

/** True if something in a part is focused, pressed, or filled in. */
function isInUse(part: Element): boolean {
  return hasTypedControl(part) || part.querySelector(':focus, :active') !== null;
}

function hasTypedControl(part: Element): boolean {
  const controls = part.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...controls].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
